import { AppError } from '#functions/platform/app-error.ts';

/** DynamoDB holds 400 KB a row; JSON is a little longer than what DynamoDB counts. */
const MAX_ROW_BYTES = 390_000;
/** No character is longer in UTF-8, counted by UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3;

/** Throws `AppError('payload_too_large')` with the message when the row does not fit into its table. */
export function assertFitsRow(row: object, message: string): void {
  const json = JSON.stringify(row);
  if (json.length * MOST_BYTES_A_UNIT <= MAX_ROW_BYTES) return;
  if (Buffer.byteLength(json) <= MAX_ROW_BYTES) return;
  throw new AppError('payload_too_large', { message });
}
