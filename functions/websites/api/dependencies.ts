import type { Meter } from '#functions/ai/meter.ts';
import type { Writer } from '#functions/ai/writer.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { Log } from '#functions/platform/log.ts';
import type { PlatformRules } from '#functions/platform-settings/platform-rules.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { GenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';

/** The dependencies of creating and listing websites. */
export type WebsiteDependencies = {
  websites: WebsitesRepository;
  jobs: GenerationJobsRepository;
  restaurants: Omit<RestaurantsRepository, 'get' | 'create'>;
  restaurantNames: Pick<RestaurantNamesRepository, 'add' | 'remove'>;
  profiles: ProfilesRepository;
  images: Pick<ImagesRepository, 'find'>;
  queue: MessageQueue<GenerationMessage>;
  /** The bucket behind the sites origin. */
  sites: ObjectStore;
  siteVersions: ObjectStore;
  meter: Pick<Meter, 'check' | 'giveBack'>;
  retentionDays: PlatformRules['retentionDays'];
  /** Parses an entered menu. */
  writer: Writer;
  clock: Clock;
  ids: IdSource;
  log: Log;
};
