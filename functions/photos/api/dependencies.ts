import type { Inspect } from '#functions/ai/inspection.ts';
import type { Meter } from '#functions/ai/meter.ts';
import type { MakeImageFiles } from '#functions/images/files/make-image-files.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { UploadsStore } from '#functions/images/uploads/uploads-store.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { EnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { PhotoTools } from './photo/photo-tools.ts';

export type ImageEnhancerDependencies = {
  enhancements: EnhancementsRepository;
  images: ImagesRepository;
  /** Original uploads: private, and deleted after a day. */
  uploads: UploadsStore;
  /** The bucket behind the websites' domain. */
  sites: ObjectStore;
  photoTools: () => Promise<PhotoTools>;
  makeImageFiles: MakeImageFiles;
  meter: Meter;
  /** Moderates descriptions. */
  inspect: Inspect;
  /** Finds earlier rejections. */
  moderation: Pick<ModerationRepository, 'find'>;
  /** Without a trailing slash. */
  sitesOrigin: string;
  clock: Clock;
  ids: IdSource;
};
