import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import type { MenuOptimizerDependencies } from './dependencies.ts';

/** Replaces the previous upload, because overlapping periods would count twice. */
export function createSaveMenuSales({
  menuSales,
  clock,
}: Pick<MenuOptimizerDependencies, 'menuSales' | 'clock'>): Operation<
  typeof menuOptimizerRoutes.saveMenuSales
> {
  return async ({ body }, { restaurantId, audit }) => {
    const before = await menuSales.find(restaurantId);
    audit.before = describeSales(before?.sales);
    const savedAt = clock.now().toISOString();
    await menuSales.save(restaurantId, { sales: body, savedAt });
    audit.after = describeSales(body);
    const items = body.items.length === 1 ? '1 item' : `${body.items.length} items`;
    return { message: `Sales saved for ${items}.`, data: { saved_at: savedAt } };
  };
}

/** The audit record's summary of sales. */
export function describeSales(sales: MenuSales | undefined): object {
  if (sales === undefined) return { items: null };
  const { items, from, to, days } = sales;
  return { items: items.length, days, from, to };
}
