import { AppError } from '#functions/platform/app-error.ts';

/** DynamoDB's limit is 400 KB; JSON is a little longer than what DynamoDB counts. */
const MAX_ROW_BYTES = 390_000;
/** The most UTF-8 bytes per UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3;

/** Throws `AppError('payload_too_large')` with the message if the row is too large for its table. */
export function assertFitsRow(row: object, message: string): void {
  const json = JSON.stringify(row);
  if (json.length * MOST_BYTES_A_UNIT <= MAX_ROW_BYTES) return;
  if (Buffer.byteLength(json) <= MAX_ROW_BYTES) return;
  throw new AppError('payload_too_large', { message });
}
