import type { MenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';

export type MenuOptimizerDependencies = ProfileReader & {
  menuSales: MenuSalesRepository;
  clock: Clock;
};
