import type { Inspect } from '#functions/ai/inspection.ts';
import type { MakeImageFiles } from '#functions/images/files/make-image-files.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { UploadsStore } from '#functions/images/uploads/uploads-store.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

export type ImageDependencies = {
  images: ImagesRepository;
  websites: WebsitesRepository;
  /** Dishes of the profile have images too. */
  profiles: ProfilesRepository;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  /** Original uploads: private, and deleted after a day. */
  uploads: UploadsStore;
  /** The bucket behind the websites' domain. */
  sites: ObjectStore;
  makeImageFiles: MakeImageFiles;
  /** Moderates descriptions. */
  inspect: Inspect;
  /** Finds earlier rejections. */
  moderation: Pick<ModerationRepository, 'find'>;
  /** Without a trailing slash. */
  sitesOrigin: string;
  clock: Clock;
  ids: IdSource;
};
