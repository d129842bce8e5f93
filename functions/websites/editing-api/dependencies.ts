import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { RedrawOffers } from '#functions/ads/redraw-offers.ts';
import type { Inspect } from '#functions/ai/inspection.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { DownloadsStore } from '#functions/platform/downloads/downloads-store.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { GenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { DrawShareImage } from '#functions/websites/site-files/site-files.ts';
import type { SlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';

/** The dependencies of operations on an existing website. */
export type WebsiteEditingDependencies = {
  websites: WebsitesRepository;
  /** Adding a website first frees slots of abandoned generations. */
  jobs: GenerationJobsRepository;
  slugs: SlugsRepository;
  images: Pick<ImagesRepository, 'find'>;
  restaurants: Omit<RestaurantsRepository, 'get' | 'create'>;
  /** Edits of facts that the website shares with the profile change the profile. */
  profiles: ProfilesRepository;
  restaurantNames: Pick<RestaurantNamesRepository, 'add' | 'remove'>;
  users: Pick<UsersRepository, 'find'>;
  queue: MessageQueue<GenerationMessage>;
  /** The bucket behind the sites origin. */
  sites: ObjectStore;
  siteVersions: ObjectStore;
  downloads: DownloadsStore;
  drawShareImage: DrawShareImage;
  /** Checks owners' texts with moderation. */
  inspect: Inspect;
  moderation: Pick<ModerationRepository, 'find' | 'listOfRestaurant'>;
  /** Pages of offers link to the website. */
  redrawOffers: RedrawOffers;
  /** Whether the owner must confirm their address before a page is public. */
  publishNeedsVerifiedEmail: boolean;
  /** Without a trailing slash. */
  sitesOrigin: string;
  clock: Clock;
  ids: IdSource;
};
