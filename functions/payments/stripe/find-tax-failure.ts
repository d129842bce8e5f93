import type Stripe from 'stripe';

/** Why Stripe Tax can't calculate taxes, and how to fix it; undefined if it can. */
export async function findTaxFailure(stripe: Stripe): Promise<string | undefined> {
  const { status, status_details: details } = await stripe.tax.settings.retrieve();
  if (status === 'active') return undefined;
  const missing = details.pending?.missing_fields?.join(', ') ?? 'its settings';
  return `Stripe Tax isn’t ready. Complete ${missing} in Stripe’s dashboard, under Tax.`;
}
