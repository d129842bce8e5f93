/** What the parser makes; cheerio's own types come from packages of its own. */
export type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
  next?: Node | null;
  prev?: Node | null;
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

/** Whether an element stands at once behind another with a word in it, as boxes do that a style sheet sets apart. */
export function followsWords({ prev }: Node): boolean {
  let inner: Node | null | undefined = prev;
  if (inner?.children === undefined) return false;
  // A letter alone is the beginning of a word, or a sign of money.
  for (let depth = 0; depth < 4 && inner?.children !== undefined; depth += 1) inner = inner.children[0];
  return (inner?.data ?? '').trim().length > 1;
}
