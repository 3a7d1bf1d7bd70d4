import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
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
  const { source, cachedData } = readBoth(bundle, kept);
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

/**
 * Where the compiled code of a bundle is kept. Each build of each host has a file of its own: code of another one with the same V8 is not
 * always refused, newer V8 ends the process over it.
 */
export function keptCodeOf(
  bundle: string,
  versions: Readonly<Record<string, string | undefined>> = process.versions,
): string {
  let hash = 0;
  for (const [name, version] of Object.entries(versions))
    for (const letter of `${name} ${version};`) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${bundle}.${versions.v8}-${process.arch}-${(hash >>> 0).toString(36)}.compiled`;
}

/** Reads a bundle and the code kept of it, unless the bundle is newer. Both go through the same memory: a server starts with megabytes less. */
function readBoth(bundle: string, kept: string): { source: string; cachedData: Buffer | undefined } {
  const size = sizeOfKept(kept, bundle);
  const file = openSync(bundle, "r");
  try {
    const length = fstatSync(file).size;
    const memory = Buffer.allocUnsafeSlow(Math.max(length, size));
    const source = memory.toString("latin1", 0, readWhole(file, memory, length));
    return { source, cachedData: size > 0 ? readKept(kept, memory, size) : undefined };
  } finally {
    closeSync(file);
  }
}

/** How many bytes are kept; 0 where none are, or the bundle is newer. */
function sizeOfKept(kept: string, bundle: string): number {
  try {
    const { mtimeMs, size } = statSync(kept);
    return mtimeMs >= statSync(bundle).mtimeMs ? size : 0;
  } catch {
    return 0;
  }
}

function readKept(kept: string, memory: Buffer, size: number): Buffer | undefined {
  try {
    const file = openSync(kept, "r");
    try {
      return memory.subarray(0, readWhole(file, memory, size));
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined; // another server wrote it anew
  }
}

/** Reads up to so many bytes into memory; gives how many there were. */
function readWhole(file: number, memory: Buffer, length: number): number {
  let done = 0;
  while (done < length) {
    const read = readSync(file, memory, done, length - done, done);
    if (read === 0) break;
    done += read;
  }
  return done;
}
