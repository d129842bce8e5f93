import type { BillingCycleEnvironment } from '#functions/billing-cycle/config.ts';
import { bindQueue, bindTable } from '#infra/constructs/binding.ts';
import type { ScheduledFunction } from '../function-needs.ts';

/** Renews subscriptions, tries failed payments again and ends what is over. */
export const scheduledFunction: ScheduledFunction<BillingCycleEnvironment> = {
  stack: 'billing-cycle',
  needs: ({ data: { tables, queues } }) => ({
    environment: {
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'readWrite', ['byDue']),
      INVOICES_TABLE_NAME: bindTable(tables.invoices, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    failure: {
      impact: 'Subscriptions are not renewed, and payments that failed are not tried again.',
      runbook: 'billing-cycle',
    },
  }),
};
