import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { notAPlace } from '#functions/platform/http/not-a-place.ts';
import type { featureRoutes } from '#shared/contract/routes/feature-routes.ts';
import { AI_FEATURES } from '#shared/domain/ai-features.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeToggle } from './describe-toggle.ts';

/** Every feature of one restaurant, or of the restaurants of one page of all, by name. */
export function createListFeatureToggles({
  toggles,
  restaurants,
  names,
}: Pick<FeaturesDependencies, 'toggles' | 'restaurants' | 'names'>): Operation<
  typeof featureRoutes.listFeatureToggles
> {
  return async ({ query: { restaurant_id: restaurantId, limit, cursor } }) => {
    if (restaurantId !== undefined) {
      const [restaurant, row] = await Promise.all([
        restaurants.find(restaurantId),
        toggles.get(restaurantId),
      ]);
      if (restaurant === undefined) throw new AppError('not_found');
      return { data: { toggles: AI_FEATURES.map((feature) => describeToggle(row, feature)) } };
    }
    const page = await names.list({ by: 'name' }, { limit, after: readCursor(cursor) });
    const ids = [...new Set(page.places.map(({ restaurantId: id }) => id))];
    const rows = new Map((await toggles.findMany(ids)).map((row) => [row.restaurant_id, row]));
    const all = ids.map((id) => rows.get(id) ?? { restaurant_id: id, version: 0, toggles: {} });
    return {
      data: {
        toggles: all.flatMap((row) => AI_FEATURES.map((feature) => describeToggle(row, feature))),
        next_cursor: page.next === undefined ? undefined : Buffer.from(page.next).toString('base64url'),
      },
    };
  };
}

function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  if (place.includes('#')) return place;
  throw notAPlace();
}
