import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { COST_KINDS, COST_UNITS, type CostKind, type CostUnit, pricesOf } from './price-table.ts';
import { flowUnits, type Stock, stockOf, VISITS_A_DAY } from './usage-units.ts';

type Day = { day: string; counts: Counts };

export type UnitCost = { unit: CostUnit; amount: number; micros: number };
/** In millionths of a dollar. */
export type MonthCosts = { totalMicros: number; byKind: Record<CostKind, number>; units: UnitCost[] };

/** `2026-11`. */
export type Month = string;

/** The first and last day of a month, or `today` if that is earlier. */
export function monthSpan(month: Month, today: string): { from: string; to: string; days: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const last = `${month}-${String(days).padStart(2, '0')}`;
  return { from: `${month}-01`, to: today < last ? today : last, days };
}

/**
 * The costs of a month up to `today`. `days`: every daily count of the platform or restaurant, in order. Linear in each
 * counter, so that restaurants add up to the platform.
 */
export function costsOfMonth(
  days: readonly Day[],
  { month, today }: { month: Month; today: string },
): MonthCosts {
  const { from, to, days: length } = monthSpan(month, today);
  const before = addCounts(days.filter(({ day }) => day < from).map(({ counts }) => counts));
  const amounts = new Map<CostUnit, number>();
  const spent = new Map<CostUnit, number>();
  const add = (unit: CostUnit, amount: number, micros: number) => {
    amounts.set(unit, (amounts.get(unit) ?? 0) + amount);
    spent.set(unit, (spent.get(unit) ?? 0) + micros);
  };
  const within = new Map(
    days.filter(({ day }) => day >= from && day <= to).map((each) => [each.day, each.counts]),
  );
  let ever = before;
  for (const day of daysFrom(from, to)) {
    const prices = pricesOf(day).units;
    const counts = within.get(day) ?? {};
    for (const [unit, amount] of Object.entries(flowUnits(counts)) as [CostUnit, number][])
      add(unit, amount, amount * prices[unit].micros);
    ever = addCounts([ever, counts]);
    const { websites, megabytes }: Stock = stockOf(ever);
    add('visits', websites * VISITS_A_DAY, websites * VISITS_A_DAY * prices.visits.micros);
    add('stored_megabytes', megabytes / length, (megabytes / length) * prices.stored_megabytes.micros);
  }
  const units = COST_UNITS.map((unit) => ({
    unit,
    amount: amounts.get(unit) ?? 0,
    micros: spent.get(unit) ?? 0,
  }));
  const { units: kinds } = pricesOf(to);
  const kindMicros = (kind: CostKind) =>
    units.filter(({ unit }) => kinds[unit].kind === kind).reduce((sum, { micros }) => sum + micros, 0);
  const byKind = Object.fromEntries(COST_KINDS.map((kind) => [kind, kindMicros(kind)])) as Record<
    CostKind,
    number
  >;
  return { totalMicros: units.reduce((sum, { micros }) => sum + micros, 0), byKind, units };
}

/** In cents, with two decimals. */
export function centsOf(micros: number): number {
  return Math.round(micros / 100) / 100;
}

export function centsByKind({ byKind }: Pick<MonthCosts, 'byKind'>): Record<CostKind, number> {
  const entries = Object.entries(byKind).map(([kind, micros]) => [kind, centsOf(micros)] as const);
  return Object.fromEntries(entries) as Record<CostKind, number>;
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
