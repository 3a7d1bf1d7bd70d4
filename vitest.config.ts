import { defineConfig } from "vitest/config";

export default defineConfig({
  // Reading the first line builds the grammar, and the machine may be busy: the usual five seconds are too short.
  test: {
    testTimeout: 60_000,
    include: ["engine/src/**/*.test.ts", "server/src/**/*.test.ts", "client/src/**/*.test.ts"],
  },
});
