import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { AiUsageRepository } from '#functions/features/ai-usage-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';

export type PlatformAnalyticsDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf' | 'total'>;
  usage: Pick<AiUsageRepository, 'listDays' | 'countActiveEventually'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  invoices: Pick<InvoicesRepository, 'listByStatusEventually'>;
  clock: Clock;
};
