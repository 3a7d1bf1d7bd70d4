/**
 * Imports point one way: text → grammar → language, actions, keywords → cards, rules → checks | game → simulate → server →
 * client. Each ring may import itself and what stands before it.
 */
const rings = [
  ["text"],
  ["grammar"],
  ["language", "actions", "keywords"],
  ["cards", "rules"],
  ["checks", "game", "formats"],
  ["simulate"],
];

const inward = rings.slice(0, -1).map((ring, index) => {
  const outer = rings.slice(index + 1).flat();
  return {
    name: `${ring.join("-")}-imports-inward-only`,
    severity: "error",
    from: { path: `^engine/src/(${ring.join("|")})/`, pathNot: "\\.test\\.ts$" },
    to: { path: `^engine/src/(${outer.join("|")})/` },
  };
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...inward,
    {
      name: "checks-and-game-do-not-meet",
      comment: "The judge and the game are separate readers of the same trees.",
      severity: "error",
      from: { path: "^engine/src/(checks|game)/" },
      to: { path: "^engine/src/(checks|game)/", pathNot: "^engine/src/$1/" },
    },
    {
      name: "engine-is-pure",
      comment: "No Node, no editor, no network in the engine: it runs in a web worker too.",
      severity: "error",
      from: { path: "^engine/src/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-imports-no-editor",
      severity: "error",
      from: { path: "^engine/src/" },
      to: { path: "^(server|client|test)/|vscode" },
    },
    {
      name: "only-the-server-speaks-the-protocol",
      severity: "error",
      from: { pathNot: "^(server/|node_modules/)" },
      to: { path: "node_modules/vscode-languageserver/" },
    },
    {
      name: "server-imports-no-client",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^client/|node_modules/vscode-languageclient|^vscode$" },
    },
    {
      name: "the-client-takes-only-the-protocol-from-the-server",
      comment: "The client must not pull the language server into its own process.",
      severity: "error",
      from: { path: "^client/", pathNot: "\\.test\\.ts$" },
      to: { path: "^server/src/", pathNot: "^server/src/(protocol|rules-protocol|localize|settings)\\.ts$" },
    },
    {
      name: "only-entries-use-node",
      comment: "The server's core also runs in a web worker.",
      severity: "error",
      from: { path: "^server/src/lsp/", pathNot: "^server/src/lsp/((node|node-start|compiled-code)\\.ts$|testing/)|\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    { name: "no-circles", severity: "error", from: { path: "^(server|client)/" }, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^vscode$" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "browser", "default", "types"] },
  },
};
