import type { Counts } from '#shared/metrics/event-figures.ts';

/** The AI usage in event counters. */
export function aiFiguresOf(counts: Counts) {
  const { count_ai_used, sum_ai_used_errors, sum_ai_used_milliseconds, sum_ai_used_cost_micros } = counts;
  return {
    requests: count_ai_used ?? 0,
    errors: sum_ai_used_errors ?? 0,
    milliseconds: sum_ai_used_milliseconds ?? 0,
    costMicros: sum_ai_used_cost_micros ?? 0,
  };
}
