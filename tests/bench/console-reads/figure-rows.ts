import { FEATURES } from '#shared/contract/events.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { analyticsPeriod, daysOfPeriod } from '#shared/metrics/analytics-period.ts';

type Row = Record<string, unknown>;

/** Shards of one table's stream: four partitions whose shards last four hours. */
export const SHARDS = 24;

/** Counts of one feature; the platform's are the sum of all AI features. */
const COUNTS = {
  count_ai_used: 40,
  sum_ai_used_milliseconds: 30_000,
  sum_ai_used_cost_micros: 9_000,
  sum_ai_used_errors: 1,
  sum_invoice_paid_total_cents: 9_800,
};
const PLATFORM_COUNTS = Object.fromEntries(
  Object.entries(COUNTS).map(([name, count]) => [name, AI_FEATURES.length * count]),
);

/** One day of every restaurant, and all days of the platform and each feature. */
export function figuresOf(restaurants: number, { days: count, now }: { days: number; now: string }): Row[] {
  const key = (scope: string, day: string, shard: number): Row => ({
    scope,
    day_shard: `${day}#Tableside-production-Data-AiUsage/shardId-00000001414576573621-${shard}`,
    last_sequence: '0'.repeat(40),
  });
  const days = daysOfPeriod(analyticsPeriod(new Date(now), count));
  const started = { count_subscription_started: Math.ceil(restaurants / count) };
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  const rows = (scope: string, counts: Row) =>
    days.flatMap((day) => shards.map((shard) => ({ ...key(scope, day, shard), ...counts })));
  return [
    ...rows('platform', PLATFORM_COUNTS),
    ...FEATURES.flatMap((feature) => rows(`feature#${feature}`, COUNTS)),
    ...days.map((day) => ({ ...key('platform', day, SHARDS), ...started })),
    ...Array.from({ length: restaurants }, (_, at) => ({
      ...key(`restaurant#r${at}`, days.at(-1) ?? '', at % SHARDS),
      ...COUNTS,
    })),
  ];
}
