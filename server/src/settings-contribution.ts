import * as z from "zod/mini";
import { type SettingKey, settingKeys, settingsSchema } from "./settings.ts";

/**
 * Settings that only the user's own settings.json may set, never a workspace's: a workspace must not choose which
 * file of the machine is read.
 */
const machineSettings: readonly SettingKey[] = ["rules.file"];

/**
 * The `contributes.configuration` of package.json, made from the one settings schema. Descriptions are
 * `%setting.<key>%`, looked up in package.nls.json.
 */
export function settingsContribution(): object {
  const schema = z.toJSONSchema(settingsSchema, { io: "input" }) as { properties: Record<string, object> };
  const properties: Record<string, object> = {};
  for (const [order, key] of settingKeys.entries()) {
    properties[`cardwright.${key}`] = {
      ...withoutPropertyNames(schema.properties[key] ?? {}),
      markdownDescription: `%setting.${key}%`,
      scope: machineSettings.includes(key) ? "machine" : "window",
      order,
    };
  }
  return { title: "Cardwright", properties };
}

/** zod says that a record's keys are strings; VS Code's settings editor does not know that word of JSON Schema. */
function withoutPropertyNames(property: object): object {
  return Object.fromEntries(Object.entries(property).filter(([name]) => name !== "propertyNames"));
}
