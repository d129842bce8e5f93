import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { ChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

export type ChecklistDependencies = {
  checklists: ChecklistsRepository;
  profiles: Pick<ProfilesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'findDocument'>;
  images: Pick<ImagesRepository, 'list'>;
  campaigns: Pick<CampaignsRepository, 'list'>;
  redemptions: Pick<RedemptionCountsRepository, 'totals'>;
  users: Pick<UsersRepository, 'find'>;
  /** Whether owners must confirm their email address before they publish. */
  publishNeedsVerifiedEmail: boolean;
  clock: Clock;
};
