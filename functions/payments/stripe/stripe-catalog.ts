import type Stripe from 'stripe';
import {
  FIRST_MONTH_DISCOUNT_PERCENT,
  PLAN_CATALOG,
  PLAN_IDS,
  type PlanId,
} from '#shared/billing/plan-catalog.ts';
import { idOf } from './id-of.ts';
import { findInStripe } from './stripe-client.ts';
import { STRIPE_CURRENCY } from './stripe-settings.ts';

export const FIRST_MONTH_COUPON = `first-month-${FIRST_MONTH_DISCOUNT_PERCENT}-percent-off`;

/** The lookup key of a plan's price. A new price takes it over. */
export function priceKey(planId: PlanId): string {
  return `tableside_${planId}_monthly`;
}

/** Stripe's price IDs of the plans. */
export type PriceIds = Readonly<Record<PlanId, string>>;

/** Throws if `npm run stripe-setup` hasn't been run. */
export async function findPriceIds(stripe: Stripe): Promise<PriceIds> {
  const prices = await listPrices(stripe);
  const entries = PLAN_IDS.map((planId) => {
    const price = prices.find(({ lookup_key }) => lookup_key === priceKey(planId));
    if (price === undefined)
      throw new Error(`Stripe has no price ${priceKey(planId)}. Run npm run stripe-setup.`);
    return [planId, price.id] as const;
  });
  return Object.fromEntries(entries) as Record<PlanId, string>;
}

/** The plan that a price was created for, even if the plan has a newer price. */
export function planOfPrice(price: Pick<Stripe.Price, 'product'>): PlanId | undefined {
  const product = idOf(price.product);
  return PLAN_IDS.find((planId) => product === productId(planId));
}

/** Stripe Tax's code for software as a service, for business use. */
const TAX_CODE = 'txcd_10103001';

/** Creates missing products, prices, and coupons. Returns one line for each, with the result. */
export async function setUpCatalog(stripe: Stripe): Promise<string[]> {
  const prices = await listPrices(stripe);
  const lines: string[] = [];
  for (const planId of PLAN_IDS) {
    lines.push(await setUpPlan(stripe, planId, prices));
  }
  const coupon = await findInStripe(() => stripe.coupons.retrieve(FIRST_MONTH_COUPON));
  if (coupon === undefined) {
    const percent_off = FIRST_MONTH_DISCOUNT_PERCENT;
    await stripe.coupons.create({ id: FIRST_MONTH_COUPON, percent_off, duration: 'once' });
  }
  return [...lines, `${FIRST_MONTH_COUPON}: ${coupon === undefined ? 'created' : 'unchanged'}`];
}

async function setUpPlan(stripe: Stripe, planId: PlanId, prices: Stripe.Price[]): Promise<string> {
  const { name, monthlyCents } = PLAN_CATALOG[planId];
  const id = productId(planId);
  const product = await findInStripe(() => stripe.products.retrieve(id));
  if (product === undefined) await stripe.products.create({ id, name: `${name} plan`, tax_code: TAX_CODE });
  else if (product.tax_code === null) await stripe.products.update(id, { tax_code: TAX_CODE });
  const key = priceKey(planId);
  const price = prices.find(({ lookup_key }) => lookup_key === key);
  const isCurrent = price?.unit_amount === monthlyCents && price.currency === STRIPE_CURRENCY;
  if (isCurrent && price.tax_behavior === 'exclusive') return `${key}: unchanged`;
  if (isCurrent && price.tax_behavior === 'unspecified') {
    await stripe.prices.update(price.id, { tax_behavior: 'exclusive' });
    return `${key}: tax is added to the price`;
  }
  await stripe.prices.create({
    product: id,
    currency: STRIPE_CURRENCY,
    unit_amount: monthlyCents,
    recurring: { interval: 'month' },
    tax_behavior: 'exclusive',
    lookup_key: key,
    transfer_lookup_key: true,
  });
  return `${key}: ${price === undefined ? 'created' : 'replaced'} at $${monthlyCents / 100} a month`;
}

async function listPrices(stripe: Stripe): Promise<Stripe.Price[]> {
  const { data } = await stripe.prices.list({
    lookup_keys: PLAN_IDS.map(priceKey),
    active: true,
    limit: 100,
  });
  return data;
}

/** Stripe's ID of a plan's product. */
export function productId(planId: PlanId): string {
  return `tableside-${planId}`;
}
