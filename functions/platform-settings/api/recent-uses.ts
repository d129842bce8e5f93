import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import type { ProviderId, RecentUse } from '#shared/platform-settings/provider-status.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';

/** Yesterday and today (UTC). */
const DAYS = 2;

/** Recent uses of providers with metrics, and how often they failed. */
export async function recentUses({
  figures,
  clock,
}: Pick<PlatformSettingsDependencies, 'figures' | 'clock'>): Promise<Partial<Record<ProviderId, RecentUse>>> {
  const listed = await figures.listDaysOf(
    ['platform', 'feature#image_enhancement'],
    analyticsPeriod(clock.now(), DAYS),
  );
  const [all = {}, images = {}] = listed.map(({ days }) => addCounts(days.map(({ counts }) => counts)));
  const [everyCall, imageCalls] = [all, images].map(({ count_ai_used, sum_ai_used_errors }) => ({
    uses: count_ai_used ?? 0,
    failures: sum_ai_used_errors ?? 0,
  })) as [RecentUse, RecentUse];
  return {
    text: {
      uses: everyCall.uses - imageCalls.uses,
      failures: everyCall.failures - imageCalls.failures,
    },
    images: imageCalls,
    ads: { uses: all.count_ad_launched ?? 0, failures: all.count_ad_failed ?? 0 },
  };
}
