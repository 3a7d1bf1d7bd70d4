import Mocha from "mocha";

/** Announces every test file to mocha, which must know its own globals first. */
declare const require: (file: string) => unknown;

/**
 * What VS Code starts: runs every test in it and ends with an error when one fails. Prints `N passed, N failed` alone on a
 * line, which `scripts/test.mjs` adds to its own count.
 */
export async function run(): Promise<void> {
  const grep = process.env.CARDWRIGHT_ONLY; // a part of the names of those to run, for work on one of them
  const options = { ui: "bdd", color: false, timeout: 30_000, forbidOnly: true, forbidPending: true } as const;
  const mocha = new Mocha({ ...options, ...(grep ? { grep } : {}) });
  mocha.suite.emit("pre-require", globalThis, "suite", mocha);
  require("./suite/all.ts");
  const { passed, failed } = await new Promise<{ passed: number; failed: number }>((resolve) => {
    const runner = mocha.run((failures) => resolve({ passed: runner.stats?.passes ?? 0, failed: failures }));
  });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) throw new Error(`${failed} tests failed, ${passed} passed`);
}
