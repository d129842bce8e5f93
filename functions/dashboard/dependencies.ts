import type { CampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import type { ChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { LimitPerHour } from '#functions/modules/restaurants/hourly-limits.ts';
import type { RestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import type { RestaurantRowsRepository } from '#functions/modules/restaurants/restaurant-rows-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the dashboards need from the outside. */
export type DashboardDependencies = {
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  rows: RestaurantRowsRepository;
  checklists: ChecklistsRepository;
  campaigns: Pick<CampaignsRepository, 'list'>;
  redemptions: Pick<RedemptionCountsRepository, 'totals'>;
  names: Pick<RestaurantNamesRepository, 'search'>;
  figures: Pick<FiguresRepository, 'total'>;
  limitPerHour: LimitPerHour;
  clock: Clock;
};
