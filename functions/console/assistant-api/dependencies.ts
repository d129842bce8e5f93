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

/** The dependencies of the admin assistant. */
export type BusinessAssistantDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'search' | 'list'>;
  subscriptions: Pick<SubscriptionsRepository, 'listEventually' | 'findMany'>;
  invoices: Pick<InvoicesRepository, 'listByStatusEventually' | 'listByFlagEventually'>;
  planUsage: Pick<PlanUsageRepository, 'findMonths'>;
  churn: Pick<ChurnRecords, 'find'>;
  rules: Pick<PlatformRules, 'planLimits'>;
  /** Reads questions that aren't in the catalog. Returns nothing without a configured model. */
  readWithModel: ReadWithModel;
  clock: Clock;
};
