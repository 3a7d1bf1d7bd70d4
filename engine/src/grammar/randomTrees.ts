/** Trees at random: what a grammar can print, however little sense it makes. */
import type { Grammar, OpenRule, Rule, TemplateDefinition } from "./grammar.ts";
import { Sampler } from "./selfTest.ts";
import type { Variant } from "./template.ts";
import type { TreeNode } from "./tree.ts";

/** Gives numbers from 0 up to 1, without 1. */
export type RandomNumbers = () => number;

/** One way to make a tree of a rule. */
type Way = OpenRule | { readonly definition: TemplateDefinition; readonly variant: Variant };

/** Makes trees of a grammar's rules at random, in their usual wordings. Rules of mistaken wordings are left out. */
export class RandomTrees {
  private readonly sampler: Sampler;
  private readonly ways = new Map<Rule, readonly Way[]>();

  /**
   * @param deepest how many templates may stand inside each other; further in, the smallest sample of a rule is taken
   * @param leavesOut which open rules are left out beside those of mistaken wordings
   */
  constructor(
    private readonly grammar: Grammar,
    private readonly random: RandomNumbers,
    private readonly deepest: number,
    private readonly leavesOut: (open: OpenRule) => boolean = () => false,
  ) {
    this.sampler = new Sampler(grammar, leavesOut);
  }

  /** A tree of a rule. Throws on a rule that has no sample. */
  treeOf(rule: Rule, depth = 0): TreeNode {
    const ways = depth < this.deepest ? this.waysOf(rule) : [];
    const way = ways[Math.floor(this.random() * ways.length)];
    if (way) return "sample" in way ? way.sample() : this.treeBy(way.definition, way.variant, depth);
    const sample = this.sampler.sampleOf(rule);
    if (!sample) throw new Error(`the rule "${rule.name}" has no sample`);
    return structuredClone(sample);
  }

  private treeBy(definition: TemplateDefinition, variant: Variant, depth: number): TreeNode {
    const node: TreeNode = { kind: definition.kind ?? "", ...definition.options.set };
    const inside = definition.kind === null ? depth : depth + 1;
    for (const element of variant.elements) {
      if (element.type !== "slot") continue;
      const rule = this.grammar.rule(element.rule);
      const least = element.repeat === "any" ? 0 : 1;
      const most = element.repeat === "once" ? 1 : least + 1;
      const count = least + Math.floor(this.random() * (most - least + 1));
      for (let i = 0; i < count; i++) {
        const tree = this.treeOf(rule, inside);
        if (!variant.arrays.has(element.name)) node[element.name] = tree;
        else node[element.name] = [...((node[element.name] as TreeNode[] | undefined) ?? []), tree];
      }
    }
    if (definition.kind === null) return node.it as TreeNode;
    definition.options.finish?.(node, () => undefined);
    return node;
  }

  private waysOf(rule: Rule): readonly Way[] {
    let ways = this.ways.get(rule);
    if (!ways) {
      const templates = this.grammar.definitions.filter((definition) => definition.rule === rule.name);
      ways = [
        ...rule.open.filter((open) => !this.leavesOut(open)),
        ...templates.flatMap((definition) =>
          definition.variants
            .filter((variant) => variant.tags.length === 0 && this.canMake(variant))
            .map((variant) => ({ definition, variant })),
        ),
      ];
      this.ways.set(rule, ways);
    }
    return ways;
  }

  private canMake({ elements }: Variant): boolean {
    return elements.every((element) => {
      if (element.type !== "slot") return true;
      const rule = this.grammar.rule(element.rule);
      return !rule.mistaken && this.sampler.sampleOf(rule) !== undefined;
    });
  }
}
