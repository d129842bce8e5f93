import { type CostOrder, SORTED_PAGE_SIZE } from '#shared/platform-settings/contract/costs.ts';
import { COST_KINDS, type CostKind } from '#shared/platform-settings/price-table.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformSettingsDependencies, 'monthCosts' | 'restaurants'>;
type Order = { month: string; by: CostOrder; isDescending: boolean };

/** One page of a month's restaurants by cost, revenue, or margin, as the last daily pass added them up: two reads. */
export async function listSortedCosts(
  { monthCosts, restaurants }: Dependencies,
  order: Order,
  after: string | undefined,
) {
  const page = await monthCosts.listEventually(order, { limit: SORTED_PAGE_SIZE, after });
  const found = await restaurants.findMany(page.rows.map(({ restaurant_id }) => restaurant_id));
  const nameOf = new Map(found.map(({ restaurant_id, name }) => [restaurant_id, name]));
  const rows = page.rows.flatMap(({ restaurant_id, total_cents, by_kind, revenue_cents }) => {
    const name = nameOf.get(restaurant_id);
    const kinds = { ...NOTHING, ...by_kind };
    return name === undefined ? [] : [{ restaurant_id, name, total_cents, by_kind: kinds, revenue_cents }];
  });
  return { rows, next: page.next };
}

/** Rows of an earlier release may lack a kind. */
const NOTHING = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as Record<CostKind, number>;
