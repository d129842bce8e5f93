import * as z from 'zod/mini';
import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import type { ColumnsByRole } from '#shared/domain/lists/propose-columns.ts';

export type RememberedReading<Role extends string> = { columns: ColumnsByRole<Role>; order?: DayOrder };

type Recalled<Role extends string> = RememberedReading<Role> & {
  /** Kinds of columns that were asked for; readings from before kinds were added do not say it. */
  asked?: string[];
};

const signatureOf = (headings: readonly string[]) => headings.map(foldHeading).join('|').slice(0, 5_000);

/**
 * How a restaurant's last export was read, kept by the browser under `<kind>:<restaurant>`. One with other headings is
 * read anew.
 */
export function readingMemory<Role extends string>(kind: string, roles: readonly [Role, ...Role[]]) {
  const RememberedSchema = z.object({
    headings: z.string(),
    columns: z.partialRecord(z.enum(roles), z.int()),
    asked: z.optional(z.array(z.string())),
    order: z.optional(z.enum(['day_first', 'month_first'])),
  });
  const keyOf = (restaurantId: string) => `${kind}:${restaurantId}`;
  return {
    /** Undefined where there was none, or nothing can be kept. */
    recall: (restaurantId: string, headings: readonly string[]): Recalled<Role> | undefined => {
      try {
        const kept = RememberedSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(restaurantId)) ?? ''));
        if (!kept.success || kept.data.headings !== signatureOf(headings)) return undefined;
        const { columns, asked, order } = kept.data;
        return {
          columns: { ...columns } as ColumnsByRole<Role>,
          ...(asked && { asked }),
          ...(order && { order }),
        };
      } catch {
        return undefined;
      }
    },
    remember: (restaurantId: string, headings: readonly string[], reading: RememberedReading<Role>): void => {
      try {
        const kept = { headings: signatureOf(headings), asked: roles, ...reading };
        localStorage.setItem(keyOf(restaurantId), JSON.stringify(kept));
      } catch {}
    },
  };
}
