import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { createBillOperations } from './bill-operations.ts';
import { createCheckoutOperations } from './checkout-operations.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { createOwnBillingOperations } from './own-operations.ts';
import { createPlatformBillingOperations } from './platform-operations.ts';

/** Operations on plans, payments, and invoices. */
export function createBillingOperations(
  dependencies: BillingOperationDependencies,
): Operations<typeof billingRoutes> {
  return {
    ...createOwnBillingOperations(dependencies),
    ...createCheckoutOperations(dependencies),
    ...createBillOperations(dependencies),
    ...createPlatformBillingOperations(dependencies),
  };
}
