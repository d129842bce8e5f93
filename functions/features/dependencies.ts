import type { AiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import type { FeatureJobsRepository } from '#functions/modules/ai-features/feature-jobs-repository.ts';
import type { FeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { RestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { FeatureChangeMessage } from '#shared/contract/queue-messages.ts';

/** Everything that the switches of features need from the outside. */
export type FeaturesDependencies = {
  toggles: FeatureTogglesRepository;
  jobs: FeatureJobsRepository;
  usage: Pick<AiUsageRepository, 'listUses'>;
  restaurants: Pick<RestaurantsRepository, 'find' | 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'list' | 'search'>;
  figures: Pick<FiguresRepository, 'total'>;
  changes: MessageQueue<FeatureChangeMessage>;
  clock: Clock;
  ids: IdSource;
};
