import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that revenue analytics need from the outside. */
export type RevenueAnalyticsDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  clock: Clock;
};
