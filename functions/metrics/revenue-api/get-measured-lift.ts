import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { Lookup } from '#functions/platform/aws/dynamo-table.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { CountersRow } from '#functions/redemptions/redemption-counts-repository.ts';
import { trialGroups } from '#functions/sms/trial-groups.ts';
import type { TrialPlace } from '#functions/sms/trial-records.ts';
import type { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { poolLift, type Trial } from '#shared/sms/win-back/pooled-lift.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';

type Found = Campaign | CountersRow;
type Dependencies = Pick<
  RevenueAnalyticsDependencies,
  'trials' | 'campaigns' | 'counters' | 'findTogether' | 'clock'
>;

/** Two items each, as many as one call can read. */
const MOST_TRIALS = 50;

/** Measures what texts brought compared with control groups, over the newest campaigns of all restaurants. */
export function createGetMeasuredLift(
  dependencies: Dependencies,
): Operation<typeof revenueAnalyticsRoutes.getMeasuredLift> {
  const { trials, clock } = dependencies;
  return async () => {
    const { effect, ...pooled } = poolLift(
      await readTrials(dependencies, await trials.listNewest(MOST_TRIALS)),
    );
    return {
      data: {
        feature: 'sms_campaigns',
        campaigns: pooled.trials,
        texted_guests: pooled.texted,
        held_back_guests: pooled.heldBack,
        effect: effect ?? null,
        as_of: clock.now().toISOString(),
      },
    };
  };
}

async function readTrials(
  { campaigns, counters, findTogether }: Dependencies,
  places: readonly TrialPlace[],
): Promise<Trial[]> {
  if (places.length === 0) return [];
  const keys = places.map(({ restaurant_id: restaurantId, campaign_id: campaignId }) => ({
    restaurantId,
    campaignId,
  }));
  const campaignRows = keys.map((key) => [`campaign ${key.campaignId}`, campaigns.lookup(key)] as const);
  const counterRows = keys.map((key) => [`counts ${key.campaignId}`, counters.lookupCampaign(key)] as const);
  const found = await findTogether<Record<string, Found>>(
    Object.fromEntries<Lookup<Found>>([...campaignRows, ...counterRows]),
  );
  return keys.flatMap(({ campaignId }) => {
    const campaign = found[`campaign ${campaignId}`];
    const counts = found[`counts ${campaignId}`];
    const isRun = campaign !== undefined && 'campaign_type' in campaign && campaign.campaign_type === 'sms';
    if (!isRun || campaign.canceled_at !== undefined) return [];
    return [trialGroups(campaign, counts !== undefined && 'returns' in counts ? counts : undefined)];
  });
}
