import { hides, isAround, type Node } from './page-node.ts';
import { cutSnippet, tidy } from './snippet.ts';

/** Text lines per page; a long menu has a thousand. */
const MAX_LINES = 20_000;
/** Characters per line; parsers look at the beginning. */
const LINE_CHARACTERS = 20_000;
/** Characters per element, so that nested elements aren't read over and over. */
const TEXT_CHARACTERS = 1000;
/** Characters of an element that are copied for quotes. */
const QUOTED_CHARACTERS = 200;

export type OutlineElement = {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  isInHead: boolean;
  isInLabel: boolean;
  /** The microdata item that it belongs to. */
  scope: OutlineElement | undefined;
  /** For links: the label of their first image. */
  imageLabel: string;
  /** The beginning of its visible text, without markup. */
  text: () => string;
  /** The beginning of its raw text, shown or not, for titles and scripts. */
  source: () => string;
  /** The beginning of its markup. */
  snippet: () => string;
  /** Whether an ancestor has one of these names. */
  isWithin: (...names: string[]) => boolean;
  /** Whether its markup, or that around it, hides it. Style sheets aren’t read. */
  isHidden: () => boolean;
};

const words = (text: string) => new Set(text.split(' '));
const SILENT = words('script style noscript template svg title textarea select');
const INLINE = words(
  'a abbr b big cite code em font i img input ins kbd label mark q s small span strong sub sup time tt u wbr',
);
/** Elements that become part of the outline. Others only contribute text and microdata. */
const ASKED_FOR = words(
  'html base title meta link style script a area iframe form button img input select textarea label address frameset h1 h2 h3 h4 h5 h6',
);
/** Spellings in hand-written and generated pages. */
const MARK = /item[tT]ype|ITEMTYPE/;
const NO_ATTRIBUTES: Readonly<Record<string, string | undefined>> = {};

/** One pass through the tree. All text is in one string, and each element knows its range. */
export class Walk {
  readonly source: string;
  readonly byName = new Map<string, WalkedElement[]>();
  readonly scoped: WalkedElement[] = [];
  readonly described: WalkedElement[] = [];
  readonly headings: WalkedElement[] = [];
  readonly #parts: string[] = [];
  #length = 0;
  #last = '';
  #text: string | undefined;
  /** The state of the current position. */
  #silent = 0;
  #labels = 0;
  #isInHead = false;
  readonly #heads: boolean[] = [];
  readonly #open: WalkedElement[] = [];
  readonly #links: WalkedElement[] = [];
  readonly #scopes: WalkedElement[] = [];

  /** Whether the page has microdata. Most don't, so their elements aren't checked. */
  readonly #isMarked: boolean;
  /** Nodes whose content is skipped. */
  readonly #isLeftOut: ((node: Node) => boolean) | undefined;

  constructor(source: string, isLeftOut?: (node: Node) => boolean) {
    this.source = source;
    this.#isLeftOut = isLeftOut;
    this.#isMarked = MARK.test(source);
  }

  through(root: Node): void {
    let node: Node | undefined = root;
    while (node !== undefined) {
      this.#enter(node);
      const below: Node | undefined = node.children?.[0];
      node = below ?? this.#leave(node, root);
    }
  }

  /** Leaves a node and the ancestors that end with it. Returns the next node. */
  #leave(from: Node, root: Node): Node | undefined {
    for (let node: Node = from; ; ) {
      if (node.children !== undefined) this.#end(node);
      if (node === root) return undefined;
      if (node.next) return node.next;
      node = node.parent ?? root;
    }
  }

  #enter(node: Node): void {
    const { children, name = '' } = node;
    if (children === undefined) {
      if (node.type === 'text' && this.#silent === 0) this.#write(node.data ?? '');
      return;
    }
    if (!INLINE.has(name)) this.#write('\n');
    const attributes = node.attribs ?? NO_ATTRIBUTES;
    const link = this.#links.at(-1);
    if (link?.imageLabel === '') {
      const drawn = name === 'title' ? children[0]?.data : undefined;
      const label = attributes['aria-label'] ?? attributes.alt ?? drawn;
      if (label !== undefined) link.imageLabel = cutSnippet(label);
    }
    if (ASKED_FOR.has(name) || (this.#isMarked && (attributes.itemprop ?? attributes.itemtype) !== undefined))
      this.#keep(node, attributes);
    if (SILENT.has(name) || this.#isLeftOut?.(node) === true) this.#silent += 1;
    if (name === 'label') this.#labels += 1;
    if (name === 'head' || name === 'body') {
      this.#heads.push(this.#isInHead);
      // Browsers end an unclosed head where the body begins.
      this.#isInHead = name === 'head';
    }
  }

  #keep(node: Node, attributes: OutlineElement['attributes']): void {
    const element = new WalkedElement(this, node, this.#length);
    element.attributes = attributes;
    element.isInHead = this.#isInHead && node.name !== 'body';
    element.isInLabel = this.#labels > 0;
    const { name } = element;
    const same = this.byName.get(name);
    if (same === undefined) this.byName.set(name, [element]);
    else same.push(element);
    if (this.#isMarked) this.#mark(element);
    if (name.length === 2 && /^h[1-6]$/.test(name)) this.headings.push(element);
    if (name === 'a') this.#links.push(element);
    this.#open.push(element);
  }

  #mark(element: WalkedElement): void {
    element.scope = this.#scopes.at(-1);
    const { itemprop, itemtype } = element.attributes;
    if (itemprop !== undefined) this.described.push(element);
    if (itemtype === undefined) return;
    this.scoped.push(element);
    this.#scopes.push(element);
  }

  #end(node: Node): void {
    const { name = '' } = node;
    const element = this.#open.at(-1);
    if (element?.node === node) {
      element.to = this.#length;
      this.#open.pop();
      if (name === 'a') this.#links.pop();
      if (this.#isMarked && this.#scopes.at(-1) === element) this.#scopes.pop();
    }
    if (SILENT.has(name) || this.#isLeftOut?.(node) === true) this.#silent -= 1;
    if (name === 'label') this.#labels -= 1;
    if (name === 'head' || name === 'body') this.#isInHead = this.#heads.pop() ?? false;
    if (!INLINE.has(name)) this.#write('\n');
  }

  #write(text: string): void {
    // Nested blocks end many lines at one position.
    if (text === '\n' && this.#last === '\n') return;
    this.#last = text;
    this.#parts.push(text);
    this.#length += text.length;
  }

  text(from: number, to: number): string {
    return tidy(this.#whole().slice(from, to));
  }

  lines(): string[] {
    return tidyAll(this.#whole().split('\n', MAX_LINES));
  }

  #whole(): string {
    this.#text ??= this.#parts.join('');
    return this.#text;
  }
}

function tidyAll(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const text = line === '' ? '' : tidy(line.slice(0, LINE_CHARACTERS));
    if (text !== '') kept.push(text);
  }
  return kept;
}

export class WalkedElement implements OutlineElement {
  readonly name: string;
  attributes = NO_ATTRIBUTES;
  isInHead = false;
  isInLabel = false;
  scope: OutlineElement | undefined;
  imageLabel = '';
  readonly node: Node;
  to: number;
  readonly #walk: Walk;
  readonly #from: number;
  #text: string | undefined;

  constructor(walk: Walk, node: Node, from: number) {
    this.name = node.name ?? '';
    this.node = node;
    this.#walk = walk;
    this.#from = from;
    this.to = from;
  }

  text(): string {
    this.#text ??= this.#walk.text(this.#from, Math.min(this.to, this.#from + TEXT_CHARACTERS));
    return this.#text;
  }

  source(): string {
    return this.node.children?.[0]?.data ?? '';
  }

  snippet(): string {
    const start = this.node.startIndex ?? 0;
    const end = Math.min((this.node.endIndex ?? start) + 1, start + QUOTED_CHARACTERS);
    return cutSnippet(this.#walk.source.slice(start, end));
  }
  isWithin(...names: string[]): boolean {
    return isAround(this.node.parent, ({ name = '' }) => names.includes(name));
  }

  isHidden(): boolean {
    return isAround(this.node, hides);
  }
}
