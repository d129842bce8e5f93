import { assertFitsRow } from '../editing/row-size.ts';
import type { WebsiteDocument } from './website-rows.ts';

/** Throws `AppError('payload_too_large')` when the document does not fit into its row. */
export function assertStorable(document: WebsiteDocument): void {
  assertFitsRow(
    document,
    'This website holds more text than one page can. Shorten or delete something and save again.',
  );
}
