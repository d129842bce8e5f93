import type { TrialGroup } from '#shared/sms/win-back/trial.ts';
import type { DayCounts } from './redemption-counts.ts';

/** Guests who ordered again according to a later list, by order day. */
export type DayReturns = Record<TrialGroup, number>;

/** Each batch counts once. `return_marks` has the latest ones. */
export type ReturnCounts = {
  returns: Readonly<Record<string, DayReturns>>;
  return_marks: readonly string[];
};

export type CountedReturn = { group: TrialGroup; on: string };

const MOST_MARKS = 200;
const MOST_DAYS = 400;
const NOBODY: DayReturns = { texted: 0, held_back: 0 };

/** Counts the guests of one batch. Undefined if it was already reported. Pure. */
export function withReturns(
  counts: ReturnCounts,
  batch: string,
  returned: readonly CountedReturn[],
): ReturnCounts | undefined {
  if (counts.return_marks.includes(batch)) return undefined;
  const days = { ...counts.returns };
  for (const { group, on } of returned) {
    const before = days[on] ?? NOBODY;
    days[on] = { ...before, [group]: before[group] + 1 };
  }
  const kept = Object.entries(days).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    returns: Object.fromEntries(kept.slice(-MOST_DAYS)),
    return_marks: [...counts.return_marks, batch].slice(-MOST_MARKS),
  };
}

/** The sum since a day, inclusive. */
export function returnsSince({ returns }: Pick<ReturnCounts, 'returns'>, from: string): DayReturns {
  const since = Object.entries(returns).filter(([day]) => day >= from);
  return since.reduce(
    (sum, [, { texted, held_back }]) => ({
      texted: sum.texted + texted,
      held_back: sum.held_back + held_back,
    }),
    NOBODY,
  );
}

/** The most days between a redemption day (UTC) and the restaurant’s day. */
const DAYS_APART = 1;

export type Came = { days: Readonly<Record<string, DayCounts>>; returns: ReturnCounts['returns'] };

/**
 * Guests who came back, by codes and by lists. Shared codes don’t identify guests, so a code redeemed within a day of a
 * texted guest’s order counts as that guest’s, and no one counts twice.
 */
export function reengagedSince({ days, returns }: Came, from: string): number {
  const redeemed = daysOf(days, from, ({ sms }) => sms);
  const ordered = daysOf(returns, from, ({ texted }) => texted);
  const total = [...redeemed, ...ordered].reduce((sum, { guests }) => sum + guests, 0);
  return total - pairs(redeemed, ordered);
}

/** `guests`: the number of texted guests. */
type OfCampaign = { guests: number; came: Came };

/**
 * The same, limited to the number of texted guests per campaign, because others may redeem its code. `campaigns`: those
 * with a known limit.
 */
export function reengagedWithin(totals: Came, campaigns: readonly OfCampaign[], from: string): number {
  const all = reengagedSince(totals, from);
  let [known, within] = [0, 0];
  for (const { guests, came } of campaigns) {
    const counted = reengagedSince(came, from);
    known += counted;
    within += Math.min(counted, guests);
  }
  return Math.min(all, within + Math.max(0, all - known));
}

type Day = { at: number; guests: number };

function daysOf<Counts>(
  days: Readonly<Record<string, Counts>>,
  from: string,
  guestsOf: (counts: Counts) => number,
): Day[] {
  return Object.entries(days)
    .filter(([day, counts]) => day >= from && guestsOf(counts) > 0)
    .map(([day, counts]) => ({ at: Date.parse(day) / 86_400_000, guests: guestsOf(counts) }))
    .toSorted((one, other) => one.at - other.at);
}

/** The largest number of pairs: the earliest ones are paired first. */
function pairs(redeemed: readonly Day[], ordered: readonly Day[]): number {
  const left = [redeemed, ordered].map((days) => days.map((day) => ({ ...day })));
  const [ours = [], theirs = []] = left;
  let found = 0;
  let [one, other] = [0, 0];
  for (;;) {
    const [code, order] = [ours[one], theirs[other]];
    if (code === undefined || order === undefined) return found;
    if (code.guests === 0 || code.at < order.at - DAYS_APART) one += 1;
    else if (order.guests === 0 || order.at < code.at - DAYS_APART) other += 1;
    else {
      const both = Math.min(code.guests, order.guests);
      found += both;
      code.guests -= both;
      order.guests -= both;
    }
  }
}
