import { isAround, type Node } from './page-node.ts';
import { cutSnippet, tidy } from './snippet.ts';

/** Of text; a long menu has a thousand. */
const MAX_LINES = 20_000;
/** Of one line; readers look at its beginning. */
const LINE_CHARACTERS = 20_000;
/** Of one element: elements in elements would be read over and over. */
const TEXT_CHARACTERS = 1000;
/** More than is quoted of an element is not cut out of the page. */
const QUOTED_CHARACTERS = 200;

export type OutlineElement = {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  isInHead: boolean;
  isInLabel: boolean;
  /** What it is a part of, where markup says so (microdata). */
  scope: OutlineElement | undefined;
  /** Of a link: what the first picture or drawing in it is called. */
  imageLabel: string;
  /** The beginning of what it shows, without markup; nothing for what shows nothing. */
  text: () => string;
  /** The text that it begins with, shown or not: of a title, of a script. */
  source: () => string;
  /** Its markup, from its first character. */
  snippet: () => string;
  /** Whether it stands in an element of one of these names. */
  isWithin: (...names: string[]) => boolean;
  /** Whether its markup hides it, or a plain rule of a style sheet in the page. */
  isHidden: () => boolean;
};

const words = (text: string) => new Set(text.split(' '));
const SILENT = words('script style noscript template svg title textarea select');
const INLINE = words(
  'a abbr b big cite code em font i img input ins kbd label mark q s small span strong sub sup time tt u wbr',
);
/** Of all others nothing is asked but their text, and what they describe. */
const ASKED_FOR = words(
  'html base title meta link style script a area iframe form button img input select textarea label address frameset h1 h2 h3 h4 h5 h6',
);
/** As hands and as programs write it. */
const MARK = /item[tT]ype|ITEMTYPE/;
const NO_ATTRIBUTES: Readonly<Record<string, string | undefined>> = {};

/** One way through the tree. Text gathers in one string, of which each element knows its part. */
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
  /** What the place is in that the walk has come to. */
  #silent = 0;
  #labels = 0;
  #isInHead = false;
  readonly #heads: boolean[] = [];
  readonly #open: WalkedElement[] = [];
  readonly #links: WalkedElement[] = [];
  readonly #scopes: WalkedElement[] = [];

  /** Few pages are marked for machines; of the others no element is asked. */
  readonly #isMarked: boolean;
  /** What stands in such a node is not read. */
  readonly #isLeftOut: ((node: Node) => boolean) | undefined;
  /** Whether guests see nothing of a node. */
  isUnseen: (node: Node) => boolean = () => false;

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

  /** Leaves a node, and those that end with it. Returns the one that comes next. */
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
      // Browsers end a head that nobody ended where the body begins.
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
    // Blocks in blocks end many lines at one place.
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
    return this.#walk.isUnseen(this.node);
  }
}
