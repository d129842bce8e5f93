import type { ModelUse } from '#functions/ai/meter.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { UsagePlace } from './ai-usage-repository.ts';

/** The event of a finished metered call. */
export function aiUsed(
  { restaurantId, feature, at }: UsagePlace,
  callId: string,
  spent: { milliseconds: number; costMicros: number; hasFailed: boolean; model?: ModelUse },
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
      ...ofModel(spent.model),
    },
  };
}

function ofModel(model: ModelUse | undefined) {
  if (model === undefined || model.inputTokens + model.outputTokens === 0) return {};
  return {
    input_tokens: model.inputTokens,
    output_tokens: model.outputTokens,
    model_cost_micros: model.costMicros,
    unpriced: model.hasPrice ? 0 : 1,
  };
}
