/** `npm run package`: packs the extension as `dist/cardwright.vsix`, installing what the build needs where it is missing. */
import path from "node:path";
import { packageFile, root } from "../test/host/folder.mjs";
import { installIfNeeded } from "./install.mjs";

await installIfNeeded();
const { buildExtension } = await import("./build.mjs");
const sizes = await buildExtension({ forPackage: true });
for (const [name, size] of Object.entries(sizes)) console.log(`${name.padEnd(18)} ${(size / 1024).toFixed(0)} KB`);
console.log(
  `\n${path.relative(process.cwd(), packageFile) || packageFile}: install it with\n  code --install-extension ${path.relative(root, packageFile)}`,
);
