import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { openListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { refreshInvoiceEntries } from '#functions/billing/invoice-list/refresh-invoice-entries.ts';
import { listEndedSubscriptions } from '#functions/billing/subscription-list/list-ended-subscriptions.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { refreshCustomers } from '#functions/console/customers/refresh-customer.ts';
import { scoreAllCustomers } from '#functions/console/score-all-customers.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { rollUpDays } from '#functions/metrics/roll-up-days.ts';
import { rollUpMonths } from '#functions/metrics/roll-up-months.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { createMonthCostsRepository } from '#functions/platform-settings/month-costs-repository.ts';
import { refreshMonthCosts } from '#functions/platform-settings/refresh-month-costs.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { figureClosingNeeds } from './needs.ts';

/** Runs once a day. The last of its 15 minutes are for work in progress. */
export const handler = scheduledFunction(figureClosingNeeds, ({ records, table, clock, ids }) => {
  const stored = {
    ...openListedInvoices(table),
    customers: createCustomersRepository(table('customers')),
    figures: createFiguresRepository(table('figures')),
    monthCosts: createMonthCostsRepository(table('monthCosts')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    subscriptions: createSubscriptionsRepository(table('subscriptions')),
    users: createUsersRepository(table('users')),
    clock,
    newId: ids.next,
  };
  const scoring = {
    ...stored,
    names: createRestaurantNamesRepository(table('restaurantNames')),
    churn: openChurnRecords(records),
    refresh: async (ids: readonly string[]) => {
      await refreshInvoiceEntries(stored, ids);
      await listEndedSubscriptions(stored, ids);
      const refreshed = await refreshCustomers(stored, ids);
      for (const each of refreshed) await refreshMonthCosts(stored, each);
      return refreshed;
    },
  };
  return async () => {
    await rollUpDays(stored);
    await rollUpMonths(stored);
    await scoreAllCustomers(scoring, { worksForMs: 10 * 60_000 });
  };
});
