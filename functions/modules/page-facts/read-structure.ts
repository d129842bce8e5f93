import { Collection } from './collect-facts.ts';
import { cutSnippet, type OutlineElement, type PageOutline } from './outline-page.ts';
import type { Fact, PageFacts } from './page-facts.ts';
import { labelOf } from './read-links.ts';

/** Title, description, language and what browsers on phones are told. */
export function readHead(outline: PageOutline): Partial<PageFacts> {
  const [html] = outline.named('html');
  const [title] = outline.named('title');
  const description = metaOf(outline, 'description');
  const viewport = metaOf(outline, 'viewport');
  return {
    ...(html?.attributes.lang && {
      language: { value: cutSnippet(html.attributes.lang), snippet: html.snippet() },
    }),
    ...(title !== undefined &&
      title.source() !== '' && { title: { value: cutSnippet(title.source()), snippet: title.snippet() } }),
    ...(description !== undefined && { description }),
    ...(viewport !== undefined && { viewport }),
  };
}

function metaOf(outline: PageOutline, wanted: string): Fact<string> | undefined {
  for (const meta of outline.named('meta')) {
    const { name = '', content = '' } = meta.attributes;
    if (name.trim().toLowerCase() === wanted && content.trim() !== '')
      return { value: content.trim().slice(0, 500), snippet: meta.snippet() };
  }
  return undefined;
}

/** What the browser must fetch before it shows the page, and how much there is of what. */
export function readResources(outline: PageOutline, base: URL) {
  const blocking = new Collection<string>();
  const insecure = new Collection<string>();
  const scripts = outline.named('script').filter(({ attributes }) => attributes.src !== undefined);
  const sheets = outline.named('link').filter(isStyleSheet);
  for (const script of scripts)
    if (script.isInHead && isWaitedFor(script)) blocking.add(addressOf(script, base), script.snippet());
  for (const sheet of sheets) blocking.add(addressOf(sheet, base), sheet.snippet());
  for (const element of [...scripts, ...sheets, ...outline.named('img', 'iframe')]) {
    const address = addressOf(element, base);
    if (base.protocol === 'https:' && address.startsWith('http:')) insecure.add(address, element.snippet());
  }
  return {
    blockingResources: blocking.facts(),
    insecureResources: insecure.facts(),
    scripts: scripts.length,
    styleSheets: sheets.length,
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

function addressOf({ attributes }: OutlineElement, base: URL): string {
  const given = attributes.src ?? attributes.href ?? '';
  return given.startsWith('data:')
    ? 'data:'
    : (URL.parse(given.slice(0, 2048), base)?.href ?? '').slice(0, 300);
}

/** What can be said of images, headings, links and fields without a style sheet. */
export function readStructure(outline: PageOutline) {
  const images = new Collection<string>();
  const imagesWithoutAlt = new Collection<string>();
  for (const image of outline.named('img')) {
    const { src, 'data-src': lazy, alt } = image.attributes;
    const address = cutSnippet(src ?? lazy ?? '');
    images.addEvery(address, image.snippet());
    if (alt === undefined) imagesWithoutAlt.addEvery(address, image.snippet());
  }
  const unnamedLinks = new Collection<string>();
  for (const link of outline.named('a')) {
    if (link.attributes.href !== undefined && labelOf(link) === '')
      unnamedLinks.addEvery(cutSnippet(link.attributes.href), link.snippet());
  }
  return {
    images: images.facts(),
    imagesWithoutAlt: imagesWithoutAlt.facts(),
    unnamedLinks: unnamedLinks.facts(),
    unnamedFields: readFields(outline),
    ...readHeadings(outline),
  };
}

function readHeadings(outline: PageOutline) {
  const h1 = new Collection<string>();
  const skippedHeadings = new Collection<string>();
  let before = 0;
  for (const heading of outline.headings) {
    const level = Number(heading.name.slice(1));
    if (level === 1) h1.addEvery(cutSnippet(heading.text()), heading.snippet());
    if (level > before + 1) skippedHeadings.addEvery(heading.name, heading.snippet());
    before = level;
  }
  return { h1: h1.facts(), skippedHeadings: skippedHeadings.facts() };
}

const NEEDS_NO_NAME = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

function readFields(outline: PageOutline) {
  const unnamed = new Collection<string>();
  const labeled = new Set(outline.named('label').map(({ attributes }) => attributes.for));
  for (const field of outline.named('input', 'select', 'textarea')) {
    const { id, type = 'text', 'aria-label': label, 'aria-labelledby': labeledBy, title } = field.attributes;
    const isNamed = (label ?? labeledBy ?? title ?? '') !== '' || (id !== undefined && labeled.has(id));
    if (!isNamed && !field.isInLabel && !NEEDS_NO_NAME.has(type.toLowerCase()))
      unnamed.addEvery(field.name, field.snippet());
  }
  return unnamed.facts();
}
