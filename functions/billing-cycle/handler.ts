import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import { createSimulatedPayments } from '#functions/platform/payments/simulated-payments.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { readBillingCycleConfig } from './config.ts';
import { runBillingCycle } from './run-billing-cycle.ts';

const config = readBillingCycleConfig(process.env);
const client = createDynamoClient();
const dependencies = {
  subscriptions: createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
  invoices: createInvoicesRepository({ client, tableName: config.INVOICES_TABLE_NAME }),
  restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
  payments: createSimulatedPayments(),
  emails: openDeferredQueue<EmailMessage>(config.EMAILS_QUEUE_URL),
  log: createLog(config.SERVICE_NAME),
  clock,
  ids: createIdSource(clock),
};

/** Called every quarter of an hour. */
export const handler = () => runBillingCycle(dependencies);
