import type { AiUsageRepository } from '#functions/features/ai-usage-repository.ts';
import type { FeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import type { FeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { FeatureChangeMessage } from '#shared/contract/queue-messages.ts';

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
