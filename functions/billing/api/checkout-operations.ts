import {
  confirmCheckout,
  openCheckout,
  openCustomerPortal,
} from '#functions/billing/stripe/open-checkout.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import { unconfirmedUpgrade } from '#functions/billing/unconfirmed-upgrade.ts';
import { type CheckoutPurpose, openInvoicePage } from '#functions/payments/stripe/stripe-checkout.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import type { OpenCheckout } from '#shared/billing/contract/checkout.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { ownBilling } from './own-billing.ts';

type Checkout = Pick<
  Operations<typeof billingRoutes>,
  'openCheckout' | 'confirmCheckout' | 'openCustomerPortal'
>;

/** Opens Stripe's pages, where owners pay and enter cards. Card numbers never reach us. */
export function createCheckoutOperations(dependencies: BillingOperationDependencies): Checkout {
  const { stripe, restaurants, webOrigin } = dependencies;
  const billingUrl = (visitor: Pick<Visitor, 'webOrigin'>) =>
    `${webOrigin ?? visitor.webOrigin}/dashboard/billing`;
  return {
    openCheckout: async ({ body }, { restaurantId, audit, ...visitor }) => {
      audit.after = { checkout: body.purpose };
      if (body.purpose === 'confirm')
        return { data: { url: await openConfirmation(dependencies, restaurantId, needStripe(stripe)) } };
      const wanted = await purposeOf(dependencies, restaurantId, body);
      const payer = await restaurants.get(restaurantId);
      const url = await openCheckout(needStripe(stripe), { payer, billingUrl: billingUrl(visitor) }, wanted);
      return { data: { url } };
    },
    confirmCheckout: async ({ body: { session_id } }, { restaurantId, audit }) => {
      await confirmCheckout({ ...dependencies, stripe: needStripe(stripe) }, restaurantId, session_id);
      audit.after = { checkout: 'confirmed' };
      return { data: await ownBilling(dependencies, restaurantId) };
    },
    openCustomerPortal: async (_input, { restaurantId, ...visitor }) => ({
      data: { url: await openCustomerPortal(needStripe(stripe), restaurantId, billingUrl(visitor)) },
    }),
  };
}

/** Returns Stripe's page of the overdue invoice or upgrade, where the owner confirms it. Throws `not_found`. */
async function openConfirmation(
  { subscriptions, invoices, clock }: BillingOperationDependencies,
  restaurantId: string,
  stripe: StripeBilling,
): Promise<string> {
  const row = await subscriptions.find(restaurantId);
  const overdue = row?.overdue && (await invoices.find(restaurantId, row.overdue.invoice_id));
  const upgrade = row && unconfirmedUpgrade(row, clock.now());
  const invoiceId = overdue?.stripe_invoice_id ?? upgrade?.stripe_invoice_id;
  if (invoiceId === undefined) throw new AppError('not_found');
  return openInvoicePage(await stripe.open(), invoiceId);
}

/** Throws `already_subscribed`, or `not_found` if there is no subscription to keep a card or credit for. */
async function purposeOf(
  { subscriptions }: BillingOperationDependencies,
  restaurantId: string,
  wanted: Exclude<OpenCheckout, { purpose: 'confirm' }>,
): Promise<CheckoutPurpose> {
  const row = await subscriptions.find(restaurantId);
  const isRunning = row !== undefined && runs(row);
  if (wanted.purpose !== 'plan') {
    if (!isRunning) throw new AppError('not_found');
    return wanted.purpose === 'card' ? wanted : { purpose: 'credit', cents: wanted.amount * 100 };
  }
  if (isRunning) throw new AppError('already_subscribed');
  return { purpose: 'plan', planId: wanted.plan_id, hasDiscount: row?.has_had_discount !== true };
}

function needStripe(stripe: StripeBilling | undefined): StripeBilling {
  if (stripe === undefined) throw new AppError('checkout_unavailable');
  return stripe;
}
