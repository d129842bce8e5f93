import * as z from 'zod/mini';
import { DATE, STALE_CURSOR, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { ACTORS, ActivityEntrySchema } from './activity.ts';

/** Kinds of changes by what they change. Each has its own list of audit records. */
export const ACTIVITY_KINDS = [
  'account',
  'billing',
  'profile',
  'websites',
  'marketing',
  'tools',
  'administration',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One DynamoDB call looks up names. It takes 100 keys: a restaurant and an administrator per entry. */
export const MOST_ENTRIES = 50;

const day = z.optional(z.iso.date(DATE));
const id = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

/** Filters of audit records. Days are in UTC, inclusive. */
const filters = {
  restaurant_id: id,
  actor: z.optional(z.enum(ACTORS)),
  /** Changes made by one administrator. */
  administrator_id: id,
  kind: z.optional(z.enum(ACTIVITY_KINDS)),
  from: day,
  to: day,
  /** Where the previous page ended. */
  cursor: z.optional(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\w.:#=+/-]{1,240}$/, STALE_CURSOR)),
  ),
};

export const ActivityFiltersSchema = z.strictObject({
  ...filters,
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(MOST_ENTRIES)), 40),
});

export const ActivityExportSchema = z.strictObject(filters);

/** An audit record of a restaurant or of the platform. */
export const PlatformActivityEntrySchema = z
  .object({
    ...z.omit(ActivityEntrySchema, { undo: true }).shape,
    kind: z.enum(ACTIVITY_KINDS),
    /** Null if no restaurant is concerned. `name` is null once the restaurant is deleted. */
    restaurant: z.nullable(z.object({ restaurant_id: z.string(), name: z.nullable(z.string()) })),
    /** The administrator who made the change. `email` is null once the account is deleted. */
    administrator: z.nullable(z.object({ user_id: z.string(), email: z.nullable(z.string()) })),
    /** While impersonating the restaurant. */
    is_impersonated: z.boolean(),
    request_id: z.string(),
  })
  .register(z.globalRegistry, { id: 'PlatformActivityEntry' });
export type PlatformActivityEntry = z.infer<typeof PlatformActivityEntrySchema>;

/**
 * `next_cursor`: where to continue. Filtered pages may be short or empty and not be the last; they were searched back
 * to `searched_back_to`.
 */
export const PlatformActivityPageSchema = z.object({
  entries: z.array(PlatformActivityEntrySchema),
  next_cursor: z.optional(z.string()),
  searched_back_to: z.optional(z.iso.datetime()),
});

/** The same as CSV rows. The first page starts with the headings. */
export const ActivityExportPageSchema = z.object({
  csv: z.string(),
  entries: z.int(),
  next_cursor: z.optional(z.string()),
});
