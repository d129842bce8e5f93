import type { CampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import type { ChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { ProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { UsersRepository } from '#functions/modules/users/users-repository.ts';
import type { WebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the operations on a checklist need from the outside. */
export type ChecklistDependencies = {
  checklists: ChecklistsRepository;
  profiles: Pick<ProfilesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'findDocument'>;
  images: Pick<ImagesRepository, 'list'>;
  campaigns: Pick<CampaignsRepository, 'list'>;
  redemptions: Pick<RedemptionCountsRepository, 'totals'>;
  users: Pick<UsersRepository, 'find'>;
  clock: Clock;
};
