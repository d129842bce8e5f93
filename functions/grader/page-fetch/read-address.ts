import { readPageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import { outlinePage } from '#functions/grader/page-facts/outline-page.ts';
import type {
  DetailsReading,
  MenuReading,
  PageAnswer,
  PageCall,
  PhotoReading,
} from '#functions/grader/page-facts/page-reading.ts';
import {
  type PageMenuItem,
  readItemsOfLines,
  readMenuItems,
} from '#functions/grader/page-facts/read-menu-items.ts';
import { menuLinksOf } from '#functions/grader/page-facts/read-page-facts.ts';
import { imageFormatOf } from '#shared/images/image-format.ts';
import { checkAddress } from './address/find-target.ts';
import { type FetchedPage, fetchFirst, fetchPage, type PageFetchDependencies } from './fetch-page.ts';
import { isWebPage, readPage } from './read-page.ts';
import { linesOfPdf } from './site/lines-of-pdf.ts';
import { isFileAddress, readRobots, type Walk } from './site/read-site-files.ts';

/** Reads what the call wants of an address. All requests share one time limit. */
export async function readAddress(dependencies: PageFetchDependencies, call: PageCall): Promise<PageAnswer> {
  const { wanted } = call;
  if (wanted === 'check') return checkAddress(dependencies, call.url);
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchFirst(dependencies, call, signal);
  return fetched.outcome === 'read' ? READERS[wanted]({ dependencies, signal }, fetched) : fetched;
}

const READERS = { page: readPage, menu: readMenu, details: readDetails, photo: readPhoto } satisfies Record<
  Exclude<PageCall['wanted'], 'check'>,
  (walk: Walk, fetched: FetchedPage) => PageAnswer | Promise<PageAnswer>
>;

/** Returns the bytes of a photo, whatever its content type. */
function readPhoto(_walk: Walk, { bytes, transfer: { url, isTruncated } }: FetchedPage): PhotoReading {
  const format = isTruncated ? undefined : imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
  if (format === undefined) return { outcome: 'read', url };
  return { outcome: 'read', url, photo: { type: `image/${format}`, base64: bytes.toString('base64') } };
}

const MOST_PDF_LINES = 2_000;

/** Reads the structured facts of the page or PDF, and of no other page. */
async function readDetails(walk: Walk, fetched: FetchedPage): Promise<DetailsReading> {
  const { transfer, text, bytes } = fetched;
  const { url, isTruncated } = transfer;
  const read = { outcome: 'read' as const, url, isTruncated, robots: await readRobots(walk, transfer) };
  if (isPdf(fetched)) {
    const lines = isTruncated ? [] : await linesOfPdf(bytes);
    return { ...read, pdfLines: lines.slice(0, MOST_PDF_LINES).map((line) => line.text) };
  }
  return isWebPage(fetched) ? { ...read, page: { details: readPageDetails(text, url) } } : read;
}

/** Fewer items may be specials on a home page. */
const ITEMS_OF_A_MENU = 5;

/** Reads menu items from the page, or from the page or PDF that it links to as its menu. */
async function readMenu({ dependencies, signal }: Walk, fetched: FetchedPage): Promise<MenuReading> {
  const items = await itemsOf(fetched);
  const here: MenuReading = { outcome: 'read', url: fetched.transfer.url, items };
  const link = items.length >= ITEMS_OF_A_MENU ? undefined : menuLinkOf(fetched);
  const menu = link === undefined ? undefined : await fetchPage(dependencies, link, { signal });
  if (menu?.outcome !== 'read') return here;
  const itemsThere = await itemsOf(menu);
  return itemsThere.length > items.length ? { ...here, url: menu.transfer.url, items: itemsThere } : here;
}

async function itemsOf(page: FetchedPage): Promise<PageMenuItem[]> {
  if (isPdf(page)) return readItemsOfLines(await linesOfPdf(page.bytes));
  return isWebPage(page) ? readMenuItems(outlinePage(page.text)) : [];
}

/** Accepts a PDF only with the right content. */
const isPdf = ({ bytes }: FetchedPage) => bytes.subarray(0, 1024).includes('%PDF-');

/** The first page linked as the menu, or else the first PDF. */
function menuLinkOf({ text, transfer }: FetchedPage): string | undefined {
  const links = menuLinksOf(text, transfer.url);
  return (
    links.find((url) => !isFileAddress(url, /\.(?:pdf|jpe?g|png|webp|gif)$/i)) ??
    links.find((url) => isFileAddress(url))
  );
}
