import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { ModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import type { ProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { Inspect } from '#functions/platform/ai/inspection.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { MakeImageFiles } from '../modules/images/files/make-image-files.ts';
import type { UploadsStore } from '../modules/uploads/uploads-store.ts';

/** Everything that the operations of pictures need from the outside. */
export type ImageDependencies = {
  images: ImagesRepository;
  websites: WebsitesRepository;
  /** Dishes of the profile have pictures too. */
  profiles: ProfilesRepository;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  /** Files as owners sent them; private, and gone after a day. */
  uploads: UploadsStore;
  /** The bucket that the sites origin serves. */
  sites: ObjectStore;
  makeImageFiles: MakeImageFiles;
  /** Looks at descriptions of pictures. */
  inspect: Inspect;
  /** What was rejected before. */
  moderation: Pick<ModerationRepository, 'find'>;
  /** Without a slash at the end. */
  sitesOrigin: string;
  clock: Clock;
  ids: IdSource;
};
