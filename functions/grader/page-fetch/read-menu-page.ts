import { outlinePage } from '#functions/grader/page-facts/outline-page.ts';
import type { MenuReading } from '#functions/grader/page-facts/page-reading.ts';
import {
  type PageMenuItem,
  readItemsOfLines,
  readMenuItems,
} from '#functions/grader/page-facts/read-menu-items.ts';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { fetchFirst, isPdf, isWebPage, type PageAddress } from './fetch-first.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';
import { linesOfPdf } from './site/lines-of-pdf.ts';

/** Fewer items may be specials on a home page. */
const ITEMS_OF_A_MENU = 5;

/**
 * Reads menu items from a page, or from the page or PDF that it links to as its menu. All requests share one time
 * limit.
 */
export async function readMenuPage(
  dependencies: PageFetchDependencies,
  address: PageAddress,
): Promise<MenuReading> {
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchFirst(dependencies, address, signal);
  if (fetched.outcome !== 'read') return fetched;
  const items = await itemsOf(fetched);
  if (items.length >= ITEMS_OF_A_MENU) return { outcome: 'read', url: fetched.transfer.url, items };
  const link = menuLinkOf(fetched);
  const menu = link === undefined ? undefined : await fetchPage(dependencies, link, { signal });
  const itemsThere = menu?.outcome === 'read' ? await itemsOf(menu) : [];
  return menu?.outcome === 'read' && itemsThere.length > items.length
    ? { outcome: 'read', url: menu.transfer.url, items: itemsThere }
    : { outcome: 'read', url: fetched.transfer.url, items };
}

async function itemsOf(page: FetchedPage): Promise<PageMenuItem[]> {
  if (isPdf(page)) return readItemsOfLines(await linesOfPdf(page.bytes));
  return isWebPage(page) ? readMenuItems(outlinePage(page.text)) : [];
}

/** The first page linked as the menu, or else the first PDF. */
function menuLinkOf({ text, transfer }: FetchedPage): string | undefined {
  const links = readPageFacts(text, transfer.url).menu.links.first.map(({ value }) => value);
  const endsIn = (ending: RegExp) => (url: string) => URL.canParse(url) && ending.test(new URL(url).pathname);
  const isFile = endsIn(/\.(?:pdf|jpe?g|png|webp|gif)$/i);
  return links.find((url) => URL.canParse(url) && !isFile(url)) ?? links.find(endsIn(/\.pdf$/i));
}
