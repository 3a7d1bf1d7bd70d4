import path from "node:path";

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, "../..");

/** Where the offline VS Code and, if need be, its browser are laid (git-ignored). */
export const hostFolder = path.join(root, ".vscode-host");

/** Where a run's pictures go (git-ignored). */
export const pictureFolder = path.join(root, ".out", "shots");

/** Where `scripts/build.mjs` puts the extension exactly as it ships. */
export const extensionFolder = path.join(root, "dist", "vscode");

/** The package that `scripts/build.mjs --package` writes. */
export const packageFile = path.join(root, "dist", "cardwright.vsix");
