import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalogue.ts';
import { creditAmount } from './billing.ts';

/** What the provider's page is opened for: to begin a plan, to replace the card, or to pay ahead in whole dollars. */
export const OpenCheckoutSchema = z.discriminatedUnion(
  'purpose',
  [
    z.strictObject({ purpose: z.literal('plan'), plan_id: z.enum(PLAN_IDS, 'Choose a plan.') }),
    z.strictObject({ purpose: z.literal('card') }),
    z.strictObject({ purpose: z.literal('credit'), amount: creditAmount }),
  ],
  'Choose what to pay for.',
);
export type OpenCheckout = z.output<typeof OpenCheckoutSchema>;

/** The session that the provider's page has come back with. */
export const ConfirmCheckoutSchema = z.strictObject({
  session_id: z
    .string('Open the checkout page again.')
    .check(z.regex(/^cs_\w{1,200}$/, 'Open the checkout page again.')),
});

/** Where to send the browser. */
export const ProviderPageSchema = z.object({ data: z.object({ url: z.url() }) });
