import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { PlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { ChurnRecords } from '#functions/console/churn-records.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { PlatformRules } from '#functions/platform-settings/platform-rules.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { ReadWithModel } from './read-with-model.ts';

/** Everything that the administrators' assistant needs from the outside. */
export type BusinessAssistantDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'search' | 'list'>;
  subscriptions: Pick<SubscriptionsRepository, 'listEventually' | 'findMany'>;
  invoices: Pick<InvoicesRepository, 'listByStatusEventually'>;
  planUsage: Pick<PlanUsageRepository, 'findMonths'>;
  churn: Pick<ChurnRecords, 'find'>;
  rules: Pick<PlatformRules, 'planLimits'>;
  /** Reads what the catalog does not have; answers nothing where no model is configured. */
  readWithModel: ReadWithModel;
  clock: Clock;
};
