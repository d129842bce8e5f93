import * as z from 'zod/mini';
import { COLUMN_ROLES, type ColumnMap, foldHeading } from './guess-columns.ts';
import type { ExportReading } from './to-guest-list.ts';

const RememberedSchema = z.object({
  /** All headings of the file: another file is read again. */
  headings: z.string(),
  columns: z.partialRecord(z.enum(COLUMN_ROLES), z.int()),
  order: z.optional(z.enum(['day_first', 'month_first'])),
});

export type RememberedReading = Partial<Pick<ExportReading, 'order'>> & { columns: ColumnMap };

const keyOf = (restaurantId: string) => `till-export:${restaurantId}`;
const signatureOf = (headings: readonly string[]) => headings.map(foldHeading).join('|').slice(0, 5_000);

/** How the last export with these headings was read; undefined where there was none, or nothing can be kept. */
export function recallReading(
  restaurantId: string,
  headings: readonly string[],
): RememberedReading | undefined {
  try {
    const kept = RememberedSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(restaurantId)) ?? ''));
    if (!kept.success || kept.data.headings !== signatureOf(headings)) return undefined;
    const { columns, order } = kept.data;
    return { columns: Object.fromEntries(Object.entries(columns)), ...(order && { order }) };
  } catch {
    return undefined;
  }
}

export function rememberReading(
  restaurantId: string,
  headings: readonly string[],
  reading: RememberedReading,
): void {
  try {
    const kept = { headings: signatureOf(headings), ...reading };
    localStorage.setItem(keyOf(restaurantId), JSON.stringify(kept));
  } catch {}
}
