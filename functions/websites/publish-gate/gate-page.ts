import { type DefaultTreeAdapterTypes, html as markup, type Token, defaultTreeAdapter as tree } from 'parse5';
import { BoundedParser, tooComplexFindings } from './bounded-parser.ts';

export type PageElement = DefaultTreeAdapterTypes.Element;

/** A tag or text, either in the source or in the parsed tree. */
export type PageMark = {
  kind: 'start' | 'end' | 'text';
  /** The lower-case tag name, or the text without white space. */
  name: string;
  /** The position in the source. Undefined for elements that the parser added. */
  offset?: number;
  element?: PageElement;
};

/** A fault: its code, its place, and a sentence for the restaurant's owner. */
export type GateFinding = { code: string; element: string; message: string };

/** No one reads more. */
const MAX_FINDINGS = 1_000;

export type ParsedPage = {
  /** All elements in document order, including those inside templates. */
  elements: readonly PageElement[];
  hasDoctype: boolean;
  parseErrors: readonly { code: string; line: number; offset: number }[];
  /** Tags and text in source order. */
  written: readonly PageMark[];
  /** The same in the tree that browsers build after their corrections. */
  built: readonly PageMark[];
};

/** Returns an attribute's value, or undefined. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** A parser that also records its tags and text. */
class RecordingParser extends BoundedParser {
  readonly written: PageMark[] = [];

  override onStartTag(token: Token.TagToken) {
    const { tagName: name, selfClosing, location } = token;
    this.written.push({ kind: 'start', name: name.toLowerCase(), offset: location?.startOffset });
    super.onStartTag(token);
    if (selfClosing && token.ackSelfClosing && !VOID_ELEMENTS.has(name)) {
      this.written.push({ kind: 'end', name: name.toLowerCase(), offset: location?.startOffset });
    }
  }

  override onEndTag(token: Token.TagToken) {
    const { tagName: name, location } = token;
    this.written.push({ kind: 'end', name: name.toLowerCase(), offset: location?.startOffset });
    super.onEndTag(token);
  }

  override onCharacter(token: Token.CharacterToken) {
    addText(this.written, token.chars, token.location?.startOffset);
    super.onCharacter(token);
  }
}

/** Elements without an end tag (HTML standard §13.1.2, "void elements"). */
const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' ').concat('param', 'frame'),
);

/** Ignores white space, because browsers move it between elements, and it isn't visible. */
function addText(marks: PageMark[], text: string, offset?: number) {
  const name = text.replace(/\s+/g, '');
  const last = marks.at(-1);
  if (name === '') return;
  if (last?.kind === 'text') last.name += name;
  else marks.push({ kind: 'text', name, offset });
}

function childrenOf(node: DefaultTreeAdapterTypes.ParentNode) {
  return 'content' in node ? node.content.childNodes : node.childNodes;
}

function marksBelow(node: DefaultTreeAdapterTypes.ParentNode, marks: PageMark[] = []): PageMark[] {
  for (const child of childrenOf(node)) {
    const offset = child.sourceCodeLocation?.startOffset;
    if (tree.isTextNode(child)) addText(marks, child.value, offset);
    if (!tree.isElementNode(child)) continue;
    const name = child.tagName.toLowerCase();
    marks.push({ kind: 'start', name, offset, element: child });
    marksBelow(child, marks);
    if (!VOID_ELEMENTS.has(name)) marks.push({ kind: 'end', name, element: child });
  }
  return marks;
}

/**
 * Parses a page as browsers do. `parseErrors` are parse5's: errors in tags, attributes, and characters. Silent
 * corrections appear as differences between `written` and `built`. Throws `TooComplexError`.
 */
export function parsePage(source: string): ParsedPage {
  const parseErrors: ParsedPage['parseErrors'][number][] = [];
  const parser = new RecordingParser({
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startOffset }) =>
      parseErrors.push({ code, line: startLine, offset: startOffset }),
  });
  const document = parser.read(source);
  const built = marksBelow(document);
  return {
    elements: built.flatMap(({ kind, element }) => (kind === 'start' && element ? [element] : [])),
    hasDoctype: document.mode === markup.DOCUMENT_MODE.NO_QUIRKS,
    parseErrors,
    written: parser.written,
    built,
  };
}

/** Returns the findings of a page, or a single one if it is too complex. At most `MAX_FINDINGS`. */
export function findingsOf(html: string, check: (page: ParsedPage) => GateFinding[]): GateFinding[] {
  try {
    return check(parsePage(html)).slice(0, MAX_FINDINGS);
  } catch (error) {
    return tooComplexFindings(error);
  }
}

/** All elements inside an element, in document order. */
export function descendantsOf(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const collect = (parent: PageElement) => {
    for (const child of childrenOf(parent)) {
      if (!tree.isElementNode(child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(element);
  return found;
}

const TEXTLESS = new Set(['script', 'style', 'template']);
const collapsed = (text: string) => text.replace(/\s+/g, ' ');

/** The element's text with collapsed white space, without styles and scripts. */
export function textOf(element: PageElement): string {
  const collect = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if (tree.isTextNode(node)) return node.value;
    if (!tree.isElementNode(node) || TEXTLESS.has(node.tagName)) return '';
    return node.childNodes.map(collect).join('');
  };
  return collapsed(collect(element)).trim();
}

/** The raw text of a script or style element. */
export function rawTextOf(element: PageElement): string {
  return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
}

export function parentOf(element: PageElement): PageElement | undefined {
  const { parentNode } = element;
  return parentNode && tree.isElementNode(parentNode) ? parentNode : undefined;
}

/** The element's ancestors, nearest first. */
export function* ancestorsOf(element: PageElement): Generator<PageElement> {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) yield parent;
}

/** Characters of a text that identify an element, and how many are searched for them. */
const [NAME_LENGTH, LOOK_LENGTH] = [40, 1000];

/** Like `textOf`, but only as much of a long text as a name needs. */
function beginningOf(element: PageElement): string {
  const pending: DefaultTreeAdapterTypes.ChildNode[] = [element];
  let text = '';
  for (let node = pending.pop(); node !== undefined && text.length <= NAME_LENGTH; node = pending.pop()) {
    if (tree.isTextNode(node)) text = collapsed(text + node.value.slice(0, LOOK_LENGTH)).trimStart();
    if (tree.isElementNode(node) && !TEXTLESS.has(node.tagName))
      pending.push(...node.childNodes.toReversed());
  }
  return text.trimEnd();
}

function shortText(element: PageElement): string {
  const attributes = ['alt', 'src', 'href'].map((name) =>
    attributeOf(element, name)?.slice(0, LOOK_LENGTH).trim(),
  );
  const text = [beginningOf(element), ...attributes].find((each) => each);
  if (!text) return '';
  return ` "${text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH).trim()}…` : text}"`;
}

/** Caches names, because one element may have thousands of faults. */
const names = new WeakMap<PageElement, string>();

/** Names an element for people: `section#menu > h3 "Pasta"`. */
export function nameElement(element: PageElement): string {
  const name = names.get(element) ?? findName(element);
  names.set(element, name);
  return name;
}

function findName(element: PageElement): string {
  const id = attributeOf(element, 'id');
  const own = element.tagName + (id ? `#${id}` : '') + shortText(element);
  const place = ancestorsOf(element).find((ancestor) => attributeOf(ancestor, 'id'));
  return place ? `${place.tagName}#${attributeOf(place, 'id')} > ${own}` : own;
}
