import * as z from 'zod/mini';

const GroupSchema = z.object({
  guests: z.int(),
  /** Of whom a later list names an order after the text, as long as the code was valid. */
  returned: z.int(),
});

/** Shares from 0 to 1, with the 95 % interval of their difference. */
const LiftSchema = z.discriminatedUnion('is_known', [
  /** Too few guests, or too few returns, to know. */
  z.object({ is_known: z.literal(false) }),
  z.object({
    is_known: z.literal(true),
    texted_share: z.number(),
    held_back_share: z.number(),
    difference: z.number(),
    low: z.number(),
    high: z.number(),
    /** More than chance, for better or worse. */
    is_certain: z.boolean(),
  }),
]);

/** Money in dollars. `earned` = extra guests × bill − redeemed codes × discount − texts. */
const WorthSchema = z.object({
  extra_guests: z.number(),
  extra_guests_low: z.number(),
  extra_guests_high: z.number(),
  /** What a guest orders for, before the discount: from amounts at the till, or our estimate. */
  bill: z.number(),
  bill_basis: z.enum(['paid', 'estimate']),
  /** What the offer takes off it; null where its words do not say. */
  discount_each: z.nullable(z.number()),
  earned: z.number(),
  earned_low: z.number(),
  earned_high: z.number(),
});

/** What a text campaign brought. */
export const SmsResultsSchema = z
  .object({
    as_of: z.iso.datetime(),
    /** When the last list came that named a return; null: none has. */
    returns_at: z.nullable(z.iso.datetime()),
    texted: GroupSchema,
    /** Null where nobody was held back: then nobody knows who would have come without a text. */
    held_back: z.nullable(GroupSchema),
    lift: z.nullable(LiftSchema),
    /** Null where the lift is not known. */
    worth: z.nullable(WorthSchema),
    redemptions: z.object({ count: z.int(), with_amount: z.int(), paid: z.number() }),
    /** Of the texts that went out, in dollars. */
    texts_cost: z.number(),
    is_simulated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SmsResults' });
export type SmsResults = z.output<typeof SmsResultsSchema>;
