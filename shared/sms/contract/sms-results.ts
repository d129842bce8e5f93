import * as z from 'zod/mini';

const GroupSchema = z.object({
  guests: z.int(),
  /** Guests with an order after the text according to a later list, while the code was valid. */
  returned: z.int(),
});

/** Shares from 0 to 1, with the 95% interval of their difference. */
const LiftSchema = z.discriminatedUnion('is_known', [
  /** Too few guests or returns for a result. */
  z.object({ is_known: z.literal(false) }),
  z.object({
    is_known: z.literal(true),
    texted_share: z.number(),
    held_back_share: z.number(),
    difference: z.number(),
    low: z.number(),
    high: z.number(),
    /** More than chance, better or worse. */
    is_certain: z.boolean(),
  }),
]);

/** In dollars. `earned` = extra guests × check − redeemed codes × discount − texts. */
const WorthSchema = z.object({
  extra_guests: z.number(),
  extra_guests_low: z.number(),
  extra_guests_high: z.number(),
  /** The average check before the discount, from entered amounts or our estimate. */
  bill: z.number(),
  bill_basis: z.enum(['paid', 'estimate']),
  /** The offer’s discount per check; null if its words don’t say. */
  discount_each: z.nullable(z.number()),
  earned: z.number(),
  earned_low: z.number(),
  earned_high: z.number(),
});

/** The results of a text campaign. */
export const SmsResultsSchema = z
  .object({
    as_of: z.iso.datetime(),
    /** When the last list with a return was uploaded; null for none. */
    returns_at: z.nullable(z.iso.datetime()),
    texted: GroupSchema,
    /** Null without a control group: then it is unknown who would have come anyway. */
    held_back: z.nullable(GroupSchema),
    lift: z.nullable(LiftSchema),
    /** Null if the lift is unknown. */
    worth: z.nullable(WorthSchema),
    redemptions: z.object({ count: z.int(), with_amount: z.int(), paid: z.number() }),
    /** Cost of the sent texts, in dollars. */
    texts_cost: z.number(),
    is_simulated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SmsResults' });
export type SmsResults = z.output<typeof SmsResultsSchema>;
