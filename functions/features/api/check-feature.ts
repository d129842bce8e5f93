import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeToggle } from './describe-toggle.ts';

/** Gets the switch and limits of one feature of one restaurant. */
export function createCheckFeature({
  toggles,
  restaurants,
}: Pick<FeaturesDependencies, 'toggles' | 'restaurants'>): Operation<typeof featureRoutes.checkFeature> {
  return async ({ params: { restaurantId, feature } }) => {
    const [restaurant, row] = await Promise.all([restaurants.find(restaurantId), toggles.get(restaurantId)]);
    if (restaurant === undefined) throw new AppError('not_found');
    return { data: describeToggle(row, feature) };
  };
}
