import { AD_MARKET } from '#shared/ads/ad-market.ts';
import type { AdReport } from './ad-provider.ts';

/** A status change of an ad, and its time. */
export type AdSwitch = { at: string; state: 'running' | 'paused' | 'ended' };

export type SimulatedAd = {
  dailyBudgetCents: number;
  totalBudgetCents: number;
  startsAt: string;
  endsAt: string;
  /** In order of time. */
  switches: readonly AdSwitch[];
};

/** How long the simulated review of an ad takes. Facebook's own takes up to a day. */
export const SIMULATED_REVIEW_SECONDS = 20;
const DAY_MILLISECONDS = 86_400_000;

/**
 * Returns the results that a typical ad would have by now. It spends its daily budget evenly while it runs, and
 * never more than its total. The same input gives the same results.
 */
export function simulateAdResults(ad: SimulatedAd, now: Date): AdReport {
  const reviewedAt = Date.parse(ad.startsAt) + SIMULATED_REVIEW_SECONDS * 1000;
  const days = runningMilliseconds(ad, reviewedAt, now.getTime()) / DAY_MILLISECONDS;
  const spentCents = Math.min(ad.totalBudgetCents, Math.floor(days * ad.dailyBudgetCents));
  const { costPerThousandDollars: cost, clicksPerHundred, impressionsPerPerson } = AD_MARKET;
  const impressions = Math.floor((spentCents / 100 / middle(cost)) * 1000);
  return {
    state: stateOf(ad, reviewedAt, now.getTime()),
    spentCents,
    impressions,
    peopleReached: Math.floor(impressions / middle(impressionsPerPerson)),
    clicks: Math.floor((impressions * middle(clicksPerHundred)) / 100),
  };
}

const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2;

function stateOf({ switches, endsAt }: SimulatedAd, reviewedAt: number, now: number): AdReport['state'] {
  const last = switches.at(-1)?.state;
  if (last === 'ended' || now >= Date.parse(endsAt)) return 'stopped';
  if (now < reviewedAt) return 'in_review';
  return last === 'paused' ? 'paused' : 'running';
}

function runningMilliseconds({ switches, endsAt }: SimulatedAd, reviewedAt: number, now: number): number {
  const end = Math.min(now, Date.parse(endsAt));
  let [sum, since]: [number, number | undefined] = [0, reviewedAt];
  for (const { at, state } of switches) {
    const time = Math.min(Math.max(Date.parse(at), reviewedAt), end);
    if (state === 'running') since ??= time;
    else if (since !== undefined) [sum, since] = [sum + Math.max(0, time - since), undefined];
  }
  return since === undefined ? sum : sum + Math.max(0, end - since);
}
