import { type BusinessEvent, featureOf, splitsOf, sumsOf } from '#shared/contract/events.ts';

/** Counters by name: `count_<kind>`, `sum_<kind>_<field>`, `split_<kind>_<field>_<value>`. */
export type Counts = Readonly<Record<string, number>>;

/** The scope of a counter: the platform, a restaurant, a plan, or a feature. */
export type FigureScope = 'platform' | `restaurant#${string}` | `plan#${string}` | `feature#${string}`;

/** What one event adds to the counters of its day, by scope. */
export function figuresOf(event: BusinessEvent): { scopes: FigureScope[]; day: string; counts: Counts } {
  const { kind, plan } = event;
  const feature = featureOf(event);
  const sums = sumsOf(event).map(([field, amount]) => [`sum_${kind}_${field}`, amount]);
  const splits = splitsOf(event).map(([field, value]) => [`split_${kind}_${field}_${value}`, 1]);
  return {
    scopes: [
      'platform',
      `restaurant#${event.restaurant_id}`,
      ...(plan === undefined ? [] : [`plan#${plan}` as const]),
      ...(feature === undefined ? [] : [`feature#${feature}` as const]),
    ],
    day: dayOf(event),
    counts: { [`count_${kind}`]: 1, ...Object.fromEntries([...sums, ...splits]), ...risesOf(event) },
  };
}

/** Upgrades and downgrades separately, because a sum hides both. */
function risesOf(event: BusinessEvent): Counts {
  if (event.kind !== 'subscription_changed') return {};
  return { sum_subscription_changed_rise_cents: Math.max(0, event.data.change_cents) };
}

/** Days are in UTC, because the platform has restaurants in many time zones. */
export function dayOf({ at }: Pick<BusinessEvent, 'at'>): string {
  return at.slice(0, 10);
}

/** Adds counters by name. */
export function addCounts(all: readonly Counts[]): Counts {
  const total: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, amount] of Object.entries(counts)) total[name] = (total[name] ?? 0) + amount;
  }
  return total;
}
