import { outlinePage } from '#functions/modules/page-facts/outline-page.ts';
import type { MenuReading } from '#functions/modules/page-facts/page-reading.ts';
import { readMenuItems } from '#functions/modules/page-facts/read-menu-items.ts';
import { readPageFacts } from '#functions/modules/page-facts/read-page-facts.ts';
import { fetchFirst, isWebPage, type PageAddress } from './fetch-first.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** Fewer are specials that a first page shows. */
const ITEMS_OF_A_MENU = 5;

/** The items of the menu that a page shows, or that the page shows which it calls its menu. All requests share one time. */
export async function readMenuPage(
  dependencies: PageFetchDependencies,
  address: PageAddress,
): Promise<MenuReading> {
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchFirst(dependencies, address, signal);
  if (fetched.outcome !== 'read') return fetched;
  const items = itemsOf(fetched);
  if (items.length >= ITEMS_OF_A_MENU) return { outcome: 'read', url: fetched.transfer.url, items };
  const link = menuLinkOf(fetched);
  const menu = link === undefined ? undefined : await fetchPage(dependencies, link, signal);
  const itemsThere = menu?.outcome === 'read' ? itemsOf(menu) : [];
  return menu?.outcome === 'read' && itemsThere.length > items.length
    ? { outcome: 'read', url: menu.transfer.url, items: itemsThere }
    : { outcome: 'read', url: fetched.transfer.url, items };
}

function itemsOf(page: FetchedPage) {
  return isWebPage(page) ? readMenuItems(outlinePage(page.text)) : [];
}

/** The first page, no file, that is called the menu. */
function menuLinkOf({ text, transfer }: FetchedPage): string | undefined {
  const links = readPageFacts(text, transfer.url).menu.links.first.map(({ value }) => value);
  return links.find(
    (url) => URL.canParse(url) && !/\.(?:pdf|jpe?g|png|webp|gif)$/i.test(new URL(url).pathname),
  );
}
