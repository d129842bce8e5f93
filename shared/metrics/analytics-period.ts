/** Number of days, including today. */
export const ANALYTICS_DAYS = [1, 7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

const DAY_MS = 86_400_000;

/** The last days up to a moment, inclusive, in UTC. */
export function analyticsPeriod(now: Date, days: number): { from: string; to: string } {
  return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) };
}

/** All days of a period, in order. */
export function daysOfPeriod({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(dayOf(at));
  return days;
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
