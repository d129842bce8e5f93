import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { platformAnalyticsRoutes } from '#shared/contract/routes/admin/platform-analytics-routes.ts';
import { analyticsPeriod } from '#shared/domain/admin/ai-analytics/analytics-period.ts';
import { type FeatureDay, summarizeUsage } from '#shared/domain/admin/ai-analytics/summarize-usage.ts';
import { AI_FEATURES, type AiFeature } from '#shared/domain/ai-features.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'usage' | 'restaurants' | 'clock'>;

/** What one restaurant used AI features for, from the rows that its limits are counted in. */
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
