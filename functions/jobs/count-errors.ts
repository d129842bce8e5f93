import type { ErrorCounts } from '#functions/platform/failures/error-counts-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The errors of one route with one code. */
export type RouteErrors = { operation: string; code: string; count: number; lastAt: string };

/**
 * Counts errors of the last full hours and the current one, most frequent first. Reads one partition per day, so the
 * cost doesn’t depend on the number of restaurants.
 */
export async function countErrors(
  counts: Pick<ErrorCounts, 'listDay'>,
  hours: number,
  now: Date,
): Promise<RouteErrors[]> {
  const first = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (hours - 1) * HOUR_MS;
  const firstDay = Math.floor(first / DAY_MS) * DAY_MS;
  const days: number[] = [];
  for (let day = firstDay; day <= now.getTime(); day += DAY_MS) days.push(day);
  const found = new Map<string, RouteErrors>();
  const rows = await Promise.all(
    days.map(async (day) => ({
      day,
      errors: await counts.listDay(new Date(day).toISOString().slice(0, 10)),
    })),
  );
  for (const { day, errors } of rows)
    for (const { operation, code, lastAt, hours: byHour } of errors) {
      const counted = Object.entries(byHour).filter(([hour]) => day + Number(hour) * HOUR_MS >= first);
      const count = counted.reduce((sum, [, value]) => sum + value, 0);
      if (count === 0) continue;
      const before = found.get(`${operation} ${code}`)?.count ?? 0;
      found.set(`${operation} ${code}`, { operation, code, count: before + count, lastAt });
    }
  return [...found.values()].toSorted((one, other) => other.count - one.count);
}
