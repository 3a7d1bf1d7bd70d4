import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["engine/src/**/*.test.ts", "server/src/**/*.test.ts", "client/src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Reading the first line builds the grammar, and the machine may be busy: the usual five seconds are too short.
    testTimeout: 60_000,
    // Test files of a thread share what they load, so that the grammar is built once a thread and not once a file: a tenth of
    // the time. What a test changes for all (translations, settings), it puts back.
    pool: "threads",
    isolate: false,
  },
});
