import { assertFitsRow } from '#functions/platform/records/row-size.ts';
import type { WebsiteDocument } from './website-rows.ts';

/** Throws `AppError('payload_too_large')` if the document is too large for its row. */
export function assertStorable(document: WebsiteDocument): void {
  assertFitsRow(
    document,
    'This website has too much text for one page. Shorten or delete some of it, then save again.',
  );
}
