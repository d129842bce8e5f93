import { AI_FEATURES } from '#shared/features/ai-features.ts';

type Row = Record<string, unknown>;

/** Today's row of every restaurant; the first fifty have a call in progress. */
export function usageOf(restaurants: number, now: string): Row[] {
  const until = new Date(Date.parse(now) + 30_000).toISOString();
  const past = new Date(Date.parse(now) - 30_000).toISOString();
  return Array.from({ length: restaurants }, (_, at) => ({
    restaurant_id: `r${at}`,
    usage_key: `${AI_FEATURES[at % AI_FEATURES.length]}#${now.slice(0, 10)}`,
    uses: 1,
    requests: 1,
    active_kind: 'active',
    active_until: at < 50 ? until : past,
    ...(at < 50 ? { 'call#1': until } : {}),
  }));
}
