import { load } from 'cheerio/slim';

/** Tags of one page that are read; real pages have up to about ten thousand. */
const MAX_TAGS = 40_000;
const MAX_CHARACTERS = 3 * 1024 * 1024;
/** Of text; a long menu has a thousand. */
const MAX_LINES = 20_000;
/** Of one element: elements in elements would be read over and over. */
const TEXT_CHARACTERS = 1000;
const SNIPPET_CHARACTERS = 200;

export type OutlineElement = {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  isInHead: boolean;
  isInLabel: boolean;
  /** Of a link: what the first picture in it is called. */
  imageLabel: string;
  /** The beginning of what it shows, without markup; nothing for what shows nothing. */
  text: () => string;
  /** The text that it begins with, shown or not: of a title, of a script. */
  source: () => string;
  /** Its markup, from its first character. */
  snippet: () => string;
};

/** A page as lists: elements by name in the order of the page, and lines of visible text. */
export type PageOutline = {
  named: (...names: string[]) => OutlineElement[];
  /** Those that say what they describe (microdata). */
  scoped: OutlineElement[];
  headings: OutlineElement[];
  lines: string[];
  isPartlyRead: boolean;
};

/** What the parser makes; cheerio's own types come from packages of its own. */
type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
  startIndex?: number | null;
  endIndex?: number | null;
};

const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'title', 'textarea', 'select']);
const INLINE = new Set(
  'a abbr b big cite code em font i img input ins kbd label mark q s small span strong sub sup time tt u wbr'.split(
    ' ',
  ),
);

/** Parses once, walks once, without recursion: pages nest as deep as they like. */
export function outlinePage(html: string): PageOutline {
  const source = html.slice(0, endOfReading(html));
  const byName = new Map<string, OutlineElement[]>();
  const walk = new Walk(source);
  const elements = walk.elements(rootOf(source));
  for (const element of elements) {
    const same = byName.get(element.name);
    if (same === undefined) byName.set(element.name, [element]);
    else same.push(element);
  }
  const lines = walk.text.split('\n', MAX_LINES).map(tidy);
  return {
    named: (...names) => names.flatMap((name) => byName.get(name) ?? []),
    scoped: elements.filter(({ attributes }) => attributes.itemtype !== undefined),
    headings: elements.filter(({ name }) => /^h[1-6]$/.test(name)),
    lines: lines.filter((line) => line !== ''),
    isPartlyRead: source.length < html.length,
  };
}

/** At most 200 characters of what is quoted, on one line. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function cutSnippet(text: string): string {
  return tidy(text.slice(0, SNIPPET_CHARACTERS));
}

function rootOf(source: string): Node {
  const document = load(source, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  return document.root()[0] ?? { type: 'root' };
}

function endOfReading(html: string): number {
  let at = -1;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return MAX_CHARACTERS;
  }
  return Math.min(at, MAX_CHARACTERS);
}

/** One way through the tree. Text gathers in one string, of which each element knows its part. */
class Walk {
  readonly source: string;
  readonly #parts: string[] = [];
  length = 0;
  text = '';

  constructor(source: string) {
    this.source = source;
  }

  elements(root: Node): WalkedElement[] {
    const found: WalkedElement[] = [];
    const steps: Step[] = [
      { node: root, isSilent: false, element: new WalkedElement(this, root, undefined) },
    ];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      if (step instanceof WalkedElement) {
        step.end(this.length);
        if (step.isBlock) this.#write('\n');
        continue;
      }
      const { node } = step;
      if (node.type === 'text' && !step.isSilent) this.#write(node.data ?? '');
      if (node.children === undefined) continue;
      if (!INLINE.has(node.name ?? '')) this.#write('\n');
      const element = new WalkedElement(this, node, step.element);
      if (element.name !== '') found.push(element);
      steps.push(element);
      const isSilent = step.isSilent || SILENT.has(element.name);
      for (let i = node.children.length - 1; i >= 0; i -= 1) {
        const child = node.children[i];
        if (child !== undefined) steps.push({ node: child, isSilent, element });
      }
    }
    this.text = this.#parts.join('');
    return found;
  }

  #write(text: string): void {
    this.#parts.push(text);
    this.length += text.length;
  }
}

type Step = { node: Node; isSilent: boolean; element: WalkedElement } | WalkedElement;

class WalkedElement implements OutlineElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly isInHead: boolean;
  readonly isInLabel: boolean;
  readonly isBlock: boolean;
  imageLabel = '';
  readonly #walk: Walk;
  readonly #node: Node;
  /** The link that it stands in. */
  readonly link: WalkedElement | undefined;
  readonly #from: number;
  #to: number;

  constructor(walk: Walk, node: Node, parent: WalkedElement | undefined) {
    this.name = node.name ?? '';
    this.attributes = node.attribs ?? {};
    // Browsers end a head that nobody ended where the body begins.
    this.isInHead = this.name !== 'body' && (parent?.isInHead === true || parent?.name === 'head');
    this.isInLabel = parent?.isInLabel === true || parent?.name === 'label';
    this.isBlock = !INLINE.has(this.name);
    this.#walk = walk;
    this.#node = node;
    this.link = parent?.name === 'a' ? parent : parent?.link;
    this.#from = walk.length;
    this.#to = walk.length;
    const { alt = '', 'aria-label': label = alt } = this.attributes;
    if (this.link?.imageLabel === '') this.link.imageLabel = cutSnippet(label);
  }

  end(length: number): void {
    this.#to = length;
  }

  text(): string {
    const to = Math.min(this.#to, this.#from + TEXT_CHARACTERS);
    return tidy(this.#walk.text.slice(this.#from, to));
  }

  source(): string {
    return this.#node.children?.[0]?.data ?? '';
  }

  snippet(): string {
    const start = this.#node.startIndex ?? 0;
    const end = Math.min((this.#node.endIndex ?? start) + 1, start + SNIPPET_CHARACTERS);
    return cutSnippet(this.#walk.source.slice(start, end));
  }
}
