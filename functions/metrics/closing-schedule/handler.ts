import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { refreshInvoiceEntries } from '#functions/billing/invoice-list/refresh-invoice-entries.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
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

/** Keeps the last of the 15 minutes for work in progress. */
const SCORES_FOR_MS = 10 * 60_000;

/** Runs once a day. */
export const handler = scheduledFunction(figureClosingNeeds, ({ records, table, clock, ids }) => {
  const figures = createFiguresRepository(table('figures'));
  const closing = { figures, clock, newId: ids.next };
  const restaurants = createRestaurantsRepository(table('restaurants'));
  const subscriptions = createSubscriptionsRepository(table('subscriptions'));
  const customers = createCustomersRepository(table('customers'));
  const monthCosts = createMonthCostsRepository(table('monthCosts'));
  const invoices = createInvoicesRepository(table('invoices'));
  const entries = createInvoiceEntriesRepository(table('invoiceEntries'));
  const users = createUsersRepository(table('users'));
  const scoring = {
    figures,
    restaurants,
    subscriptions,
    names: createRestaurantNamesRepository(table('restaurantNames')),
    churn: openChurnRecords(records),
    refresh: async (ids: readonly string[]) => {
      await refreshInvoiceEntries({ invoices, entries }, ids);
      await listEndedSubscriptions({ subscriptions }, ids);
      const sources = { customers, restaurants, users, subscriptions, figures, clock };
      const refreshed = await refreshCustomers(sources, ids);
      for (const each of refreshed) await refreshMonthCosts({ monthCosts, clock }, each);
      return refreshed;
    },
    clock,
  };
  return async () => {
    await rollUpDays(closing);
    await rollUpMonths(closing);
    await scoreAllCustomers(scoring, { worksForMs: SCORES_FOR_MS });
  };
});
