import { Collection } from './collect-facts.ts';
import { headingsOf, type PageElement, type PageOutline } from './outline-page.ts';
import type { PageFacts } from './page-facts.ts';
import { labelOf } from './read-links.ts';
import { cutSnippet } from './snippet.ts';

/** Reads resources that delay the page, and their counts. */
export function readResources(outline: PageOutline, base: URL) {
  const blocking = new Collection<string>();
  const insecure = new Collection<string>();
  const add = (found: Collection<string>, element: PageElement) => {
    const address = addressOf(element, base);
    found.add(address, element, address);
  };
  const scripts = outline.named('script').filter(({ attributes }) => attributes.src !== undefined);
  const sheets = outline.named('link').filter(isStyleSheet);
  for (const script of scripts) if (isWaitedFor(script)) add(blocking, script);
  for (const sheet of sheets) add(blocking, sheet);
  const isHttps = base.protocol === 'https:';
  for (const element of isHttps ? [...scripts, ...sheets, ...outline.named('img', 'iframe')] : []) {
    // Other addresses use the page's scheme.
    if (INSECURE.test(givenAddress(element))) add(insecure, element);
  }
  return {
    blockingResources: blocking.facts(),
    insecureResources: insecure.facts(),
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

function givenAddress({ attributes: { src, href = '' } }: PageElement): string {
  return src ?? href;
}

function addressOf(element: PageElement, base: URL): string {
  const given = givenAddress(element);
  return given.startsWith('data:')
    ? 'data:'
    : (URL.parse(given.slice(0, 2048), base)?.href ?? '').slice(0, 300);
}

/** Checks images, headings, links, and fields without a style sheet. */
export function readStructure(outline: PageOutline) {
  const unnamedLinks = new Collection<string>();
  for (const link of outline.named('a')) {
    const { href, 'aria-labelledby': labeledBy = '' } = link.attributes;
    if (href !== undefined && labelOf(link) === '' && labeledBy === '' && !isUnheard(link))
      unnamedLinks.add(cutSnippet(href), link);
  }
  return {
    ...readImages(outline),
    unnamedLinks: unnamedLinks.facts(),
    unnamedFields: readFields(outline),
    ...readHeadings(outline),
  };
}

/** Hidden elements need no name. */
function isUnheard(element: PageElement): boolean {
  return element.attributes['aria-hidden'] === 'true' || element.isHidden;
}

/**
 * Content images, and those without alternative text. An empty text marks decoration where other images have one. One
 * pixel is a visit counter.
 */
function readImages(outline: PageOutline): Pick<PageFacts, 'images' | 'imagesWithoutAlt'> {
  const images = new Collection<string>();
  const imagesWithoutAlt = new Collection<string>();
  const all = outline
    .named('img')
    .filter(({ attributes: { width, height } }) => width !== '1' || height !== '1');
  const isAnyDescribed = all.some(({ attributes: { alt = '' } }) => alt.trim() !== '');
  for (const image of all) {
    const { alt, src, 'data-src': lazy, role = '', 'aria-hidden': hidden } = image.attributes;
    const isBlank = alt?.trim() === '';
    if (isBlank && (isAnyDescribed || hidden === 'true' || /^(?:presentation|none)$/.test(role))) continue;
    const file = cutSnippet(src ?? lazy ?? '');
    images.add(file, image);
    if (alt === undefined || isBlank) imagesWithoutAlt.add(file, image);
  }
  return { images: images.facts(), imagesWithoutAlt: imagesWithoutAlt.facts() };
}

function readHeadings(outline: PageOutline) {
  const h1 = new Collection<string>();
  const skippedHeadings = new Collection<string>();
  let before = 0;
  for (const heading of headingsOf(outline)) {
    const level = Number(heading.name.slice(1));
    if (level === 1) h1.add(cutSnippet(heading.text()), heading);
    // A page may begin at any level.
    if (before > 0 && level > before + 1) skippedHeadings.add(heading.name, heading);
    before = level;
  }
  return { h1: h1.facts(), skippedHeadings: skippedHeadings.facts() };
}

const NEEDS_NO_NAME = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

function readFields(outline: PageOutline) {
  const unnamed = new Collection<string>();
  const labeled = new Set(outline.named('label').map(({ attributes }) => attributes.for));
  for (const field of outline.named('input', 'select', 'textarea')) {
    const { id, type = 'text', title, placeholder } = field.attributes;
    const { 'aria-label': label, 'aria-labelledby': labeledBy } = field.attributes;
    const isSaid = [label, labeledBy, title, placeholder].some((name = '') => name.trim() !== '');
    const isNamed = isSaid || field.around('label') !== undefined || (id !== undefined && labeled.has(id));
    if (!isNamed && !NEEDS_NO_NAME.has(type.toLowerCase()) && !isUnheard(field))
      unnamed.add(field.name, field);
  }
  return unnamed.facts();
}
