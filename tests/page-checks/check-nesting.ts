import { defaultTreeAdapter as tree } from 'parse5';
import {
  ancestorsOf,
  attributeOf,
  type GateFinding,
  nameElement,
  type PageElement,
  type ParsedPage,
  parentOf,
} from '#functions/websites/publish-gate/gate-page.ts';

const words = (text: string) => text.split(' ');

const PHRASING = words(
  'a abbr b bdi bdo br button cite code data em i img kbd mark q s samp small span strong sub sup svg time u var wbr',
);
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
const SECTIONING = words('article aside nav section');
const FLOW = [
  ...PHRASING,
  ...HEADINGS,
  ...SECTIONING,
  ...words('address blockquote details div dl figure footer header hr main menu ol p pre table ul'),
];
const METADATA = words('link meta script style title');
const LIST_ITEMS = ['li'];

type Model = { children: ReadonlySet<string>; hasText: boolean };
const model = (children: readonly string[], hasText: boolean): Model => ({
  children: new Set(children),
  hasText,
});
const PHRASES = model(PHRASING, true);
const FLOWING = model(FLOW, true);
const ROWS = model(['tr'], false);

/** Allowed children of an element (HTML standard §4, "Content model"). Other elements accept all flow content. */
const MODELS: Record<string, Model> = {
  html: model(['head', 'body'], false),
  head: model(METADATA, false),
  title: model([], true),
  style: model([], true),
  script: model([], true),
  ...Object.fromEntries(
    [...HEADINGS, ...PHRASING, 'p', 'pre', 'dt'].map((name) => [
      name,
      name === 'dt'
        ? model(
            FLOW.filter((each) => ![...HEADINGS, ...SECTIONING, 'header', 'footer'].includes(each)),
            true,
          )
        : PHRASES,
    ]),
  ),
  summary: model([...PHRASING, ...HEADINGS], true),
  details: model([...FLOW, 'summary'], true),
  figure: model([...FLOW, 'figcaption'], true),
  ul: model(LIST_ITEMS, false),
  ol: model(LIST_ITEMS, false),
  menu: model(LIST_ITEMS, false),
  dl: model(['dt', 'dd', 'div'], false),
  table: model(['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'], false),
  thead: ROWS,
  tbody: ROWS,
  tfoot: ROWS,
  tr: model(['th', 'td'], false),
};

/** Forbidden ancestors of an element. */
const NEVER_WITHIN: Record<string, readonly string[]> = {
  a: ['a', 'button', 'summary'],
  button: ['a', 'button', 'summary'],
  details: ['a', 'button', 'summary'],
  header: ['header', 'footer', 'address', 'th', 'dt'],
  footer: ['header', 'footer', 'address', 'th', 'dt'],
  main: ['article', 'aside', 'footer', 'header', 'nav', 'main', 'section'],
  address: ['address'],
  ...Object.fromEntries([...HEADINGS, ...SECTIONING].map((name) => [name, ['address', 'th', 'dt']])),
};

const SVG = 'http://www.w3.org/2000/svg';
const isDrawing = (element: PageElement) => element.namespaceURI === SVG && element.tagName !== 'svg';

function childElements(element: PageElement): PageElement[] {
  return element.childNodes.filter((child) => tree.isElementNode(child));
}

function modelOf(parent: PageElement): Model {
  const isGroup = parent.tagName === 'div' && parentOf(parent)?.tagName === 'dl';
  if (isGroup) return model(['dt', 'dd'], false);
  return (Object.hasOwn(MODELS, parent.tagName) && MODELS[parent.tagName]) || FLOWING;
}

function refused(element: PageElement, message: string): GateFinding {
  return { code: 'nesting_invalid', element: nameElement(element), message };
}

function placeFindings(element: PageElement): GateFinding[] {
  const parent = parentOf(element);
  const { tagName } = element;
  if (parent && !modelOf(parent).children.has(tagName)) {
    return [refused(element, `A “${tagName}” can’t be directly inside a “${parent.tagName}”.`)];
  }
  const never = (Object.hasOwn(NEVER_WITHIN, tagName) && NEVER_WITHIN[tagName]) || [];
  const outer = ancestorsOf(element).find((ancestor) => never.includes(ancestor.tagName));
  return outer ? [refused(element, `A “${tagName}” can’t be inside a “${outer.tagName}”.`)] : [];
}

function textFindings(element: PageElement): GateFinding[] {
  if (modelOf(element).hasText) return [];
  const hasText = element.childNodes.some((child) => tree.isTextNode(child) && child.value.trim() !== '');
  return hasText ? [refused(element, `Text can’t be directly inside a “${element.tagName}”.`)] : [];
}

/** Children that an element requires, or that must come first or last. */
function orderFindings(element: PageElement): GateFinding[] {
  const children = childElements(element).map(({ tagName }) => tagName);
  const count = (name: string) => children.filter((each) => each === name).length;
  if (element.tagName === 'details' && (children[0] !== 'summary' || count('summary') > 1)) {
    return [refused(element, 'A collapsible section (details) needs one title (summary) at its start.')];
  }
  const captions = element.tagName === 'figure' ? count('figcaption') : 0;
  if (captions > 1 || (captions === 1 && ![children[0], children.at(-1)].includes('figcaption'))) {
    return [refused(element, 'A figure can have one caption (figcaption), at its start or end.')];
  }
  const pairs = [...children.filter((name) => name === 'dt' || name === 'dd')];
  if (element.tagName === 'dl' && pairs.length > 0 && (pairs[0] !== 'dt' || pairs.at(-1) !== 'dd')) {
    return [refused(element, 'In a definition list (dl), each term (dt) needs a definition (dd) after it.')];
  }
  return [];
}

/** A link without text or image can't be used. */
function emptyFindings(element: PageElement): GateFinding[] {
  const isEmptyList = ['ul', 'ol', 'tr', 'tbody'].includes(element.tagName) && !childElements(element).length;
  const isBareLink = element.tagName === 'a' && attributeOf(element, 'href') !== undefined;
  const hasContent = element.childNodes.some(
    (child) => tree.isElementNode(child) || (tree.isTextNode(child) && child.value.trim() !== ''),
  );
  if (isEmptyList) return [refused(element, `This “${element.tagName}” is empty.`)];
  return isBareLink && !hasContent ? [refused(element, 'This link has no text.')] : [];
}

/**
 * Checks nesting with a small table from the HTML standard: phrasing content in paragraphs, headings, and links;
 * list items in lists, rows and cells in tables, terms in dl; no nested links; a summary first in details; captions
 * first or last. SVG content isn't checked.
 */
export function checkNesting({ elements }: ParsedPage): GateFinding[] {
  return elements
    .filter((element) => !isDrawing(element))
    .flatMap((element) => [
      ...placeFindings(element),
      ...(element.tagName === 'svg' ? [] : textFindings(element)),
      ...orderFindings(element),
      ...emptyFindings(element),
    ]);
}
