import { load } from 'cheerio/slim';
import { cutSnippet, tidy } from './facts.ts';

/** Tags that are read per page; real pages have up to about ten thousand. */
const MAX_TAGS = 40_000;
const MAX_CHARACTERS = 3 * 1024 * 1024;
/** Text lines per page; a long menu has a thousand. */
const MAX_LINES = 20_000;
/** Characters per line; parsers look at the beginning. */
const LINE_CHARACTERS = 20_000;
/** Characters per element, so that nested elements aren't read over and over. */
const TEXT_CHARACTERS = 1000;
const QUOTED_CHARACTERS = 200;
/** Levels above an element, and nodes in it, that are looked at. */
const NEAR = 100;

/** A node of the parser. Cheerio's own types come from separate packages. */
type Node = {
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

/** A page as lists: shown elements by name in page order, and lines of visible text. */
export type PageOutline = {
  named: (name: string, ...others: string[]) => PageElement[];
  /** Elements with microdata, shown or not. */
  described: PageElement[];
  lines: string[];
  isPartlyRead: boolean;
};

export const headingsOf = (outline: PageOutline) => outline.named('h1', 'h2', 'h3', 'h4', 'h5', 'h6');

const wordSet = (text: string) => new Set(text.split(' '));
const SILENT = wordSet('script style svg title textarea select');
const INLINE = wordSet(
  'a abbr b big cite code em font i img input ins kbd label mark q s small span strong sub sup time tt u wbr',
);
/** Elements of the outline, besides those with microdata. Others only contribute text. */
const ASKED_FOR = wordSet(
  'html base title meta link script a area iframe form button img input select textarea label address frame h1 h2 h3 h4 h5 h6',
);
/** Scripts may show what markup hides. Structured data runs nothing. */
const RUNS_SCRIPTS = /<script(?![^>]{0,500}json)|\son[a-z]{4,20}\s{0,9}=|javascript:/i;
const HIDING_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}none/i;

/** Parses once and walks once, without recursion, so that deep nesting is harmless. */
export function outlinePage(html: string): PageOutline {
  const source = html.slice(0, endOfReading(html));
  const [root = { type: 'root' }] = load(source, {
    xml: { xmlMode: false, withStartIndices: true, withEndIndices: true },
  }).root() as Iterable<Node>;
  const runsScripts = RUNS_SCRIPTS.test(source);
  const page: PageText = { source, text: '' };
  const parts: string[] = [];
  const all: PageElement[] = [];
  const open: PageElement[] = [];
  let [length, silent, hidden] = [0, 0, 0];
  const write = (text: string) => {
    // Nested blocks end many lines at one position.
    if (text === '\n' && parts.at(-1) === '\n') return;
    parts.push(text);
    length += text.length;
  };
  const enter = (node: Node) => {
    const { name = '', attribs } = node;
    if (attribs === undefined) {
      if (node.type === 'text' && silent === 0 && (hidden === 0 || runsScripts)) write(node.data ?? '');
      return;
    }
    // Browsers with scripts ignore it.
    if (name === 'template' || name === 'noscript') node.children = [];
    if (!INLINE.has(name)) write('\n');
    hidden += hides(node) ? 1 : 0;
    silent += SILENT.has(name) ? 1 : 0;
    if (!ASKED_FOR.has(name) && (attribs.itemprop ?? attribs.itemtype) === undefined) return;
    const element = new PageElement({ page, node, from: length, isHidden: hidden > 0 });
    all.push(element);
    open.push(element);
  };
  const end = (node: Node) => {
    const { name = '' } = node;
    if (open.at(-1)?.node === node) open.pop()?.endAt(length);
    silent -= SILENT.has(name) ? 1 : 0;
    hidden -= hides(node) ? 1 : 0;
    if (!INLINE.has(name)) write('\n');
  };
  walkNodes(root, enter, end);
  page.text = parts.join('');
  const shown = Map.groupBy(
    all.filter(({ isHidden, name }) => !isHidden || runsScripts || name === 'script'),
    ({ name }) => name,
  );
  const lines = page.text.split('\n', MAX_LINES);
  return {
    named: (first, ...others) => {
      const found = shown.get(first) ?? [];
      if (others.length === 0) return found;
      const all = [found, ...others.map((name) => shown.get(name) ?? [])].flat();
      return all.sort((one, other) => one.start - other.start);
    },
    described: all.filter(({ attributes: { itemprop, itemtype } }) => (itemprop ?? itemtype) !== undefined),
    lines: lines.map((line) => tidy(line.slice(0, LINE_CHARACTERS))).filter((line) => line !== ''),
    isPartlyRead: source.length < html.length,
  };
}

function endOfReading(html: string): number {
  let at = -1;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return MAX_CHARACTERS;
  }
  return Math.min(at, MAX_CHARACTERS);
}

/** Whether markup hides a node. Style sheets aren't read. */
function hides({ attribs: { hidden, style } = {} }: Node): boolean {
  return hidden !== undefined || (style !== undefined && HIDING_STYLE.test(style));
}

/** Calls `enter` for each node, and `end` after the children of those that may have some. Stops when `enter` returns true. */
function walkNodes(root: Node, enter: (node: Node) => unknown, end: (node: Node) => void = () => {}): void {
  for (let node: Node | undefined = root; node !== undefined; ) {
    if (enter(node) === true) return;
    let next: Node | undefined = node.children?.[0];
    for (let done: Node = node; next === undefined; done = done.parent ?? root) {
      if (done.children !== undefined) end(done);
      if (done === root) return;
      next = done.next ?? undefined;
    }
    node = next;
  }
}

/** The page's markup, and its visible text, in which each element knows its range. */
type PageText = { source: string; text: string };

export class PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly node: Node;
  /** Markup hides it, and a script may show it. */
  readonly isHidden: boolean;
  readonly #page: PageText;
  readonly start: number;
  readonly #from: number;
  #to: number;
  #imageLabel: string | undefined;
  #text: string | undefined;

  constructor({
    page,
    node,
    from,
    isHidden,
  }: { page: PageText; node: Node; from: number; isHidden: boolean }) {
    this.name = node.name ?? '';
    this.attributes = node.attribs ?? {};
    this.node = node;
    this.isHidden = isHidden;
    this.#to = from;
    this.#page = page;
    this.#from = from;
    this.start = node.startIndex ?? 0;
  }

  /** Ends its visible text. */
  endAt(length: number): void {
    this.#to = length;
  }

  /** The nearest element around it with one of these names, or with this attribute. */
  around(...wanted: string[]): Node | undefined {
    let node = this.node.parent ?? undefined;
    for (let level = 0; node !== undefined && level < NEAR; level += 1) {
      const { name = '', attribs } = node;
      if (wanted.some((each) => each === name || attribs?.[each] !== undefined)) return node;
      node = node.parent ?? undefined;
    }
    return undefined;
  }

  /** The beginning of its visible text, without markup. */
  text(): string {
    this.#text ??= tidy(this.#page.text.slice(this.#from, Math.min(this.#to, this.#from + TEXT_CHARACTERS)));
    return this.#text;
  }

  /** The label of the first image or drawing in it. */
  imageLabel(): string {
    if (this.#imageLabel !== undefined) return this.#imageLabel;
    let label = '';
    let looked = 0;
    walkNodes(this.node, ({ name, attribs, children }) => {
      const { 'aria-label': said, alt = name === 'title' ? children?.[0]?.data : undefined } = attribs ?? {};
      if (looked > 0) label = cutSnippet(said ?? alt ?? '');
      looked += 1;
      return label !== '' || looked > NEAR;
    });
    this.#imageLabel = label;
    return label;
  }

  /** The beginning of its raw text, shown or not, for titles and scripts. */
  source(): string {
    return this.node.children?.[0]?.data ?? '';
  }

  /** The beginning of its markup. */
  snippet(): string {
    const end = Math.min((this.node.endIndex ?? this.start) + 1, this.start + QUOTED_CHARACTERS);
    return cutSnippet(this.#page.source.slice(this.start, end));
  }
}
