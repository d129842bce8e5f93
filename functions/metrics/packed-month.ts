import * as z from 'zod/mini';
import type { Counts } from '#shared/metrics/event-figures.ts';

/** By scope. */
export type Sums = Readonly<Record<string, Counts>>;
export type ClosedDay = { day: string; sums: Sums };

/** A month as stored: its days, and for each scope its counters by day as JSON, in which each name appears once. */
export const PackedMonthSchema = z.object({
  days: z.array(z.string()),
  scopes: z._default(z.record(z.string(), z.string()), {}),
});
export type PackedMonth = z.output<typeof PackedMonthSchema>;

/** The value of each counter per day; null if it wasn’t counted. */
const PackedScopeSchema = z.object({
  days: z.array(z.string()),
  counters: z.record(z.string(), z.array(z.nullable(z.number()))),
});
type PackedScope = z.output<typeof PackedScopeSchema>;

/** A scope that didn’t exist when a day was closed has no sum on that day. */
export function packMonth(closed: readonly ClosedDay[]): PackedMonth {
  const scopes = new Set(closed.flatMap(({ sums }) => Object.keys(sums)));
  const packed = [...scopes].map((scope) => [scope, JSON.stringify(packScope(closed, scope))] as const);
  return { days: closed.map(({ day }) => day), scopes: Object.fromEntries(packed) };
}

function packScope(closed: readonly ClosedDay[], scope: string): PackedScope {
  const days = closed.flatMap(({ day, sums: { [scope]: counts } }) =>
    counts === undefined ? [] : [{ day, counts }],
  );
  const names = new Set(days.flatMap(({ counts }) => Object.keys(counts)));
  const counters = [...names].map((name) => [name, days.map(({ counts }) => counts[name] ?? null)] as const);
  return { days: days.map(({ day }) => day), counters: Object.fromEntries(counters) };
}

/** The days of a month with the sums of these scopes, as they were closed. */
export function unpackMonth({ days, scopes }: PackedMonth, wanted: readonly string[]): ClosedDay[] {
  const unpacked = wanted.flatMap((scope) => {
    const text = scopes[scope];
    return text === undefined ? [] : [[scope, unpackScope(text)] as const];
  });
  return days.map((day) => ({
    day,
    sums: Object.fromEntries(
      unpacked.flatMap(([scope, of]) => {
        const counts = of.get(day);
        return counts === undefined ? [] : [[scope, counts] as const];
      }),
    ),
  }));
}

function unpackScope(text: string): ReadonlyMap<string, Counts> {
  const { days, counters } = PackedScopeSchema.parse(JSON.parse(text));
  const unpacked = days.map((day) => ({ day, counts: {} as Record<string, number> }));
  for (const [name, amounts] of Object.entries(counters)) {
    unpacked.forEach(({ counts }, at) => {
      const amount = amounts[at];
      if (amount !== null && amount !== undefined) counts[name] = amount;
    });
  }
  return new Map(unpacked.map(({ day, counts }) => [day, counts]));
}
