export { createClassifyMenu as classifyMenu } from './classify-menu.ts';
export { createDeleteMenuSales as deleteMenuSales } from './delete-menu-sales.ts';
export { createGetMenuSales as getMenuSales } from './get-menu-sales.ts';
export { createSaveMenuSales as saveMenuSales } from './save-menu-sales.ts';
