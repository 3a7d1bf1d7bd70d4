import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["engine/src/**/*.test.ts", "server/src/**/*.test.ts", "client/src/**/*.test.ts"] },
});
