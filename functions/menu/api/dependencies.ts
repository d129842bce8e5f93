import type { MenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';

/** Everything that menus and their sales need from the outside. */
export type MenuOptimizerDependencies = ProfileReader & {
  menuSales: MenuSalesRepository;
  clock: Clock;
};
