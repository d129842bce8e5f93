import { cutSnippet, factsOf } from './facts.ts';
import { headingsOf, type PageElement, type PageOutline } from './outline-page.ts';
import { labelOf } from './read-links.ts';

/** Reads resources that delay the page or load without encryption, and their counts. */
export function readResources(outline: PageOutline, base: URL) {
  const scripts = outline.named('script').filter(({ attributes }) => attributes.src !== undefined);
  const sheets = outline.named('link').filter(isStyleSheet);
  const parts = base.protocol === 'https:' ? [...scripts, ...sheets, ...outline.named('img', 'iframe')] : [];
  const addresses = (elements: readonly PageElement[]) =>
    factsOf(
      elements.map((quote) => {
        const value = addressOf(quote, base);
        return { value, quote, key: value };
      }),
    );
  return {
    /** Scripts and style sheets that delay the first paint. */
    blockingResources: addresses([...scripts.filter(isWaitedFor), ...sheets]),
    /** Resources that an https page loads without encryption. Other addresses use the page's scheme. */
    insecureResources: addresses(parts.filter((element) => INSECURE.test(givenAddress(element)))),
    /** Scripts and frames, which may show more than the page itself. */
    scripts: outline.named('script', 'frame').filter(({ attributes: { type = '' } }) => !/json/i.test(type))
      .length,
  };
}

function isStyleSheet({ attributes }: PageElement): boolean {
  const { rel = '', media = 'all', href } = attributes;
  return (
    href !== undefined && /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel) && media !== 'print'
  );
}

function isWaitedFor(script: PageElement): boolean {
  const { async, defer, type } = script.attributes;
  const isInHead = script.around('head', 'body')?.name === 'head';
  return isInHead && async === undefined && defer === undefined && type !== 'module';
}

const INSECURE = /^\s{0,20}http:/i;
const givenAddress = ({ attributes: { src, href = '' } }: PageElement) => src ?? href;

function addressOf(element: PageElement, base: URL): string {
  const given = givenAddress(element);
  if (given.startsWith('data:')) return 'data:';
  return (URL.parse(given.slice(0, 2048), base)?.href ?? '').slice(0, 300);
}

/** Checks images, headings, links, and fields without a style sheet. */
export function readStructure(outline: PageOutline) {
  const levels = headingsOf(outline).map((quote) => ({ quote, level: Number(quote.name.slice(1)) }));
  // A page may begin at any level.
  const skipped = levels.filter(({ level }, at) => at > 0 && level > (levels[at - 1]?.level ?? 0) + 1);
  const main = levels.filter(({ level }) => level === 1);
  const unnamed = outline.named('a').filter(isUnnamedLink);
  return {
    ...readImages(outline),
    unnamedLinks: factsOf(
      unnamed.map((quote) => ({ value: cutSnippet(quote.attributes.href ?? ''), quote })),
    ),
    unnamedFields: factsOf(unnamedFields(outline).map((quote) => ({ value: quote.name, quote }))),
    h1: factsOf(main.map(({ quote }) => ({ value: cutSnippet(quote.text()), quote }))),
    /** Headings that skip a level. */
    skippedHeadings: factsOf(skipped.map(({ quote }) => ({ value: quote.name, quote }))),
  };
}

function isUnnamedLink(link: PageElement): boolean {
  const { href, 'aria-labelledby': labeledBy = '' } = link.attributes;
  return href !== undefined && labelOf(link) === '' && labeledBy === '' && !isUnheard(link);
}

/** Hidden elements need no name. */
function isUnheard(element: PageElement): boolean {
  return element.attributes['aria-hidden'] === 'true' || element.isHidden;
}

/**
 * Content images, and those without alternative text. An empty text marks decoration where other images have one. One
 * pixel is a visit counter.
 */
function readImages(outline: PageOutline) {
  const all = outline
    .named('img')
    .filter(({ attributes: { width, height } }) => width !== '1' || height !== '1');
  const isAnyDescribed = all.some(({ attributes: { alt = '' } }) => alt.trim() !== '');
  const isDecoration = ({ attributes }: PageElement) =>
    attributes.alt?.trim() === '' &&
    (isAnyDescribed ||
      attributes['aria-hidden'] === 'true' ||
      /^(?:presentation|none)$/.test(attributes.role ?? ''));
  const shown = all
    .filter((image) => !isDecoration(image))
    .map((quote) => ({
      value: cutSnippet(quote.attributes.src ?? quote.attributes['data-src'] ?? ''),
      quote,
    }));
  return {
    images: factsOf(shown),
    imagesWithoutAlt: factsOf(shown.filter(({ quote: { attributes } }) => !attributes.alt?.trim())),
  };
}

const NEEDS_NO_NAME = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

function unnamedFields(outline: PageOutline): PageElement[] {
  const labeled = new Set(outline.named('label').map(({ attributes }) => attributes.for));
  return outline.named('input', 'select', 'textarea').filter((field) => {
    const { id, type = 'text', title, placeholder } = field.attributes;
    const { 'aria-label': label, 'aria-labelledby': labeledBy } = field.attributes;
    const isSaid = [label, labeledBy, title, placeholder].some((name = '') => name.trim() !== '');
    const isNamed = isSaid || field.around('label') !== undefined || (id !== undefined && labeled.has(id));
    return !isNamed && !NEEDS_NO_NAME.has(type.toLowerCase()) && !isUnheard(field);
  });
}
