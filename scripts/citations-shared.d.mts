export function rulesFolder(): string | undefined;
export function sharedRulesFile(name: string): string | undefined;
export function sharedRulesBytes(name: string): Uint8Array | undefined;
export function sharedRulesTexts(): string[];
export function sayNotChecked(what: string): void;
export function ownSources(): { path: string; text: string }[];
