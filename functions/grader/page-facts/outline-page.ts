import { load } from 'cheerio/slim';
import { cutSnippet, tidy } from './snippet.ts';
import { hides, type Node, walkNodes } from './walk-nodes.ts';

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

/** A page as lists: elements by name in page order, and lines of visible text. */
export type PageOutline = {
  named: (...names: string[]) => PageElement[];
  /** Elements that begin a microdata item. */
  scoped: PageElement[];
  /** Elements with a microdata property. */
  described: PageElement[];
  headings: PageElement[];
  lines: string[];
  isPartlyRead: boolean;
};

/** Parses once and walks once, without recursion, so that deep nesting is harmless. */
export function outlinePage(html: string): PageOutline {
  const source = html.slice(0, endOfReading(html));
  const document = load(source, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  const walk = new Walk(source);
  walk.through(document.root()[0] ?? { type: 'root' });
  const { scoped, described, headings, byName } = walk;
  return {
    named: (...names) => names.flatMap((name) => byName.get(name) ?? []),
    scoped,
    described,
    headings,
    lines: walk.lines(),
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

const words = (text: string) => new Set(text.split(' '));
const SILENT = words('script style svg title textarea select');
const INLINE = words(
  'a abbr b big cite code em font i img input ins kbd label mark q s small span strong sub sup time tt u wbr',
);
/** Elements that become part of the outline. Others only contribute text and microdata. */
const ASKED_FOR = words(
  'html base title meta link style script a area iframe form button img input select textarea label address frameset h1 h2 h3 h4 h5 h6',
);
/** Scripts may show what markup hides. Structured data runs nothing. */
const RUNS_SCRIPTS = /<script(?![^>]{0,500}json)|\son[a-z]{4,20}\s{0,9}=|javascript:/i;

/** One pass through the tree. All text is in one string, and each element knows its range. */
class Walk {
  readonly source: string;
  readonly byName = new Map<string, PageElement[]>();
  readonly scoped: PageElement[] = [];
  readonly described: PageElement[] = [];
  readonly headings: PageElement[] = [];
  readonly #runsScripts: boolean;
  readonly #parts: string[] = [];
  readonly #open: PageElement[] = [];
  readonly #links: PageElement[] = [];
  readonly #scopes: PageElement[] = [];
  #length = 0;
  #text: string | undefined;
  #isInHead = false;
  /** The open elements of each kind around the current position. */
  readonly #around = { silent: 0, hidden: 0, label: 0, svg: 0 };

  constructor(source: string) {
    this.source = source;
    this.#runsScripts = RUNS_SCRIPTS.test(source);
  }

  through(root: Node): void {
    walkNodes(root, { enter: (node) => this.#enter(node), end: (node) => this.#end(node) });
  }

  #enter(node: Node): void {
    const { name = '', attribs = {} } = node;
    if (node.children === undefined) {
      const isRead = this.#around.silent === 0 && this.#isSeen();
      if (node.type === 'text' && isRead) this.#write(node.data ?? '');
      return;
    }
    // Browsers with scripts ignore it.
    if (name === 'template' || name === 'noscript') node.children = [];
    if (!INLINE.has(name)) this.#write('\n');
    this.#labelLink(node);
    if (hides(node)) this.#around.hidden += 1;
    const isMarked = attribs.itemprop !== undefined || attribs.itemtype !== undefined;
    if (isMarked || ASKED_FOR.has(name)) this.#keep(node);
    this.#count(name, 1);
    if (name === 'head' || name === 'body') this.#isInHead = name === 'head';
  }

  #isSeen(): boolean {
    return this.#around.hidden === 0 || this.#runsScripts;
  }

  #count(name: string, by: 1 | -1): void {
    if (SILENT.has(name)) this.#around.silent += by;
    if (name === 'label') this.#around.label += by;
    if (name === 'svg') this.#around.svg += by;
  }

  /** Names a link after its first image or drawing. */
  #labelLink({ name, attribs = {}, children = [] }: Node): void {
    const link = this.#links.at(-1);
    if (link?.imageLabel !== '') return;
    const label = attribs['aria-label'] ?? attribs.alt ?? (name === 'title' ? children[0]?.data : undefined);
    if (label !== undefined) link.imageLabel = cutSnippet(label);
  }

  #keep(node: Node): void {
    const { hidden, label, svg } = this.#around;
    const element = new PageElement({ walk: this, node, from: this.#length });
    element.isInHead = this.#isInHead;
    element.isHidden = hidden > 0;
    element.isInLabel = label > 0;
    element.isInDrawing = svg > 0;
    element.scope = this.#scopes.at(-1);
    const { name, attributes } = element;
    this.#open.push(element);
    if (attributes.itemprop !== undefined) this.described.push(element);
    if (attributes.itemtype !== undefined) {
      this.scoped.push(element);
      this.#scopes.push(element);
    }
    if (name === 'a') this.#links.push(element);
    if (!this.#isSeen() && name !== 'script') return;
    if (/^h[1-6]$/.test(name)) this.headings.push(element);
    const same = this.byName.get(name);
    if (same === undefined) this.byName.set(name, [element]);
    else same.push(element);
  }

  #end(node: Node): void {
    const { name = '' } = node;
    const element = this.#open.at(-1);
    if (element?.node === node) {
      element.to = this.#length;
      for (const open of [this.#open, this.#scopes, this.#links]) if (open.at(-1) === element) open.pop();
    }
    this.#count(name, -1);
    if (hides(node)) this.#around.hidden -= 1;
    if (name === 'head') this.#isInHead = false;
    if (!INLINE.has(name)) this.#write('\n');
  }

  #write(text: string): void {
    // Nested blocks end many lines at one position.
    if (text === '\n' && this.#parts.at(-1) === '\n') return;
    this.#parts.push(text);
    this.#length += text.length;
  }

  #whole(): string {
    this.#text ??= this.#parts.join('');
    return this.#text;
  }

  text(from: number, to: number): string {
    return tidy(this.#whole().slice(from, to));
  }

  lines(): string[] {
    const lines = this.#whole().split('\n', MAX_LINES);
    return lines.map((line) => tidy(line.slice(0, LINE_CHARACTERS))).filter((line) => line !== '');
  }
}

export class PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  isInHead = false;
  isInLabel = false;
  /** In an SVG drawing. */
  isInDrawing = false;
  /** Markup hides it, and a script may show it. Style sheets aren't read. */
  isHidden = false;
  /** The microdata item that it belongs to. */
  scope: PageElement | undefined;
  /** For links: the label of their first image. */
  imageLabel = '';
  readonly node: Node;
  to: number;
  readonly #walk: Walk;
  readonly #from: number;
  #text: string | undefined;

  constructor({ walk, node, from }: { walk: Walk; node: Node; from: number }) {
    this.name = node.name ?? '';
    this.attributes = node.attribs ?? {};
    this.node = node;
    this.#walk = walk;
    this.#from = from;
    this.to = from;
  }

  /** The beginning of its visible text, without markup. */
  text(): string {
    this.#text ??= this.#walk.text(this.#from, Math.min(this.to, this.#from + TEXT_CHARACTERS));
    return this.#text;
  }

  /** The beginning of its raw text, shown or not, for titles and scripts. */
  source(): string {
    return this.node.children?.[0]?.data ?? '';
  }

  /** The beginning of its markup. */
  snippet(): string {
    const start = this.node.startIndex ?? 0;
    const end = Math.min((this.node.endIndex ?? start) + 1, start + QUOTED_CHARACTERS);
    return cutSnippet(this.#walk.source.slice(start, end));
  }
}
