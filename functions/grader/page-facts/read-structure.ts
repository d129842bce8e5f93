import { Collection } from './collect-facts.ts';
import type { PageOutline } from './outline-page.ts';
import { readImages } from './read-images.ts';
import { labelOf } from './read-links.ts';
import { cutSnippet } from './snippet.ts';
import type { OutlineElement } from './traverse-dom.ts';

/** Reads resources that delay the page, and their counts. */
export function readResources(outline: PageOutline, base: URL) {
  const blocking = new Collection<string>();
  const insecure = new Collection<string>();
  const scripts = outline.named('script').filter(({ attributes }) => attributes.src !== undefined);
  const sheets = outline.named('link').filter(isStyleSheet);
  for (const script of scripts)
    if (script.isInHead && isWaitedFor(script)) blocking.add(addressOf(script, base), script);
  for (const sheet of sheets) blocking.add(addressOf(sheet, base), sheet);
  const isHttps = base.protocol === 'https:';
  for (const element of isHttps ? [...scripts, ...sheets, ...outline.named('img', 'iframe')] : []) {
    // Other addresses use the page's scheme.
    if (INSECURE.test(givenAddress(element))) insecure.add(addressOf(element, base), element);
  }
  return {
    blockingResources: blocking.facts(),
    insecureResources: insecure.facts(),
    scripts: scripts.length,
  };
}

function isStyleSheet({ attributes }: OutlineElement): boolean {
  const { rel = '', media = 'all', href } = attributes;
  return (
    href !== undefined && /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel) && media !== 'print'
  );
}

function isWaitedFor({ attributes }: OutlineElement): boolean {
  const { async, defer, type } = attributes;
  return async === undefined && defer === undefined && type !== 'module';
}

const INSECURE = /^\s{0,20}http:/i;

function givenAddress({ attributes: { src, href = '' } }: OutlineElement): string {
  return src ?? href;
}

function addressOf(element: OutlineElement, base: URL): string {
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
      unnamedLinks.addEvery(() => ({ value: cutSnippet(href), quote: link }));
  }
  return {
    ...readImages(outline),
    unnamedLinks: unnamedLinks.facts(),
    unnamedFields: readFields(outline),
    ...readHeadings(outline),
  };
}

/** Hidden elements need no name. */
function isUnheard(element: OutlineElement): boolean {
  return element.attributes['aria-hidden'] === 'true' || element.isHidden();
}

function readHeadings(outline: PageOutline) {
  const h1 = new Collection<string>();
  const skippedHeadings = new Collection<string>();
  let before = 0;
  for (const heading of outline.headings) {
    const level = Number(heading.name.slice(1));
    if (level === 1) h1.addEvery(() => ({ value: cutSnippet(heading.text()), quote: heading }));
    // A page may begin at any level.
    if (before > 0 && level > before + 1)
      skippedHeadings.addEvery(() => ({ value: heading.name, quote: heading }));
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
    const isNamed = isSaid || field.isInLabel || (id !== undefined && labeled.has(id));
    if (!isNamed && !NEEDS_NO_NAME.has(type.toLowerCase()) && !isUnheard(field))
      unnamed.addEvery(() => ({ value: field.name, quote: field }));
  }
  return unnamed.facts();
}
