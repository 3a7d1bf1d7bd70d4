import { stat } from "node:fs/promises";
import path from "node:path";
import { extensionFolder, packageFile } from "../../test/host/folder.mjs";

/** Sizes of what ships: bundles in kilobytes, the VSIX in megabytes. */
export async function measureSizes() {
  const kilobytes = async (name) => (await stat(path.join(extensionFolder, "out", name))).size / 1024;
  return {
    serverBundle: (await kilobytes("server.js")) + (await kilobytes("server-main.js")),
    clientBundle: await kilobytes("extension.js"),
    webServerBundle: await kilobytes("web/server.js"),
    vsix: (await stat(packageFile)).size / 1024 / 1024,
  };
}
