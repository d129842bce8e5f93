import { isElsewhere } from './head/elsewhere.ts';
import { readHead } from './head/read-head.ts';
import { menuKind } from './menu/menu-kind.ts';
import { readStatedItems } from './menu/stated-items.ts';
import { outlinePage, type PageOutline } from './outline-page.ts';
import type { PageFacts } from './page-facts.ts';
import { readLinks } from './read-links.ts';
import { readResources, readStructure } from './read-structure.ts';
import { readStructuredData } from './read-structured-data.ts';
import { readText } from './read-text.ts';

/** Reads a page into facts. Never throws. Limits on tags and characters bound the work. */
export function readPageFacts(html: string, address: string): PageFacts {
  const outline = outlinePage(html);
  const base = baseOf(outline, address);
  const { menuLinks, ...links } = readLinks(outline, base);
  const text = readText(outline);
  const structured = readStructuredData(outline);
  const textCharacters = outline.lines.reduce((sum, line) => sum + line.length, 0);
  return {
    ...readHead(outline),
    structuredData: structured.items,
    menu: {
      kind: menuKind(outline, Math.max(text.prices.count, pricesInData(outline)), menuLinks),
      links: menuLinks,
    },
    numberedLines: outline.lines.filter((line) => NUMBERED_LINE.test(line)).length,
    hasTimes: outline.lines.some((line) => CLOCK.test(line)),
    ...text,
    ...links,
    accounts: structured.accounts,
    ...readStructure(outline),
    ...readResources(outline, base),
    textCharacters,
    isElsewhere: isElsewhere(outline, textCharacters),
    isPartlyRead: outline.isPartlyRead,
  };
}

/** Counts dishes whose price is in structured data. */
function pricesInData(outline: PageOutline): number {
  return readStatedItems(outline).filter(({ offers }) => offers.some(({ price }) => price !== '')).length;
}

/** A line such as `Entrecôte 24`, which may be a dish with a price. */
const NUMBERED_LINE = /^(?=.{4,80}$).*\p{L}{3}.*\s\d{1,3}$/u;

/** A time or a range of small numbers, as opening hours have. */
const CLOCK =
  /\d[:h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|h\b)|(?<![\d-])\d{1,2}\s?(?:[-–—~]|to|bis|à|a|alle|tot)\s?\d{1,2}(?![\d-])|noon|midday|midnight|\b24\b/iu;

/** The base address of the page's links. */
export function baseOf(outline: PageOutline, address: string): URL {
  const given = outline.named('base')[0]?.attributes.href ?? '';
  return URL.parse(given, address) ?? URL.parse(address) ?? new URL('http://unknown.invalid/');
}
