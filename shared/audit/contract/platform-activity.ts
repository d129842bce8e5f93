import * as z from 'zod/mini';
import { DATE, STALE_CURSOR, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { ACTORS, ActivityEntrySchema } from './activity.ts';

/** What was done, by what it was done to: each is a part of the list of all audit records. */
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

/** Names are looked up by one call of DynamoDB, which takes 100 keys: a restaurant and an administrator an entry. */
export const MOST_ENTRIES = 50;

const day = z.optional(z.iso.date(DATE));
const id = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

/** Which of all audit records are asked for. Days are those of UTC, both included. */
const filters = {
  restaurant_id: id,
  actor: z.optional(z.enum(ACTORS)),
  /** One administrator's own hand. */
  administrator_id: id,
  kind: z.optional(z.enum(ACTIVITY_KINDS)),
  from: day,
  to: day,
  /** Where the page before ended. */
  cursor: z.optional(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\w.:#=+/-]{1,240}$/, STALE_CURSOR)),
  ),
};

export const ActivityFiltersSchema = z.strictObject({
  ...filters,
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(MOST_ENTRIES)), 40),
});

export const ActivityExportSchema = z.strictObject(filters);

/** An audit record of any restaurant, or of the platform. */
export const PlatformActivityEntrySchema = z
  .object({
    ...z.omit(ActivityEntrySchema, { undo: true }).shape,
    kind: z.enum(ACTIVITY_KINDS),
    /** Null for what concerns no restaurant. `name` is null once the restaurant is deleted. */
    restaurant: z.nullable(z.object({ restaurant_id: z.string(), name: z.nullable(z.string()) })),
    /** The administrator whose hand it was. `email` is null once the account is gone. */
    administrator: z.nullable(z.object({ user_id: z.string(), email: z.nullable(z.string()) })),
    /** While acting for the restaurant. */
    is_impersonated: z.boolean(),
    request_id: z.string(),
  })
  .register(z.globalRegistry, { id: 'PlatformActivityEntry' });
export type PlatformActivityEntry = z.infer<typeof PlatformActivityEntrySchema>;

/**
 * `next_cursor`: where to go on. With filters a page may be short, or empty, and not be the last: so much was looked
 * through, back to `searched_back_to`.
 */
export const PlatformActivityPageSchema = z.object({
  entries: z.array(PlatformActivityEntrySchema),
  next_cursor: z.optional(z.string()),
  searched_back_to: z.optional(z.iso.datetime()),
});

/** The same as rows of a CSV file; the first page begins with the headings. */
export const ActivityExportPageSchema = z.object({
  csv: z.string(),
  entries: z.int(),
  next_cursor: z.optional(z.string()),
});
