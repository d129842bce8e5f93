import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { createListActivity, createListRestaurantActivity } from './list-activity.ts';
import { createExportPlatformActivity } from './platform/export-platform-activity.ts';
import {
  createListPlatformActivity,
  type PlatformActivityDependencies,
} from './platform/list-platform-activity.ts';

export function createActivityOperations(
  dependencies: ActivityDependencies & PlatformActivityDependencies,
): Operations<typeof activityRoutes> {
  return {
    listActivity: createListActivity(dependencies),
    listRestaurantActivity: createListRestaurantActivity(dependencies),
    listPlatformActivity: createListPlatformActivity(dependencies),
    exportPlatformActivity: createExportPlatformActivity(dependencies),
  };
}
