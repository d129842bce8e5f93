export { createGetAdminDashboard as getAdminDashboard } from './get-admin-dashboard.ts';
export { createGetRestaurantDashboard as getRestaurantDashboard } from './get-restaurant-dashboard.ts';
export { createListCampaigns as listCampaigns } from './list-campaigns.ts';
export { createListRestaurants as listRestaurants } from './list-restaurants.ts';
export { createUpdateChecklistItem as updateChecklistItem } from './update-checklist-item.ts';
