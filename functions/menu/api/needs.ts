import { needs } from '#functions/platform/needs/needs.ts';

export const menuOptimizerNeeds = needs('menu-optimizer', {
  tables: { menuSales: 'readWrite', profiles: 'get', restaurants: 'get' },
});
