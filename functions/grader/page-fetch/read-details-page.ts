import { readPageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import type { DetailsReading } from '#functions/grader/page-facts/page-reading.ts';
import { fetchFirst, isPdf, isWebPage, type PageAddress } from './fetch-first.ts';
import type { PageFetchDependencies } from './fetch-page.ts';
import { linesOfPdf } from './site/lines-of-pdf.ts';
import { readRobots } from './site/read-site-files.ts';

const MOST_PDF_LINES = 2_000;

/**
 * Reads the structured facts of the page or PDF at an address, and of no other page. All requests share one time
 * limit.
 */
export async function readDetailsPage(
  dependencies: PageFetchDependencies,
  address: PageAddress,
): Promise<DetailsReading> {
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchFirst(dependencies, address, signal);
  if (fetched.outcome !== 'read') return fetched;
  const { transfer, text, bytes } = fetched;
  const { url, isTruncated } = transfer;
  const robots = await readRobots({ dependencies, signal }, transfer);
  const read = { outcome: 'read' as const, url, isTruncated, robots };
  if (isPdf(fetched)) {
    const lines = isTruncated ? [] : await linesOfPdf(bytes);
    return { ...read, pdfLines: lines.slice(0, MOST_PDF_LINES).map((line) => line.text) };
  }
  return isWebPage(fetched) ? { ...read, page: { details: readPageDetails(text, url) } } : read;
}
