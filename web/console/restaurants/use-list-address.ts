import { useSearchParams } from 'react-router-dom';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { CUSTOMER_ORDERS, CUSTOMER_STATUSES } from '#shared/console/customers/customer-status.ts';
import type { RestaurantSearch } from '#web/console/api/restaurants.ts';

const SORTS = ['name', 'signup_date', ...CUSTOMER_ORDERS] as const;

/** Keeps search, filters, and order in the URL, so that links and the back button restore the list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const asked = readSearch(params);
  const change = (changed: Partial<RestaurantSearch>) =>
    setParams(writeSearch({ ...asked, ...changed }), { replace: true });
  return { asked, change, address: writeSearch(asked).toString() };
}

/** The search that an address names. What isn't known is left out. */
export function readSearch(params: URLSearchParams): RestaurantSearch {
  const status = CUSTOMER_STATUSES.find((each) => each === params.get('status'));
  const plan = PLAN_IDS.find((each) => each === params.get('plan'));
  return {
    search: params.get('search') ?? '',
    sort: SORTS.find((each) => each === params.get('sort')) ?? 'name',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    ...(status !== undefined && { status }),
    ...(plan !== undefined && { plan }),
    ...(params.get('setup') === 'unfinished' && { setup: 'unfinished' as const }),
  };
}

/** The address of a search, without what is the default. */
export function writeSearch(asked: RestaurantSearch): URLSearchParams {
  const { search, sort, order, status, plan, setup } = asked;
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(sort !== 'name' && { sort }),
    ...(order !== 'asc' && { order }),
    ...(status !== undefined && { status }),
    ...(plan !== undefined && { plan }),
    ...(setup !== undefined && { setup }),
  });
}
