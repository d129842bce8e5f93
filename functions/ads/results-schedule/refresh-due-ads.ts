import { DUE_KIND } from '#functions/ads/ad-changes.ts';
import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { type AdDependencies, refreshAd } from '#functions/ads/refresh-ad.ts';
import type { Log } from '#functions/platform/log.ts';

type Dependencies = Omit<AdDependencies, 'campaigns'> & {
  campaigns: Pick<CampaignsRepository, 'find' | 'save' | 'listDueEventually'>;
  log: Log;
};

/** Rows per page, and how long one run starts new work, so that it ends before the timeout. */
const PAGE = 50;
const RUN_MILLISECONDS = 40_000;

/**
 * Refreshes all due ads: submits those that a crash left pending, reads results, and ends finished ones. An ad that
 * fails doesn't delay others; the next run tries it again.
 */
export async function refreshDueAds(
  dependencies: Dependencies,
): Promise<{ refreshed: number; failed: number }> {
  const { campaigns, clock, log } = dependencies;
  const startedAt = clock.now();
  const by = startedAt.toISOString();
  const seen = new Set<string>();
  let failed = 0;
  const isOutOfTime = () => clock.now().getTime() - startedAt.getTime() > RUN_MILLISECONDS;
  while (!isOutOfTime()) {
    // Failed ads are still due and come first.
    const due = await campaigns.listDueEventually({ kind: DUE_KIND, by, limit: PAGE + failed });
    const unseen = due.filter(({ campaign_id }) => !seen.has(campaign_id));
    if (unseen.length === 0) break;
    for (const campaign of unseen) {
      if (isOutOfTime()) break;
      seen.add(campaign.campaign_id);
      if (!(await tryRefresh(dependencies, campaign))) failed += 1;
    }
  }
  if (failed > 0) log.warning('ads were not refreshed', { failed });
  return { refreshed: seen.size - failed, failed };
}

/** The index may show an older version of the row. */
async function tryRefresh(dependencies: Dependencies, due: Campaign): Promise<boolean> {
  const { restaurant_id: restaurantId, campaign_id: campaignId } = due;
  try {
    const ad = await dependencies.campaigns.find({ restaurantId, campaignId });
    if (ad?.campaign_type === 'ad') await refreshAd(dependencies, ad);
    return true;
  } catch (error) {
    dependencies.log.warning('an ad was not refreshed', { restaurantId, campaignId, error });
    return false;
  }
}
