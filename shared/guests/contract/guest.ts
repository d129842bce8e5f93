import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** That a guest agreed to be texted, and how it is known. What was recorded first stands. */
export const ConsentSchema = z.object({
  at: z.iso.datetime(),
  /** Who declared it: an id of the platform. */
  by: z.string(),
  /** The sentence that was agreed to. */
  sentence: z.string(),
  /** The list that it came with; empty text where there was none. */
  file: z.string(),
});
export type Consent = z.infer<typeof ConsentSchema>;

/** That a guest wants no texts of this restaurant. Only the guest can take it back, by a text. */
export const OptOutSchema = z.object({
  at: z.iso.datetime(),
  /** The guest by a text, the owner for the guest, or a list that said so. */
  by: z.enum(['guest', 'owner', 'list']),
});
export type OptOut = z.infer<typeof OptOutSchema>;

/** One guest of a list. */
export const GuestSummarySchema = z.object({
  /** E.164. */
  phone: z.string(),
  /** Empty text while unknown. */
  name: z.string(),
  /** Null where no order is known. */
  last_order_date: z.nullable(day),
  orders_total: z.int(),
  has_consent: z.boolean(),
  has_opted_out: z.boolean(),
});
export type GuestSummary = z.infer<typeof GuestSummarySchema>;

/** One guest with all that is kept. */
export const GuestSchema = z.object({
  phone: z.string(),
  name: z.string(),
  /** Oldest first. */
  order_dates: z.array(day),
  consent: z.nullable(ConsentSchema),
  opt_out: z.nullable(OptOutSchema),
  added_at: z.iso.datetime(),
});
export type Guest = z.infer<typeof GuestSchema>;

/** Guests of one exported file; what is left comes with the next, from the last number on. */
export const GUESTS_OF_A_FILE = 20_000;

/** Rows of one import: a file with more is sent in parts. */
export const ROWS_OF_AN_IMPORT = 500;

/** The file of an import, before it is parted: below what a request carries. */
export const MAX_IMPORT_BYTES = 2_097_151;

/** Characters of a cell with order dates: what spreadsheets keep of one. Further dates stand in further rows. */
export const MAX_ORDER_DATES_LENGTH = 32_000;

/** Characters of one import: below what a request carries. */
export const MAX_IMPORT_PART_LENGTH = 1_000_000;

/** What an export has in its first line; an import finds them in any order. */
export const EXPORT_COLUMNS = [
  'customer_name',
  'phone_number',
  'last_order_date',
  'order_dates',
  'consent_at',
  'consent_by',
  'consent_sentence',
  'consent_file',
  'opted_out_at',
  'opted_out_by',
] as const;
