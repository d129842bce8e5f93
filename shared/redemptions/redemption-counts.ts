import type { CampaignType } from '#shared/ads/campaign-status.ts';

/**
 * Redemptions of one UTC day: ad codes, text codes, what guests paid in cents, how many amounts were entered, and ad
 * codes of returning guests.
 */
export type DayCounts = {
  ad: number;
  sms: number;
  amount_cents: number;
  with_amount?: number | undefined;
  ad_again?: number | undefined;
};

/**
 * Counters that count each redemption once, even if it is reported again. `marks` has the latest ones. Days are ISO
 * dates in UTC.
 */
export type RedemptionCounts = { days: Readonly<Record<string, DayCounts>>; marks: readonly string[] };

export type CountedRedemption = {
  id: string;
  campaignType: CampaignType;
  amountCents: number | null;
  wasHereBefore?: boolean;
  day: string;
};

/** Calls are repeated soon, so at most this many redemptions are in between. */
const MOST_MARKS = 200;
/** Days that are kept: a year, plus what comparing two months needs. */
const MOST_DAYS = 400;

const NOTHING = { ad: 0, sms: 0, amount_cents: 0, with_amount: 0, ad_again: 0 };

export const NO_REDEMPTIONS: RedemptionCounts = { days: {}, marks: [] };

/** Counts or uncounts a redemption. Undefined if it was already reported. Pure. */
export function withRedemption(
  counts: RedemptionCounts,
  { id, campaignType, amountCents, wasHereBefore, day }: CountedRedemption,
  sign: 1 | -1,
): RedemptionCounts | undefined {
  const mark = `${sign === 1 ? '+' : '-'}${id}`;
  if (counts.marks.includes(mark)) return undefined;
  const before: DayCounts = counts.days[day] ?? NOTHING;
  const after = {
    ...before,
    [campaignType]: before[campaignType] + sign,
    amount_cents: before.amount_cents + sign * (amountCents ?? 0),
    with_amount: (before.with_amount ?? 0) + (amountCents === null ? 0 : sign),
    ad_again: (before.ad_again ?? 0) + (wasHereBefore === true && campaignType === 'ad' ? sign : 0),
  };
  const days = Object.entries({ ...counts.days, [day]: after }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    days: Object.fromEntries(days.slice(-MOST_DAYS)),
    marks: [...counts.marks, mark].slice(-MOST_MARKS),
  };
}

/** The sum since a day, inclusive. */
export function countsSince(
  { days }: Pick<RedemptionCounts, 'days'>,
  from: string,
): Required<{ [Count in keyof DayCounts]: number }> {
  const since = Object.entries(days).filter(([day]) => day >= from);
  return since.reduce(
    (sum, [, { ad, sms, amount_cents, with_amount = 0, ad_again = 0 }]) => ({
      ad: sum.ad + ad,
      sms: sum.sms + sms,
      amount_cents: sum.amount_cents + amount_cents,
      with_amount: sum.with_amount + with_amount,
      ad_again: sum.ad_again + ad_again,
    }),
    NOTHING,
  );
}
