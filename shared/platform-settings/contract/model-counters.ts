import * as z from 'zod/mini';

const amount = z.optional(z.int());

/** A language model’s usage in a metered call, as its event has it. `unpriced`: 1 if its price is unknown. */
export const modelCounters = {
  input_tokens: amount,
  output_tokens: amount,
  /** In millionths of a dollar. */
  model_cost_micros: amount,
  unpriced: amount,
};

export const MODEL_COUNTERS = Object.keys(modelCounters) as (keyof typeof modelCounters)[];
