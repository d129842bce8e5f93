import type { BusinessEvent } from '#shared/contract/events.ts';
import type { UsagePlace } from './ai-usage-repository.ts';

/** A metered call has come to an end. */
export function aiUsed(
  { restaurantId, feature, at }: UsagePlace,
  callId: string,
  spent: { milliseconds: number; costMicros: number; hasFailed: boolean },
): BusinessEvent {
  return {
    event_id: `ai_used/${callId}`,
    kind: 'ai_used',
    at: at.toISOString(),
    restaurant_id: restaurantId,
    data: {
      feature,
      milliseconds: spent.milliseconds,
      cost_micros: spent.costMicros,
      errors: spent.hasFailed ? 1 : 0,
    },
  };
}
