import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { type FeatureDay, summarizeUsage } from '#shared/metrics/summarize-usage.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'usage' | 'restaurants' | 'clock'>;

/** Gets one restaurant’s AI usage from the rows that its limits are counted in. */
export function createGetRestaurantAnalytics({
  usage,
  restaurants,
  clock,
}: Dependencies): Operation<typeof platformAnalyticsRoutes.getRestaurantAnalytics> {
  return async ({ params: { id }, query: { days } }) => {
    const now = clock.now();
    const period = analyticsPeriod(now, days);
    const listDays = async (feature: AiFeature): Promise<FeatureDay[]> =>
      (await usage.listDays({ restaurantId: id, feature }, period)).map((day) => ({ ...day, feature }));
    const [restaurant, used] = await Promise.all([
      restaurants.find(id),
      Promise.all(AI_FEATURES.map(listDays)),
    ]);
    if (restaurant === undefined) throw new AppError('not_found');
    return {
      data: {
        restaurant_id: id,
        restaurant_name: restaurant.name,
        period,
        as_of: now.toISOString(),
        ...summarizeUsage(used.flat()),
      },
    };
  };
}
