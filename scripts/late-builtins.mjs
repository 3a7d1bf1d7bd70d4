/** What the server's library asks Node for and we never use: names for pipes, processes that search for modules. */
const rarelyUsed = /^(?:node:)?(?:crypto|child_process)$/;

/**
 * For esbuild: modules of Node that the language server's library asks for when it is loaded, and hardly ever uses, are loaded when
 * something in them is used. Each takes as long to load as reading several cards.
 */
export const lateBuiltins = {
  name: "late builtins",
  setup(build) {
    build.onResolve({ filter: rarelyUsed }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]vscode-/.test(importer) ? { path, namespace: "late-builtin" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "late-builtin" }, ({ path }) => {
      const module = JSON.stringify(path.startsWith("node:") ? path : `node:${path}`);
      return {
        contents: `module.exports = new Proxy({}, { get: (_, name) => require(${module})[name] });`,
        loader: "js",
      };
    });
  },
};
