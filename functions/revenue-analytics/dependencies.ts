import type { PlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import type { SubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that revenue analytics need from the outside. */
export type RevenueAnalyticsDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  subscriptions: Pick<SubscriptionsRepository, 'listEventually'>;
  planUsage: Pick<PlanUsageRepository, 'findMany'>;
  clock: Clock;
};
