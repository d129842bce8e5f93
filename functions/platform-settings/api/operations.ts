export { createChangePlatformSettings as changePlatformSettings } from './change-platform-settings.ts';
export { createEnterAmounts as enterAmounts } from './enter-amounts.ts';
export { createGetPlatformCosts as getPlatformCosts } from './get-platform-costs.ts';
export { createGetPlatformSettings as getPlatformSettings } from './get-platform-settings.ts';
export { createListRestaurantCosts as listRestaurantCosts } from './list-restaurant-costs.ts';
export { createListSenderNumbers as listSenderNumbers } from './list-sender-numbers.ts';
export { createTryModel as tryModel } from './try-model.ts';
