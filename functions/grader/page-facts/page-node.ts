/** A node of the parser. Cheerio's own types come from separate packages. */
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

/** Ancestors that are checked. Deeper nesting hides nothing. */
const MAX_AROUND = 200;
const HIDING_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}none/i;

/** Whether a node or one of its ancestors satisfies the test. */
export function isAround(from: Node | null | undefined, is: (node: Node) => boolean): boolean {
  let node = from;
  for (let depth = 0; depth < MAX_AROUND && node; depth += 1) {
    if (is(node)) return true;
    node = node.parent;
  }
  return false;
}

/** Whether markup hides a node. Content of `noscript` counts as hidden, because all browsers run scripts. */
export function hides({ name, attribs }: Node): boolean {
  if (name === 'template' || name === 'noscript') return true;
  if (attribs === undefined) return false;
  const { hidden, style } = attribs;
  return hidden !== undefined || (style !== undefined && HIDING_STYLE.test(style));
}
