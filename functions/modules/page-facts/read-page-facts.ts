import { KEPT } from './collect-facts.ts';
import { outlinePage, type PageOutline } from './outline-page.ts';
import type { Facts, MenuKind, PageFacts } from './page-facts.ts';
import { MENU_WORDS } from './page-words.ts';
import { type LinkFacts, readLinks } from './read-links.ts';
import { readMenuItems } from './read-menu-items.ts';
import { readHead, readResources, readStructure } from './read-structure.ts';
import { readStructuredData } from './read-structured-data.ts';
import { readText } from './read-text.ts';

/** So many prices are a menu; fewer are an offer. */
const PRICES_OF_A_MENU = 5;
/** Where a heading says that it is the menu. */
const PRICES_UNDER_A_HEADING = 2;
const HEADING_CHARACTERS = 40;
const PICTURE = /\.(?:jpe?g|png|webp|gif)(?:$|\?)/i;
const NO_PICTURE_OF_MENU = /icon|logo|burger|button|btn|toggle|open|close|bars/i;

/** Reads a page into facts. Never throws; work is bounded by the tags and characters that are looked at. */
export function readPageFacts(html: string, address: string): PageFacts {
  const outline = outlinePage(html);
  const base = baseOf(outline.named('base')[0]?.attributes.href, address);
  const { menuLinks, ...links } = readLinks(outline, base);
  const text = readText(outline);
  const structured = readStructuredData(outline);
  const prices = text.prices.count < PRICES_OF_A_MENU ? pricesOfItems(outline, text.prices) : text.prices;
  return {
    ...readHead(outline),
    structuredData: structured.items,
    menu: { kind: menuKind(prices.count, menuLinks, () => menuPart(outline)), links: menuLinks },
    ...text,
    prices,
    ...links,
    accounts: structured.accounts,
    ...readStructure(outline),
    ...readResources(outline, base),
    textCharacters: outline.lines.reduce((sum, line) => sum + line.length, 0),
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

function menuKind(prices: number, links: LinkFacts['menuLinks'], partOf: () => MenuPart): MenuKind {
  if (prices >= PRICES_OF_A_MENU) return 'html';
  const part = partOf();
  if (part.isNamed && prices >= PRICES_UNDER_A_HEADING) return 'html';
  const kinds = new Set(links.first.map(({ value }) => kindOfFile(value)));
  if (part.isPicture) kinds.add('image');
  return (['html', 'pdf', 'image'] as const).find((kind) => kinds.has(kind)) ?? 'none';
}

type MenuPart = { isNamed: boolean; isPicture: boolean };

/** Whether a heading, or a link to a part of the page, says that a menu follows; whether a picture's file does. */
function menuPart(outline: PageOutline): MenuPart {
  const names = [
    ...outline.headings,
    ...outline.named('a').filter(({ attributes }) => /^#./.test(attributes.href ?? '')),
  ].map((element) => element.text());
  const isNamed = names.some((name) => name.length <= HEADING_CHARACTERS && MENU_WORDS.test(name));
  const isPicture = outline.named('img').some(({ attributes }) => {
    const file = (attributes['data-src'] ?? attributes.src ?? '').slice(-300).split('/').at(-1) ?? '';
    return (
      PICTURE.test(file) &&
      MENU_WORDS.test(file.replace(/[-_.+]|%20/g, ' ')) &&
      !NO_PICTURE_OF_MENU.test(file)
    );
  });
  return { isNamed, isPicture };
}

function kindOfFile(url: string): MenuKind {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? '';
  if (path.endsWith('.pdf')) return 'pdf';
  return PICTURE.test(path) ? 'image' : 'html';
}
