import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { currencyOfMenu } from '#shared/menu/menu-currency.ts';
import { menuItemsOf } from '#shared/menu/menu-item.ts';
import { plainItem, rateSales } from '#shared/menu/rate-menu.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { restaurantCurrency } from '#shared/profile/currency-of-country.ts';
import type { MenuOptimizerDependencies } from './dependencies.ts';

const NO_SALES: MenuSales = { from: null, to: null, days: 1, dispersion: null, items: [] };

/** Calculates with the caller's own totals, so nothing is generated or metered. */
export function createClassifyMenu({
  menuSales,
  ...readers
}: Omit<MenuOptimizerDependencies, 'clock'>): Operation<typeof menuOptimizerRoutes.classifyMenu> {
  return async ({ query: { channel, daypart, course } }, { restaurantId }) => {
    const [{ profile }, stored] = await Promise.all([
      getProfile(readers, restaurantId),
      menuSales.find(restaurantId),
    ]);
    const segment = {
      ...(channel !== undefined && { channel }),
      ...(daypart !== undefined && { daypart }),
      ...(course !== undefined && { course }),
    };
    const menu = menuItemsOf(profile.dishes);
    const { items, cuts, unpriced } = rateSales(menu, stored?.sales ?? NO_SALES, segment);
    const currency = profile.currency || currencyOfMenu(menu, restaurantCurrency(profile));
    return { data: { items: items.map(plainItem), cuts, unpriced, currency } };
  };
}
