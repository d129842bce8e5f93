import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { startSubscription } from '#functions/billing/start-subscription.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { TableName } from '#infra/resources.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { aLog } from './log.ts';

const PLANS: readonly [restaurantId: string, planId: PlanId][] = [
  ['demo-1', 'professional'],
  ['demo-2', 'basic'],
  ['demo-3', 'enterprise'],
  ['demo-4', 'basic'],
];

/** Plans of the four restaurants, started as owners start them. Existing ones stay unchanged. */
export async function createFourSubscriptions(
  client: DynamoDBDocumentClient,
  tableName: (table: TableName) => string,
  clock: Clock = systemClock,
): Promise<void> {
  const subscriptions = createSubscriptionsRepository({ client, tableName: tableName('subscriptions') });
  const dependencies = {
    subscriptions,
    invoices: createListedInvoices(
      createInvoicesRepository({ client, tableName: tableName('invoices') }),
      createInvoiceEntriesRepository({ client, tableName: tableName('invoiceEntries') }),
    ),
    restaurants: createRestaurantsRepository({ client, tableName: tableName('restaurants') }),
    payments: createSimulatedPayments(),
    emails: { send: async () => undefined },
    log: aLog(),
    clock,
    ids: createIdSource(clock),
  };
  for (const [restaurantId, planId] of PLANS) {
    if ((await subscriptions.find(restaurantId)) !== undefined) continue;
    await startSubscription(dependencies, restaurantId, { planId, token: 'card_succeeds' });
  }
}
