/** What the parser makes; cheerio's own types come from packages of its own. */
export type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
  next?: Node | null;
  parent?: Node | null;
  startIndex?: number | null;
  endIndex?: number | null;
};

/** Of elements around one that are looked at: whoever nests deeper hides nothing there. */
const MAX_AROUND = 200;
const HIDING_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}none/i;

/** Whether a node, or one that it stands in, is such a one. */
export function isAround(from: Node | null | undefined, is: (node: Node) => boolean): boolean {
  let node = from;
  for (let depth = 0; depth < MAX_AROUND && node; depth += 1) {
    if (is(node)) return true;
    node = node.parent;
  }
  return false;
}

/** As far as markup says so. What stands in `noscript` is for browsers without scripts, which nobody has. */
export function hides({ name, attribs }: Node): boolean {
  if (name === 'template' || name === 'noscript') return true;
  if (attribs === undefined) return false;
  const { hidden, style } = attribs;
  return hidden !== undefined || (style !== undefined && HIDING_STYLE.test(style));
}
