import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { createListActivity, createListRestaurantActivity } from './list-activity.ts';

export function createActivityOperations(
  dependencies: ActivityDependencies,
): Operations<typeof activityRoutes> {
  return {
    listActivity: createListActivity(dependencies),
    listRestaurantActivity: createListRestaurantActivity(dependencies),
  };
}
