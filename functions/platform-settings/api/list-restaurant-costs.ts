import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readPlace, writePlace } from '#functions/platform/http/list-place.ts';
import { type CountedDays, restaurantCosts } from '#functions/platform-settings/restaurant-costs.ts';
import { listRestaurants } from '#functions/restaurants/list-restaurants.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { COST_PAGE_SIZE } from '#shared/platform-settings/contract/costs.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { spanOf } from './get-platform-costs.ts';
import { listSortedCosts } from './list-sorted-costs.ts';

type ListRestaurantCosts = typeof platformSettingsRoutes.listRestaurantCosts;
type Dependencies = Pick<
  PlatformSettingsDependencies,
  'names' | 'restaurants' | 'deletedRestaurants' | 'figures' | 'monthCosts' | 'clock'
>;
type Span = ReturnType<typeof spanOf>;

/** What comes before a position among deleted restaurants, which follow all others. */
const DELETED = 'deleted#';

/**
 * Lists restaurants' costs of a month, then those of restaurants deleted since, so that they add up to the platform's.
 * At most ten reads per page.
 */
export function createListRestaurantCosts(dependencies: Dependencies): Operation<ListRestaurantCosts> {
  return async ({ query: { month, sort, order, cursor } }) => {
    const span = spanOf(month, dependencies.clock.now());
    const asked = [span.month, sort, order];
    const place = readPlace(cursor, asked);
    const isDescending = order === 'desc';
    const { rows, next } = place?.startsWith(DELETED)
      ? await deletedPage(dependencies, span, place.slice(DELETED.length))
      : sort === 'name'
        ? await namedPage(dependencies, span, { isDescending, after: place })
        : await listSortedCosts(dependencies, { month: span.month, by: sort, isDescending }, place);
    const following = next ?? (await firstDeleted(dependencies, span, place));
    const next_cursor = following === undefined ? undefined : writePlace(following, asked);
    return { data: { month: span.month, through: span.through, restaurants: rows, next_cursor } };
  };
}

async function namedPage(
  dependencies: Dependencies,
  span: Span,
  { isDescending, after }: { isDescending: boolean; after: string | undefined },
) {
  const page = { limit: COST_PAGE_SIZE, after };
  const { restaurants, next } = await listRestaurants(dependencies, { by: 'name', isDescending }, page);
  const listed = await daysOf(
    dependencies,
    restaurants.map(({ restaurant_id }) => restaurant_id),
  );
  const rows = restaurants.map(({ restaurant_id, name }, at) => ({
    restaurant_id,
    name,
    ...restaurantCosts(listed[at]?.days ?? [], span),
  }));
  return { rows, next };
}

/** Where the deleted restaurants begin, after the last of the others; undefined if none was deleted since. */
async function firstDeleted({ deletedRestaurants }: Dependencies, span: Span, place: string | undefined) {
  if (place?.startsWith(DELETED)) return undefined;
  const { restaurantIds } = await deletedRestaurants.listSince(span.month, { limit: 1 });
  return restaurantIds.length === 0 ? undefined : DELETED;
}

/** Combines a page of deleted restaurants in one row. */
async function deletedPage(dependencies: Dependencies, span: Span, after: string) {
  const { restaurantIds, next } = await dependencies.deletedRestaurants.listSince(span.month, {
    limit: COST_PAGE_SIZE,
    after: after === '' ? undefined : after,
  });
  const days = (await daysOf(dependencies, restaurantIds)).flatMap((listed) => listed.days);
  const row = { restaurant_id: null, name: 'Deleted restaurants', ...restaurantCosts(addDays(days), span) };
  return { rows: [row], next: next === undefined ? undefined : `${DELETED}${next}` };
}

/** One entry for each day, in order. */
function addDays(days: CountedDays): CountedDays {
  const summed = [...Map.groupBy(days, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    counts: addCounts(ofDay.map(({ counts }) => counts)),
  }));
  return summed.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function daysOf({ figures }: Dependencies, restaurantIds: readonly string[]) {
  return figures.listDaysOf(restaurantIds.map((id) => `restaurant#${id}` as const));
}
