import type { Ad } from '#shared/contract/campaigns/ad-campaign.ts';

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** How long an ad runs, behind its daily budget: the days of one that waits begin when it starts. */
export function runTime({ status, ends_at, total_budget_cents, daily_budget_cents }: Ad): string {
  if (status === 'pending') return `for ${Math.round(total_budget_cents / daily_budget_cents)} days`;
  return `${status === 'ended' ? '· ran until' : 'until'} ${DATE.format(new Date(ends_at))}`;
}
