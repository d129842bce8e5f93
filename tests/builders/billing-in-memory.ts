import type { PlanDependencies } from '#functions/billing/api/change-plan.ts';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import type { BillingDependencies } from '#functions/billing/settle-payment.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { aClock } from './clock.ts';
import { aLog } from './log.ts';

/** Billing of one restaurant with its rows in memory, so that a test can run thousands of subscriptions a second. */
export function billingInMemory(start: string, before?: SubscriptionRow) {
  const clock = aClock(start);
  const invoices = new Map<string, InvoiceRow>();
  let row = before;
  const keep = async (invoice: InvoiceRow) => {
    invoices.set(invoice.invoice_id, invoice);
    return true;
  };
  const dependencies: BillingDependencies & PlanDependencies = {
    subscriptions: {
      find: async () => row,
      save: async (next) => {
        row = next;
        return true;
      },
    },
    invoices: {
      find: async (_, id) => invoices.get(id),
      create: keep,
      settle: keep,
      saveRefund: keep,
      saveDispute: keep,
      list: async () => ({ invoices: [...invoices.values()].toReversed(), next: undefined }),
    },
    restaurants: { find: async () => ({ name: 'Osteria Lupo', address: '12 Court Street' }) },
    payments: createSimulatedPayments(),
    stripe: undefined,
    emails: { send: async () => undefined },
    log: aLog(),
    clock,
    ids: createIdSource(clock),
  };
  return { clock, dependencies, invoices: () => [...invoices.values()], row: () => row };
}
