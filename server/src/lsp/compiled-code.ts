import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Script } from "node:vm";

/** A script that has been started, and how its code came about. */
export interface StartedScript {
  readonly exports: unknown;
  /** Whether code compiled by an earlier run was used. */
  readonly wasCompiled: boolean;
  /** Keeps the code compiled so far for the next run; does nothing where it can't be written, or was kept before. */
  keep(): void;
}

/**
 * Runs a bundle, a function of what CommonJS modules are given, with the code that V8 compiled when it last ran, kept in a file beside it: compiling is a good part of
 * what starting takes. V8 itself refuses code of another version, flags or source and compiles anew. Node 22 has this built
 * in (`module.enableCompileCache`); the Node that editors start servers with may be older.
 */
export function startCompiled(bundle: string): StartedScript {
  const kept = keptCodeOf(bundle);
  const source = readFileSync(bundle, "latin1");
  const cachedData = readKept(kept, bundle);
  const script = new Script(source, { filename: bundle, ...(cachedData ? { cachedData } : {}) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, path.dirname(bundle));
  const wasCompiled = cachedData !== undefined && script.cachedDataRejected === false;
  let isKept = wasCompiled;
  const keep = (): void => {
    if (isKept) return;
    isKept = true;
    const own = `${kept}.${process.pid}`;
    try {
      // Written whole under a name of its own first: another server may read it at any time.
      writeFileSync(own, script.createCachedData());
      renameSync(own, kept);
    } catch {
      rmSync(own, { force: true });
    }
  };
  return { exports: module.exports, wasCompiled, keep };
}

/** Where the compiled code of a bundle is kept: each V8 has a file of its own. */
export function keptCodeOf(bundle: string): string {
  return `${bundle}.${process.versions.v8}-${process.arch}.compiled`;
}

/** The kept code, unless the bundle is newer. */
function readKept(kept: string, bundle: string): Buffer | undefined {
  try {
    return statSync(kept).mtimeMs >= statSync(bundle).mtimeMs ? readFileSync(kept) : undefined;
  } catch {
    return undefined;
  }
}
