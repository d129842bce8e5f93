import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { PlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import type { SendsRepository } from './sends-repository.ts';

export type GiveBackTextsDependencies = {
  planUsage: Pick<PlanUsageRepository, 'refund'>;
  sends: Pick<SendsRepository, 'listOfCampaign'>;
};

/** Refunds the unsent texts of a canceled or stopped campaign to their plan period. Repeating it refunds once. */
export async function giveBackTexts(
  { planUsage, sends }: GiveBackTextsDependencies,
  campaign: SmsCampaign,
): Promise<void> {
  const {
    restaurant_id: restaurantId,
    campaign_id: campaignId,
    created_at,
    decisions,
    plan_period_start,
  } = campaign;
  let used = 0;
  for await (const page of sends.listOfCampaign({ restaurantId, campaignId })) {
    used += page.filter(({ state }) => state !== 'held' && state !== 'dropped').length;
  }
  const unsent = decisions.send + decisions.hold - used;
  if (unsent <= 0) return;
  const at = new Date(created_at);
  const use = { restaurantId, feature: 'sms_campaigns' as const, at, periodStart: plan_period_start };
  await planUsage.refund(use, unsent, `sms/${campaignId}`);
}
