import { buyCredit, getSubscription } from '#functions/billing/change-subscription.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { ownBilling, refuseDeclined, refuseWithCheckout } from './own-billing.ts';

type BuyCredits = typeof billingRoutes.buyCredits;

/** Buys prepaid credit. Calls with the same key are one purchase, and share the invoice of the first. */
export function createBuyCredits(dependencies: BillingOperationDependencies): Operation<BuyCredits> {
  return async ({ body: { amount, idempotencyKey: key } }, { restaurantId, audit }) => {
    refuseWithCheckout(dependencies);
    const invoiceId = await claimInvoice(dependencies, restaurantId, { amount, key });
    const row = await getSubscription(dependencies, restaurantId);
    refuseDeclined(await buyCredit(dependencies, row, { cents: amount * 100, invoiceId }));
    audit.after = { dollars: amount, invoice_id: invoiceId };
    return { data: await ownBilling(dependencies, restaurantId) };
  };
}

/** Returns the ID of the invoice, which is the same for every call with the key. Throws `credit_request_changed`. */
async function claimInvoice(
  { idempotencyKeys, ids, clock }: BillingOperationDependencies,
  restaurantId: string,
  { amount, key }: { amount: number; key: string | undefined },
): Promise<string> {
  const id = ids.next();
  if (key === undefined || key === '') return id;
  const request = `credit of ${amount} dollars`;
  const claim = await idempotencyKeys.claim(
    { restaurantId, key: `credits ${key}`, id, request },
    clock.now(),
  );
  if (claim.request !== request) throw new AppError('credit_request_changed');
  return claim.id;
}
