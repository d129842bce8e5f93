import type { CampaignType } from './campaign-status.ts';

/** What was redeemed on one UTC day: codes of ads, codes of texts, and what those guests paid, in cents. */
export type DayCounts = { ad: number; sms: number; amount_cents: number };

/**
 * Counters that count each redemption once, whoever tells them again: `marks` are those that were told last. Days are
 * ISO dates in UTC.
 */
export type RedemptionCounts = { days: Readonly<Record<string, DayCounts>>; marks: readonly string[] };

export type CountedRedemption = { id: string; campaignType: CampaignType; amountCents: number; day: string };

/** Who repeats a call does it soon: so many other redemptions lie between at most. */
const MOST_MARKS = 200;
/** Days that are kept: a year and what comparing two of its months needs. */
const MOST_DAYS = 400;

const NOTHING: DayCounts = { ad: 0, sms: 0, amount_cents: 0 };

export const NO_REDEMPTIONS: RedemptionCounts = { days: {}, marks: [] };

/** Counts a redemption, or takes it out again. Undefined when it was told before. Pure. */
export function withRedemption(
  counts: RedemptionCounts,
  { id, campaignType, amountCents, day }: CountedRedemption,
  sign: 1 | -1,
): RedemptionCounts | undefined {
  const mark = `${sign === 1 ? '+' : '-'}${id}`;
  if (counts.marks.includes(mark)) return undefined;
  const before = counts.days[day] ?? NOTHING;
  const after = {
    ...before,
    [campaignType]: before[campaignType] + sign,
    amount_cents: before.amount_cents + sign * amountCents,
  };
  const days = Object.entries({ ...counts.days, [day]: after }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    days: Object.fromEntries(days.slice(-MOST_DAYS)),
    marks: [...counts.marks, mark].slice(-MOST_MARKS),
  };
}

/** The sum from a day on, that day included. */
export function countsSince({ days }: RedemptionCounts, from: string): DayCounts {
  const since = Object.entries(days).filter(([day]) => day >= from);
  return since.reduce(
    (sum, [, { ad, sms, amount_cents }]) => ({
      ad: sum.ad + ad,
      sms: sum.sms + sms,
      amount_cents: sum.amount_cents + amount_cents,
    }),
    NOTHING,
  );
}
