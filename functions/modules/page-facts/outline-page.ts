import { load } from 'cheerio/slim';

/** Tags of one page that are read; real pages have up to about ten thousand. */
const MAX_TAGS = 40_000;
const MAX_CHARACTERS = 3 * 1024 * 1024;
/** Of text; a long menu has a thousand. */
const MAX_LINES = 20_000;
const SNIPPET_CHARACTERS = 200;

export type OutlineElement = {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  isInHead: boolean;
  isInLabel: boolean;
  /** What it shows, without markup; nothing for what shows nothing. */
  text: () => string;
  /** Its first piece of text, shown or not: a title, a script; its markup for others. */
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
  const lines = walk.text().split('\n', MAX_LINES).map(tidy);
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
  readonly #source: string;
  readonly #parts: string[] = [];
  #length = 0;
  #joined = '';

  constructor(source: string) {
    this.#source = source;
  }

  text(): string {
    return this.#joined;
  }

  elements(root: Node): OutlineElement[] {
    const found: OutlineElement[] = [];
    const steps: Step[] = [{ node: root, isSilent: false, isInHead: false, isInLabel: false }];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      if ('leave' in step) {
        step.leave();
        continue;
      }
      const { node } = step;
      if (node.type === 'text' && !step.isSilent) this.#write(node.data ?? '');
      if (node.children === undefined) continue;
      const name = node.name?.toLowerCase() ?? '';
      const isBlock = !INLINE.has(name);
      if (isBlock) this.#write('\n');
      const extent = { from: this.#length, to: this.#length };
      if (name !== '') found.push(this.#element(node, { extent, name, step }));
      steps.push({
        leave: () => {
          extent.to = this.#length;
          if (isBlock) this.#write('\n');
        },
      });
      const isSilent = step.isSilent || SILENT.has(name);
      // Browsers end a head that nobody ended where the body begins.
      const isInHead = name === 'head' || (step.isInHead && name !== 'body');
      const isInLabel = step.isInLabel || name === 'label';
      for (let i = node.children.length - 1; i >= 0; i -= 1) {
        const child = node.children[i];
        if (child !== undefined) steps.push({ node: child, isSilent, isInHead, isInLabel });
      }
    }
    this.#joined = this.#parts.join('');
    return found;
  }

  #write(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
  }

  #element(node: Node, { extent, name, step }: Place): OutlineElement {
    const start = node.startIndex ?? 0;
    const end = (node.endIndex ?? start) + 1;
    return {
      name,
      attributes: node.attribs ?? {},
      isInHead: step.isInHead,
      isInLabel: step.isInLabel,
      text: () => tidy(this.#joined.slice(extent.from, extent.to)),
      source: () => sourceOf(node, this.#source.slice(start, Math.min(end, start + 2000))),
      snippet: () => cutSnippet(this.#source.slice(start, Math.min(end, start + SNIPPET_CHARACTERS))),
    };
  }
}

type Visit = { node: Node; isSilent: boolean; isInHead: boolean; isInLabel: boolean };
type Step = Visit | { leave: () => void };
type Place = { extent: { from: number; to: number }; name: string; step: Visit };

function sourceOf(node: Node, markup: string): string {
  const children = node.children ?? [];
  if (children.length > 1) return markup;
  const [only] = children;
  return only === undefined || only.type === 'text' ? (only?.data ?? '') : markup;
}
