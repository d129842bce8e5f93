import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { PlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { ChurnRecords } from '#functions/console/churn-records.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { FindTogether } from '#functions/platform/aws/find-together.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { EnteredAmountsStore } from '#functions/platform-settings/entered-amounts-store.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { TrialRecords } from '#functions/sms/trial-records.ts';

export type RevenueAnalyticsDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  subscriptions: Pick<SubscriptionsRepository, 'listEventually'>;
  planUsage: Pick<PlanUsageRepository, 'lookupMonth'>;
  trials: Pick<TrialRecords, 'listNewest'>;
  campaigns: Pick<CampaignsRepository, 'lookup'>;
  counters: Pick<RedemptionCountsRepository, 'lookupCampaign'>;
  findTogether: FindTogether;
  churn: Pick<ChurnRecords, 'find'>;
  enteredAmounts: Pick<EnteredAmountsStore, 'listNewest'>;
  clock: Clock;
};
