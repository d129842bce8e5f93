import { assertFitsRow } from '#functions/platform/records/row-size.ts';
import type { WebsiteDocument } from './website-rows.ts';

/** Throws `AppError('payload_too_large')` when the document does not fit into its row. */
export function assertStorable(document: WebsiteDocument): void {
  assertFitsRow(
    document,
    'This website has too much text for one page. Shorten or delete something, then save again.',
  );
}
