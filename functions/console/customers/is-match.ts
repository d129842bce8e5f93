import { hasPart, isSingleLetter } from '#functions/restaurants/list-restaurants.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { CustomerStatus } from '#shared/console/customers/customer-status.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { Customer } from './customers-repository.ts';

export type CustomerFilter = {
  search: string;
  status?: CustomerStatus | undefined;
  plan?: PlanId | undefined;
  /** Restaurants that never had a website. */
  setup?: 'unfinished' | undefined;
};

/** Whether the search and the filters of the console’s list find a restaurant. */
export function isMatch(
  { restaurant, customer }: { restaurant: Restaurant; customer: Customer | undefined },
  { search, status, plan, setup }: CustomerFilter,
): boolean {
  const isNamed =
    search === '' ||
    hasPart(restaurant, search) ||
    (!isSingleLetter(search) && foldName(restaurant.address ?? '').includes(foldName(search)));
  return (
    isNamed &&
    (status === undefined || customer?.status === status) &&
    (plan === undefined || customer?.plan_id === plan) &&
    (setup === undefined || restaurant.setup_completed_at === undefined)
  );
}
