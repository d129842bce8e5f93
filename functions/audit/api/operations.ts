export {
  createListActivity as listActivity,
  createListRestaurantActivity as listRestaurantActivity,
} from './list-activity.ts';
export { createExportPlatformActivity as exportPlatformActivity } from './platform/export-platform-activity.ts';
export { createListPlatformActivity as listPlatformActivity } from './platform/list-platform-activity.ts';
