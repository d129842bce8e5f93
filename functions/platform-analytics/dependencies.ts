import type { AiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the platform's analytics need from the outside. */
export type PlatformAnalyticsDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf' | 'total'>;
  usage: Pick<AiUsageRepository, 'listDays' | 'countActiveEventually'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  clock: Clock;
};
