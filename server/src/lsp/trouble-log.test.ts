import { expect, test } from "vitest";
import { TroubleLog } from "./trouble-log.ts";

test("passes everything on, and keeps the latest failures and warnings", () => {
  const sent: string[] = [];
  const to = (level: string) => (message: string) => void sent.push(`${level} ${message}`);
  const log = new TroubleLog({ info: to("info"), warn: to("warn"), error: to("error") });
  log.info("started");
  log.warn("slow");
  for (let i = 0; i < 20; i++) log.error(String(i));
  expect(sent.slice(0, 3)).toEqual(["info started", "warn slow", "error 0"]);
  expect(log.troubles).toHaveLength(20);
  expect(log.troubles[0]).toBe("0");
});

test("a connection that is closed does no harm", () => {
  const fail = () => {
    throw new Error("closed");
  };
  const log = new TroubleLog({ info: fail, warn: fail, error: fail });
  expect(() => log.error("late")).not.toThrow();
});
