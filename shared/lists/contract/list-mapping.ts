import * as z from 'zod/mini';

/** Per restaurant. The least recently used ones are dropped. */
export const MAX_LIST_MAPPINGS = 20;

const SHAPE = 'Use a valid file layout ID.';
const COLUMN = 'Use a column number from 0 to 199.';

/** Identifies files with the same column names. */
export const ListShapeSchema = z.string(SHAPE).check(z.regex(/^\d{1,3}-[0-9a-f]{8}$/, SHAPE));

/** The column of each field, from 0, and the order of day and month. */
export const ListMappingSchema = z.strictObject({
  columns: z
    .record(
      z.string().check(z.regex(/^[a-z_]{1,20}$/)),
      z.int(COLUMN).check(z.gte(0, COLUMN), z.lte(199, COLUMN)),
    )
    .check(z.refine((columns) => Object.keys(columns).length <= 20, 'Use up to 20 columns.')),
  order: z.nullable(z.enum(['day_first', 'month_first'], 'Use day_first or month_first.')),
});

export const StoredListMappingSchema = z.object({
  shape: ListShapeSchema,
  ...ListMappingSchema.shape,
});
export type StoredListMapping = z.output<typeof StoredListMappingSchema>;
