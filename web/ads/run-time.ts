import type { Ad } from '#shared/ads/contract/ad-campaign.ts';

type RunningAd = Pick<Ad, 'status' | 'ends_at' | 'total_budget_cents' | 'daily_budget_cents'>;

/** Describes how long an ad runs, after its daily budget. The days of a waiting ad start when it does. */
export function runTime(ad: RunningAd, dayOf: (moment: string) => string): string {
  const { status, ends_at, total_budget_cents, daily_budget_cents } = ad;
  if (status === 'pending') return `for ${Math.round(total_budget_cents / daily_budget_cents)} days`;
  return `${status === 'ended' ? '· ran until' : 'until'} ${dayOf(ends_at)}`;
}
