import { MAX_PERIOD_DAYS } from './menu-sales.ts';
import type { SaleRow } from './sale-row.ts';

const DAY_MS = 86_400_000;

/**
 * Rows with an impossible date, because one mistyped year would make a month a period of decades: dates after `latest`,
 * and those beyond the longest period.
 */
export function strayRowsOf(rows: readonly SaleRow[], latest: string | undefined): ReadonlySet<SaleRow> {
  const counts = new Map<string, number>();
  for (const { day } of rows) if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1);
  const stray = strayDays(counts, latest);
  return new Set(rows.filter(({ day }) => day !== undefined && stray.has(day)));
}

function strayDays(counts: ReadonlyMap<string, number>, latest: string | undefined): ReadonlySet<string> {
  const isPast = (day: string) => latest === undefined || day <= latest;
  const past = [...counts.keys()].filter(isPast).sort();
  const [from, to] = longestPeriod(past.map((day) => [dayNumber(day), counts.get(day) ?? 0]));
  const isKept = (day: string) => isPast(day) && dayNumber(day) >= from && dayNumber(day) <= to;
  return new Set([...counts.keys()].filter((day) => !isKept(day)));
}

const dayNumber = (day: string) => Date.parse(day) / DAY_MS;

type DayCount = readonly [day: number, rows: number];

/** The first and last day of the longest allowed period with the most rows; ties: the latest. */
function longestPeriod(days: readonly DayCount[]): readonly [number, number] {
  let best = { rows: 0, from: 0, to: 0 };
  let [first, rows] = [0, 0];
  for (const [day, own] of days) {
    rows += own;
    while (day - (days[first]?.[0] ?? day) >= MAX_PERIOD_DAYS) {
      rows -= days[first]?.[1] ?? 0;
      first += 1;
    }
    if (rows >= best.rows) best = { rows, from: days[first]?.[0] ?? day, to: day };
  }
  return [best.from, best.to];
}
