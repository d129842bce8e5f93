import type { PlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import type { SubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import type { CampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import type { TrialRecords } from '#functions/modules/campaigns/trial-records.ts';
import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { FindTogether } from '#functions/platform/aws/find-together.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that revenue analytics need from the outside. */
export type RevenueAnalyticsDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  subscriptions: Pick<SubscriptionsRepository, 'listEventually'>;
  planUsage: Pick<PlanUsageRepository, 'lookupMonth'>;
  trials: Pick<TrialRecords, 'listNewest'>;
  campaigns: Pick<CampaignsRepository, 'lookup'>;
  counters: Pick<RedemptionCountsRepository, 'lookupCampaign'>;
  findTogether: FindTogether;
  clock: Clock;
};
