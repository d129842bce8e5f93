import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import { listRestaurants } from '#functions/restaurants/list-restaurants.ts';
import { revenueInMonth } from '#shared/console/customers/customer-figures.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { COST_PAGE_SIZE } from '#shared/platform-settings/contract/costs.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { centsOf, costsOfMonth } from '#shared/platform-settings/month-costs.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { centsByKind, spanOf } from './get-platform-costs.ts';

type Dependencies = Pick<
  PlatformSettingsDependencies,
  'names' | 'restaurants' | 'deletedRestaurants' | 'figures' | 'clock'
>;
type Span = ReturnType<typeof spanOf>;

/** The start of the next page, and which of the two lists it is in. */
const PLACE = ['list', 'after'] as const;
/** The start of a month's deletions. */
const BEGIN = '-';

/**
 * Lists restaurants' costs of a month, by name, then those of restaurants deleted since, so that they add up to the
 * platform's. At most ten reads per page.
 */
export function createListRestaurantCosts(
  dependencies: Dependencies,
): Operation<typeof platformSettingsRoutes.listRestaurantCosts> {
  return async ({ query: { month, cursor } }) => {
    const span = spanOf(month, dependencies.clock.now());
    const place = readCursor(cursor, PLACE);
    const { rows, next } =
      place?.list === 'deleted'
        ? await deletedPage(dependencies, span, place.after)
        : await namedPage(dependencies, span, place?.after);
    return {
      data: { month: span.month, through: span.through, restaurants: rows, next_cursor: writeCursor(next) },
    };
  };
}

async function namedPage(dependencies: Dependencies, span: Span, after: string | undefined) {
  const page = { limit: COST_PAGE_SIZE, after };
  const { restaurants, next } = await listRestaurants(dependencies, { by: 'name' }, page);
  const listed = await daysOf(
    dependencies,
    restaurants.map(({ restaurant_id }) => restaurant_id),
  );
  const rows = restaurants.map(({ restaurant_id, name }, at) => ({
    restaurant_id,
    name,
    ...costsOf(listed[at]?.days ?? [], span),
  }));
  if (next !== undefined) return { rows, next: { list: 'named', after: next } };
  const { restaurantIds } = await dependencies.deletedRestaurants.listSince(span.month, { limit: 1 });
  return { rows, next: restaurantIds.length === 0 ? undefined : { list: 'deleted', after: BEGIN } };
}

/** Combines a page of deleted restaurants in one row. */
async function deletedPage(dependencies: Dependencies, span: Span, after: string | undefined) {
  const { restaurantIds, next } = await dependencies.deletedRestaurants.listSince(span.month, {
    limit: COST_PAGE_SIZE,
    after: after === BEGIN ? undefined : after,
  });
  const days = (await daysOf(dependencies, restaurantIds)).flatMap((listed) => listed.days);
  const summed = [...Map.groupBy(days, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    counts: addCounts(ofDay.map(({ counts }) => counts)),
  }));
  const sorted = summed.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const row = { restaurant_id: null, name: 'Deleted restaurants', ...costsOf(sorted, span) };
  return { rows: [row], next: next === undefined ? undefined : { list: 'deleted', after: next } };
}

function daysOf({ figures }: Dependencies, restaurantIds: readonly string[]) {
  return figures.listDaysOf(restaurantIds.map((id) => `restaurant#${id}` as const));
}

function costsOf(days: Parameters<typeof costsOfMonth>[0], span: Span) {
  const costs = costsOfMonth(days, span);
  return {
    total_cents: centsOf(costs.totalMicros),
    by_kind: centsByKind(costs),
    revenue_cents: revenueInMonth(days, span.month),
  };
}
