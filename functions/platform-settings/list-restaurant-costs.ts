import { listRestaurants } from '#functions/modules/restaurants/list-restaurants.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { notAPlace } from '#functions/platform/http/not-a-place.ts';
import { COST_PAGE_SIZE } from '#shared/contract/admin/costs.ts';
import type { platformSettingsRoutes } from '#shared/contract/routes/admin/platform-settings-routes.ts';
import { centsOf, costsOfMonth } from '#shared/domain/costs/month-costs.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { centsByKind, spanOf } from './get-platform-costs.ts';

type Dependencies = Pick<PlatformSettingsDependencies, 'names' | 'restaurants' | 'figures' | 'clock'>;

/** What restaurants have cost in a month, by name: at most ten readings a page, however many there are. */
export function createListRestaurantCosts(
  dependencies: Dependencies,
): Operation<typeof platformSettingsRoutes.listRestaurantCosts> {
  const { figures, clock } = dependencies;
  return async ({ query: { month, cursor } }) => {
    const span = spanOf(month, clock.now());
    const { restaurants, next } = await listRestaurants(
      dependencies,
      { by: 'name' },
      { limit: COST_PAGE_SIZE, after: readCursor(cursor) },
    );
    const scopes = restaurants.map(({ restaurant_id }) => `restaurant#${restaurant_id}` as const);
    const listed = await figures.listDaysOf(scopes);
    const rows = restaurants.map(({ restaurant_id, name }, at) => {
      const costs = costsOfMonth(listed[at]?.days ?? [], span);
      return { restaurant_id, name, total_cents: centsOf(costs.totalMicros), by_kind: centsByKind(costs) };
    });
    const next_cursor = next === undefined ? undefined : Buffer.from(next).toString('base64url');
    return { data: { month: span.month, through: span.through, restaurants: rows, next_cursor } };
  };
}

function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  if (place.includes('#')) return place;
  throw notAPlace();
}
