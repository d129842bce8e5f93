import { MAX_PAGE_BYTES } from '#shared/site/files/page-weight.ts';
import type { GateFinding } from './gate-page.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** The finding for a page of `total` bytes, more than `MAX_PAGE_BYTES`, with its largest part. */
export function pageTooHeavy(
  total: number,
  { what: element, bytes } = { what: 'the page itself', bytes: total },
): GateFinding {
  const message = `With its images, this page is ${kilobytes(total)}. The limit is ${kilobytes(MAX_PAGE_BYTES)}. The largest part is ${element} (${kilobytes(bytes)}).`;
  return { code: 'page_too_heavy', element, message };
}
