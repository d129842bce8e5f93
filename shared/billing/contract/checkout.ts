import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { creditAmount } from './billing.ts';

/**
 * The purpose of the provider’s page: start a plan, replace the card, buy credit in whole dollars, or confirm an overdue
 * payment or an upgrade at the bank.
 */
export const OpenCheckoutSchema = z.discriminatedUnion(
  'purpose',
  [
    z.strictObject({ purpose: z.literal('plan'), plan_id: z.enum(PLAN_IDS, 'Choose a plan.') }),
    z.strictObject({ purpose: z.literal('card') }),
    z.strictObject({ purpose: z.literal('credit'), amount: creditAmount }),
    z.strictObject({ purpose: z.literal('confirm') }),
  ],
  'Choose what to pay for.',
);
export type OpenCheckout = z.output<typeof OpenCheckoutSchema>;

/** The session that the provider’s page returned. */
const OPEN_AGAIN = 'Open the checkout page again.';

export const ConfirmCheckoutSchema = z.strictObject({
  session_id: z.string(OPEN_AGAIN).check(z.regex(/^cs_\w{1,200}$/, OPEN_AGAIN)),
});

/** The URL to send the browser to. */
export const ProviderPageSchema = z.object({ data: z.object({ url: z.url() }) });
