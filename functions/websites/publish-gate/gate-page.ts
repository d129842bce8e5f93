import { type DefaultTreeAdapterTypes, html as markup, type Token, defaultTreeAdapter as tree } from 'parse5';
import { BoundedParser, tooComplexFindings } from './bounded-parser.ts';

export type PageElement = DefaultTreeAdapterTypes.Element;

/** A tag or a piece of text: as it is written in the source, or as it stands in the tree. */
export type PageMark = {
  kind: 'start' | 'end' | 'text';
  /** The tag's name in lower case; for text, the text without white space. */
  name: string;
  /** Where it stands in the source; undefined in the tree for elements that no tag made. */
  offset?: number;
  element?: PageElement;
};

/** What is wrong, where, and a sentence for the restaurant's owner. */
export type GateFinding = { code: string; element: string; message: string };

/** Nobody reads more of them at once. */
const MAX_FINDINGS = 1_000;

export type ParsedPage = {
  /** Every element in document order, those inside template elements too. */
  elements: readonly PageElement[];
  hasDoctype: boolean;
  parseErrors: readonly { code: string; line: number; offset: number }[];
  /** Tags and text in the order in which the source has them. */
  written: readonly PageMark[];
  /** The same as browsers put them into the tree, after every correction of theirs. */
  built: readonly PageMark[];
};

/** An attribute's value; undefined when the element has none of that name. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The parser that also writes down the tags and the text that it is given. */
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

/** Elements that have no end tag (HTML standard §13.1.2, "void elements"). */
const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' ').concat('param', 'frame'),
);

/** White space is left out: browsers move it about between the parts of a page, and no one sees it. */
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
 * The page as browsers read it. `parseErrors` are those that parse5 reports: errors in the spelling of tags,
 * attributes and characters. What browsers correct in silence shows as a difference of `written` and `built`.
 * Throws `TooComplexError`.
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

/** What a page is refused for; one that is too much work to read, for that alone. Lists at most `MAX_FINDINGS`. */
export function findingsOf(html: string, check: (page: ParsedPage) => GateFinding[]): GateFinding[] {
  try {
    return check(parsePage(html)).slice(0, MAX_FINDINGS);
  } catch (error) {
    return tooComplexFindings(error);
  }
}

/** The elements inside an element, in document order. */
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

/** The first element inside an element, in document order, of which the question is true. */
export function findWithin(
  element: PageElement,
  isWanted: (each: PageElement) => boolean,
): PageElement | undefined {
  for (const child of childrenOf(element)) {
    if (!tree.isElementNode(child)) continue;
    const found = isWanted(child) ? child : findWithin(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

const TEXTLESS = new Set(['script', 'style', 'template']);
const collapsed = (text: string) => text.replace(/\s+/g, ' ');

/** The element's text with white space collapsed; what styles and scripts hold is no text. */
export function textOf(element: PageElement): string {
  const collect = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if (tree.isTextNode(node)) return node.value;
    if (!tree.isElementNode(node) || TEXTLESS.has(node.tagName)) return '';
    return node.childNodes.map(collect).join('');
  };
  return collapsed(collect(element)).trim();
}

/** Everything between the tags, for script and style elements. */
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

/** Characters of a text by which people know an element again, and those that are looked at to find them. */
const [NAME_LENGTH, LOOK_LENGTH] = [40, 1000];

/** `textOf`, but of a long text only as much as a name needs. */
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

/** An element may have thousands of settings that are wrong, and is named for each of them. */
const names = new WeakMap<PageElement, string>();

/** Where an element stands, for people: `section#menu > h3 "Pasta"`. */
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
