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

const HIDING_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}none/i;

/** Whether markup hides a node. Style sheets aren't read. */
export function hides({ attribs }: Node): boolean {
  return (
    attribs !== undefined &&
    (attribs.hidden !== undefined || (attribs.style !== undefined && HIDING_STYLE.test(attribs.style)))
  );
}

type Visits = { enter: (node: Node) => void; end: (node: Node) => void };

/** Visits each node, and the end of each that may have children. Without recursion, for deep nesting. */
export function walkNodes(root: Node, { enter, end }: Visits): void {
  for (let node: Node | undefined = root; node !== undefined; ) {
    enter(node);
    let next: Node | undefined = node.children?.[0];
    for (let done: Node = node; next === undefined; done = done.parent ?? root) {
      if (done.children !== undefined) end(done);
      if (done === root) return;
      next = done.next ?? undefined;
    }
    node = next;
  }
}
