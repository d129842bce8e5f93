import type { Inspect } from '#functions/ai/inspection.ts';
import type { WriterOfMany } from '#functions/ai/writer.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { EnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ContentPlansRepository } from '#functions/posts/content-plans-repository.ts';
import type { RewritesRepository } from '#functions/posts/rewrites-repository.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

export type ContentCreatorDependencies = ProfileReader & {
  plans: ContentPlansRepository;
  websites: Pick<WebsitesRepository, 'getDocument'>;
  images: Pick<ImagesRepository, 'find'>;
  enhancements: Pick<EnhancementsRepository, 'find'>;
  rewrites: RewritesRepository;
  /** Generates metered text. */
  writer: WriterOfMany;
  moderation: Pick<ModerationRepository, 'find'>;
  /** Moderates what owners write themselves. */
  inspect: Inspect;
  clock: Clock;
  ids: IdSource;
};
