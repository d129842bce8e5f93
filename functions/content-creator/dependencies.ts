import type { ContentPlansRepository } from '#functions/modules/content-plans/content-plans-repository.ts';
import type { EnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { ModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import type { ProfileReader } from '#functions/modules/profiles/get-profile.ts';
import type { WebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { Inspect } from '#functions/platform/ai/inspection.ts';
import type { WriterOfMany } from '#functions/platform/ai/writer.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';

/** Everything that posts need from the outside. */
export type ContentCreatorDependencies = ProfileReader & {
  plans: ContentPlansRepository;
  websites: Pick<WebsitesRepository, 'getDocument'>;
  images: Pick<ImagesRepository, 'find'>;
  enhancements: Pick<EnhancementsRepository, 'find'>;
  /** The door to text generation. */
  writer: WriterOfMany;
  moderation: Pick<ModerationRepository, 'find'>;
  /** Looks at what owners write themselves. */
  inspect: Inspect;
  clock: Clock;
  ids: IdSource;
};
