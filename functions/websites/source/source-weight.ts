import {
  attributeOf,
  type PageElement,
  type ParsedPage,
  rawTextOf,
} from '#functions/websites/publish-gate/gate-page.ts';
import { FONT_FILES } from '#shared/site/fonts.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { needsRestOfLatin } from '#shared/site/unicode-ranges.ts';
import { imagePaths, type StoredFile, storedFiles } from './source-images.ts';

type Weight = { what: string; bytes: number };

/** The window width for weighing pages, in CSS pixels, as in shared/site/files/page-weight.ts. */
const WINDOW = 1440;
const REM = 16;

/** Longer texts aren't real lengths. */
const LONGEST_LENGTH = 20;

function pixels(length: string): number | undefined {
  const written = length.trim();
  if (written.length > LONGEST_LENGTH) return undefined;
  const [, number, unit] = /^(\d*\.?\d+)(px|r?em|vw)$/.exec(written) ?? [];
  if (number === undefined) return undefined;
  const factor = unit === 'px' ? 1 : unit === 'vw' ? WINDOW / 100 : REM;
  return Number(number) * factor;
}

/** Evaluates `(min-width: 600px)`; other conditions count as true. */
function isTrue(condition: string): boolean {
  const [name = '', length = ''] = condition.slice(1, -1).split(':');
  const width = pixels(length);
  if (width === undefined) return true;
  if (name.trim() === 'min-width') return width <= WINDOW;
  return name.trim() !== 'max-width' || width >= WINDOW;
}

/** The image width according to the `sizes` attribute, or the whole window if it isn't simple. */
function slotWidth(sizes: string): number {
  for (const part of outerParts(sizes)) {
    const end = part.startsWith('(') ? part.indexOf(')') + 1 : 0;
    if (end < part.length && (end === 0 || isTrue(part.slice(0, end))))
      return pixels(part.slice(end)) ?? WINDOW;
  }
  return WINDOW;
}

/** Splits at commas outside of parentheses. */
function outerParts(sizes: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of sizes.matchAll(/[(),]/g)) {
    if (sign !== ',') depth = Math.max(0, depth + (sign === '(' ? 1 : -1));
    if (sign !== ',' || depth > 0) continue;
    parts.push(sizes.slice(start, index).trim());
    start = index + 1;
  }
  return [...parts, sizes.slice(start).trim()];
}

/** The image file that the window loads. */
function fetchedPath(image: PageElement, files: Map<string, StoredFile>): string {
  const source = attributeOf(image, 'src') ?? '';
  const candidates = (attributeOf(image, 'srcset') ?? '')
    .split(/,\s*/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .map((path) => ({ path, width: files.get(path)?.width }))
    .filter((each): each is { path: string; width: number } => each.width !== undefined)
    .toSorted((one, other) => one.width - other.width);
  const wanted = slotWidth(attributeOf(image, 'sizes') ?? '');
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.path ?? source;
}

/** Letters outside Latin-1 make browsers load the extended files, too. */
const EXTENDED_LATIN = /[\u0100-\u02ba\u1e00-\u1eff]/;

function fontWeights(html: string, css: string): Weight[] {
  const isSlanted = /<(em|i|cite|dfn|address)\b/.test(html) || /font-style:\s*italic/.test(withoutFaces(css));
  const hasBasic = FONT_FILES.some(({ path, subset }) => subset === 'basic' && css.includes(path));
  const isFetched = {
    basic: true,
    latin: !hasBasic || needsRestOfLatin(html),
    'latin-ext': EXTENDED_LATIN.test(html),
  };
  return FONT_FILES.filter(({ path }) => css.includes(path))
    .filter(({ style, subset }) => (isSlanted || style === 'normal') && isFetched[subset])
    .map(({ path, bytes }) => ({ what: `font ${path}`, bytes }));
}

function withoutFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}

/**
 * All files that a window of 1440 px at density 1 loads for a page with custom HTML and CSS, heaviest first.
 * Unknown images weigh nothing here; another rule refuses them.
 */
export function sourceWeights(page: ParsedPage, html: string, content: SiteContent): Weight[] {
  const files = storedFiles(content.image_assets);
  const css = page.elements
    .filter(({ tagName }) => tagName === 'style')
    .map(rawTextOf)
    .join('\n');
  const shown = page.elements
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => fetchedPath(image, files));
  const paths = new Set([...shown, ...imagePaths({ html: '', css })]);
  const images = [...paths].map((path) => ({
    what: `picture ${path}`,
    bytes: files.get(path)?.bytes ?? 0,
  }));
  const document = { what: 'the page itself', bytes: Buffer.byteLength(html) };
  return [document, ...fontWeights(html, css), ...images].sort((one, other) => other.bytes - one.bytes);
}
