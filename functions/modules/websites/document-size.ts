import { AppError } from '#functions/platform/app-error.ts';
import type { WebsiteDocument } from './website-rows.ts';

/** DynamoDB holds 400 KB a row; JSON is a little longer than what DynamoDB counts. */
export const MAX_DOCUMENT_BYTES = 390_000;
/** No character is longer in UTF-8, counted by UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3;

/** Throws `AppError('payload_too_large')` when the document does not fit into its row. */
export function assertStorable(document: WebsiteDocument): void {
  const json = JSON.stringify(document);
  if (json.length * MOST_BYTES_A_UNIT <= MAX_DOCUMENT_BYTES) return;
  if (Buffer.byteLength(json) <= MAX_DOCUMENT_BYTES) return;
  throw new AppError('payload_too_large', {
    message: 'This website holds more text than one page can. Shorten or delete something and save again.',
    isAfterWork: true,
  });
}
