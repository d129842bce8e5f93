import type { FeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import type { CampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import type { ChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { ProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { RestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { UsersRepository } from '#functions/modules/users/users-repository.ts';
import type { FindTogether } from '#functions/platform/aws/find-together.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the dashboards need from the outside. */
export type DashboardDependencies = {
  findTogether: FindTogether;
  users: Pick<UsersRepository, 'lookup'>;
  restaurants: Pick<RestaurantsRepository, 'lookup' | 'findMany'>;
  profiles: Pick<ProfilesRepository, 'lookup'>;
  checklists: ChecklistsRepository;
  toggles: Pick<FeatureTogglesRepository, 'lookup'>;
  campaigns: Pick<CampaignsRepository, 'list'>;
  redemptions: Pick<RedemptionCountsRepository, 'lookupTotals' | 'ofCampaigns'>;
  names: Pick<RestaurantNamesRepository, 'search' | 'list'>;
  figures: Pick<FiguresRepository, 'total'>;
  clock: Clock;
};
