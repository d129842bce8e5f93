import type { MenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import type { ProfileReader } from '#functions/modules/profiles/get-profile.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that menus and their sales need from the outside. */
export type MenuOptimizerDependencies = ProfileReader & {
  menuSales: MenuSalesRepository;
  clock: Clock;
};
