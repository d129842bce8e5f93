import { estimatedUsage } from '#functions/ai/models/estimated-tokens.ts';
import {
  MOST_ANSWER_TOKENS,
  type ModelRequest,
  type ModelUsage,
} from '#functions/ai/models/language-model.ts';
import { type TokenPrice, tokenCostMicros } from '#shared/platform-settings/ai-prices.ts';
import type { Meter } from './meter.ts';

/**
 * Reserves the highest possible cost of a request. The returned function settles the actual cost. Throws what
 * `Meter.reserve` throws.
 */
export type ReserveCost = (request: ModelRequest) => Promise<(usage: ModelUsage) => Promise<void>>;

/** Reserves nothing for a free model, or for one with an unknown price, whose calls count as 0. */
export function createReserveCost(meter: Pick<Meter, 'reserve'>, price: TokenPrice | undefined): ReserveCost {
  if (price?.input === 0 && price.output === 0) return async () => async () => undefined;
  const costOf = (usage: Pick<ModelUsage, 'inputTokens' | 'outputTokens'>) =>
    price === undefined ? 0 : tokenCostMicros(usage, price);
  return async (request) => {
    const most = { ...estimatedUsage(request, 0), outputTokens: MOST_ANSWER_TOKENS };
    const settle = await meter.reserve(costOf(most));
    return (usage) => settle(costOf(usage));
  };
}
