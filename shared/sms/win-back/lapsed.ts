const DAY_MS = 86_400_000;

/** A guest has lapsed if the last order was more days ago than this. */
export const LAPSED_AFTER_DAYS = 30;

/** The fewest visits for a usual gap. */
export const VISITS_OF_A_HABIT = 3;

/** The owner’s choice: the same days for all, or each guest’s own gap if it is known. */
export const LAPSED_RULES = ['thirty_days', 'usual_gap'] as const;
export type LapsedRule = (typeof LAPSED_RULES)[number];

/** A guest is away longer than usual after this many times the usual gap. */
const GAPS_AWAY = 1.5;

/** Days as `YYYY-MM-DD`, in any order. Future days count as today. */
export type LapsedQuestion = { visits: readonly string[]; today: string; rule: LapsedRule };

/** A guest without a known order hasn’t lapsed. */
export function isLapsed({ visits, today, rule }: LapsedQuestion): boolean {
  const away = daysAway(visits, today);
  if (away === undefined) return false;
  const gap = rule === 'usual_gap' ? usualGapDays(visits) : undefined;
  return gap === undefined ? away > LAPSED_AFTER_DAYS : away > GAPS_AWAY * gap;
}

/** Full days since the last order; undefined without one. */
export function daysAway(visits: readonly string[], today: string): number | undefined {
  let [last] = visits;
  if (last === undefined) return undefined;
  for (const day of visits) if (day > last) last = day;
  return Math.max(0, dayNumber(today) - dayNumber(last));
}

/** The median number of days between visits; undefined with fewer than three visits on different days. */
export function usualGapDays(visits: readonly string[]): number | undefined {
  if (visits.length < VISITS_OF_A_HABIT) return undefined;
  const days = [...new Set(visits)].sort().map(dayNumber);
  if (days.length < VISITS_OF_A_HABIT) return undefined;
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  gaps.sort((one, other) => one - other);
  const middle = gaps.length >> 1;
  const upper = gaps[middle] ?? 0;
  return gaps.length % 2 === 1 ? upper : ((gaps[middle - 1] ?? upper) + upper) / 2;
}

function dayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / DAY_MS;
}
