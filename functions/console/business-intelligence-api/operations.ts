export { createContactRestaurant as contactRestaurant } from './contact-restaurant.ts';
export { createGetBusinessDashboard as getBusinessDashboard } from './get-business-dashboard.ts';
export { createGetBusinessReport as getBusinessReport } from './get-business-report.ts';
