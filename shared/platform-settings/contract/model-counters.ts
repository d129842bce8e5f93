import * as z from 'zod/mini';

const amount = z.optional(z.int());

/** What a language model took of a metered call, as its event says it. `unpriced`: 1 where its price is unknown. */
export const modelCounters = {
  input_tokens: amount,
  output_tokens: amount,
  /** In millionths of a dollar. */
  model_cost_micros: amount,
  unpriced: amount,
};

export const MODEL_COUNTERS = Object.keys(modelCounters) as (keyof typeof modelCounters)[];
