import { KEPT } from './collect-facts.ts';
import { isElsewhere } from './head/elsewhere.ts';
import { readHead } from './head/read-head.ts';
import { menuKind, PRICES_OF_A_MENU } from './menu/menu-kind.ts';
import { outlinePage, type PageOutline } from './outline-page.ts';
import type { Facts, PageFacts } from './page-facts.ts';
import { readLinks } from './read-links.ts';
import { readMenuItems } from './read-menu-items.ts';
import { readResources, readStructure } from './read-structure.ts';
import { readStructuredData } from './read-structured-data.ts';
import { readText } from './read-text.ts';

/** Reads a page into facts. Never throws; work is bounded by the tags and characters that are looked at. */
export function readPageFacts(html: string, address: string): PageFacts {
  const outline = outlinePage(html);
  const base = baseOf(outline.named('base')[0]?.attributes.href, address);
  const { menuLinks, ...links } = readLinks(outline, base);
  const text = readText(outline);
  const structured = readStructuredData(outline);
  const prices = text.prices.count < PRICES_OF_A_MENU ? pricesOfItems(outline, text.prices) : text.prices;
  const textCharacters = outline.lines.reduce((sum, line) => sum + line.length, 0);
  return {
    ...readHead(outline),
    structuredData: structured.items,
    menu: { kind: menuKind(outline, prices.count, menuLinks), links: menuLinks },
    ...text,
    prices,
    ...links,
    accounts: structured.accounts,
    ...readStructure(outline),
    ...readResources(outline, base),
    textCharacters,
    isElsewhere: isElsewhere(outline, textCharacters),
    isPartlyRead: outline.isPartlyRead,
  };
}

/** Menus without signs of money have prices, too: those of the items that can be read. */
function pricesOfItems(outline: PageOutline, prices: Facts<string>): Facts<string> {
  const items = readMenuItems(outline);
  if (items.length <= prices.count) return prices;
  const first = items
    .slice(0, KEPT)
    .map(({ name, price }) => ({ value: price, snippet: `${name} ${price}` }));
  return { count: items.length, first };
}

function baseOf(given: string | undefined, address: string): URL {
  return URL.parse(given ?? '', address) ?? URL.parse(address) ?? new URL('http://unknown.invalid/');
}
