import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { ChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import type { CustomersRepository } from '#functions/console/customers/customers-repository.ts';
import type { FeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { FindTogether } from '#functions/platform/aws/find-together.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';

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
  customers: Pick<CustomersRepository, 'findMany' | 'listEventually'>;
  figures: Pick<FiguresRepository, 'total'>;
  /** The stage lets only owners with a confirmed email address publish. */
  publishNeedsVerifiedEmail: boolean;
  clock: Clock;
};
