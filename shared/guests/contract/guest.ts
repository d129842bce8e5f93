import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A guest’s consent to texts and its source. The first record is kept. */
export const ConsentSchema = z.object({
  at: z.iso.datetime(),
  /** The user ID of the person who declared it. */
  by: z.string(),
  /** The sentence that was agreed to. */
  sentence: z.string(),
  /** The list that it came with; empty text for none. */
  file: z.string(),
});
export type Consent = z.infer<typeof ConsentSchema>;

/** A guest’s opt-out. Only the guest can undo it, by text. */
export const OptOutSchema = z.object({
  at: z.iso.datetime(),
  /** By the guest’s text, by the owner, or from a list. */
  by: z.enum(['guest', 'owner', 'list']),
});
export type OptOut = z.infer<typeof OptOutSchema>;

/** A guest in a list. */
export const GuestSummarySchema = z.object({
  /** E.164. */
  phone: z.string(),
  /** Empty text if unknown. */
  name: z.string(),
  /** Null if no order is known. */
  last_order_date: z.nullable(day),
  orders_total: z.int(),
  has_consent: z.boolean(),
  has_opted_out: z.boolean(),
});
export type GuestSummary = z.infer<typeof GuestSummarySchema>;

/** A guest with all stored data. */
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

/** Guests in one exported file. The next one continues after the last number. */
export const GUESTS_OF_A_FILE = 20_000;

/** Rows per import. Larger files are sent in parts. */
export const ROWS_OF_AN_IMPORT = 500;

/** The size of an import file before it is split, below the limit of a request. */
export const MAX_IMPORT_BYTES = 2_097_151;

/** Characters of a cell with order dates, the limit of spreadsheets. More dates go in more rows. */
export const MAX_ORDER_DATES_LENGTH = 32_000;

/** Characters per import, below the limit of a request. */
export const MAX_IMPORT_PART_LENGTH = 1_000_000;

/** The header row of an export. An import accepts any order. */
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
