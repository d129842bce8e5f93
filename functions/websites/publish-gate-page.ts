import { type DefaultTreeAdapterTypes, html as markup, parse, defaultTreeAdapter as tree } from 'parse5';

export type PageElement = DefaultTreeAdapterTypes.Element;

/** What is wrong, where, and a sentence for the restaurant's owner. */
export type GateFinding = { code: string; element: string; message: string };

export type ParsedPage = {
  /** Every element in document order, those inside template elements too. */
  elements: readonly PageElement[];
  hasDoctype: boolean;
  parseErrors: readonly { code: string; line: number; offset: number }[];
};

/** An attribute's value; undefined when the element has none of that name. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): PageElement[] {
  const found: PageElement[] = [];
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    found.push(child, ...elementsBelow(child));
    if ('content' in child) found.push(...elementsBelow(child.content));
  }
  return found;
}

/** The page as browsers read it, with every error that the HTML standard names. */
export function parsePage(source: string): ParsedPage {
  const parseErrors: ParsedPage['parseErrors'][number][] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startOffset }) =>
      parseErrors.push({ code, line: startLine, offset: startOffset }),
  });
  return {
    elements: elementsBelow(document),
    hasDoctype: document.mode === markup.DOCUMENT_MODE.NO_QUIRKS,
    parseErrors,
  };
}

/** The element's text with white space collapsed; what styles and scripts hold is no text. */
export function textOf(element: PageElement): string {
  const collect = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if (tree.isTextNode(node)) return node.value;
    if (!tree.isElementNode(node) || ['script', 'style', 'template'].includes(node.tagName)) return '';
    return node.childNodes.map(collect).join('');
  };
  return collect(element).replace(/\s+/g, ' ').trim();
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

function shortText(element: PageElement): string {
  const attributes = ['alt', 'src', 'href'].map((name) => attributeOf(element, name)?.trim());
  const text = [textOf(element), ...attributes].find((each) => each);
  if (!text) return '';
  return ` "${text.length > 40 ? `${text.slice(0, 40).trim()}…` : text}"`;
}

/** Where an element stands, for people: `section#menu > h3 "Pasta"`. */
export function nameElement(element: PageElement): string {
  const id = attributeOf(element, 'id');
  const own = element.tagName + (id ? `#${id}` : '') + shortText(element);
  const place = ancestorsOf(element).find((ancestor) => attributeOf(ancestor, 'id'));
  return place ? `${place.tagName}#${attributeOf(place, 'id')} > ${own}` : own;
}
