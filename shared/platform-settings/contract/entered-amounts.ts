import * as z from 'zod/mini';

/** The messages of the form, which the server uses too. */
export const ENTERED_AMOUNT_MESSAGES = {
  month: 'Enter the month as YYYY-MM, such as 2026-11.',
  amount: 'Enter an amount from $0 to $1,000,000, or leave this blank.',
  nothing: 'Include at least one amount.',
} as const;

const dollars = z
  .number(ENTERED_AMOUNT_MESSAGES.amount)
  .check(z.gte(0, ENTERED_AMOUNT_MESSAGES.amount), z.lte(1_000_000, ENTERED_AMOUNT_MESSAGES.amount));

/** `2026-11` (UTC). */
export const month = z
  .string(ENTERED_AMOUNT_MESSAGES.month)
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, ENTERED_AMOUNT_MESSAGES.month));

/** Amounts of one month in dollars that we can’t count. Omitted ones stay; null removes one. */
export const EnterAmountsSchema = z
  .strictObject({
    month,
    /** Cloud costs that don’t depend on usage, such as a support plan. */
    fixed_cost: z.optional(z.nullable(dollars)),
    /** Amount spent to win new subscribers. */
    acquisition_spend: z.optional(z.nullable(dollars)),
  })
  .check(
    z.refine(
      ({ fixed_cost, acquisition_spend }) => fixed_cost !== undefined || acquisition_spend !== undefined,
      ENTERED_AMOUNT_MESSAGES.nothing,
    ),
  );

/** The amounts of a month. Null: never entered. */
export const EnteredAmountsSchema = z
  .object({
    month: z.string(),
    fixed_cost: z.nullable(z.number()),
    acquisition_spend: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'EnteredAmounts' });
export type EnteredAmounts = z.output<typeof EnteredAmountsSchema>;
