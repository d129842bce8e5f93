import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { openStripeBilling } from '#functions/billing/stripe/open-stripe-billing.ts';
import { reconcile } from '#functions/billing/stripe/reconcile.ts';
import { createReconciliationBook } from '#functions/billing/stripe/reconciliation-book.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { paymentReconciliationNeeds } from './needs.ts';

/** Runs daily. */
export const handler = scheduledFunction(paymentReconciliationNeeds, ({ config, records, table, clock }) => {
  const dependencies = {
    stripe: openStripeBilling(config, records),
    subscriptions: createSubscriptionsRepository(table('subscriptions')),
    invoices: createInvoicesRepository(table('invoices')),
    book: createReconciliationBook(records),
    clock,
  };
  return () => reconcile(dependencies);
});
