import * as z from 'zod/mini';
import { TEXT_PROVIDERS } from '#shared/platform-settings/text-provider.ts';

export const TRIED_PROMPT_MAX_LENGTH = 1_000;

const promptLength = `Enter a prompt of 1 to ${TRIED_PROMPT_MAX_LENGTH.toLocaleString('en-US')} characters.`;

export const TryModelSchema = z.strictObject({
  prompt: z
    .string(promptLength)
    .check(z.trim(), z.minLength(1, promptLength), z.maxLength(TRIED_PROMPT_MAX_LENGTH, promptLength)),
});

/** What a model answered to an administrator's prompt, or why it didn't. */
export const TriedModelSchema = z
  .object({
    model: z.string(),
    /** Null where there is a failure. */
    answer: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    seconds: z.number(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    /** Null: the price of this model is unknown. */
    cost_micros: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'TriedModel' });

/** What writes texts, whether it answers, and what it took this month (UTC). */
export const TextModelSchema = z
  .object({
    provider: z.enum(TEXT_PROVIDERS),
    /** Empty for the built-in writer. */
    model: z.string(),
    /** Dollars per million tokens. Null: nobody knows, and the budget doesn’t count it; or there is no model. */
    price: z.nullable(z.object({ input: z.number(), output: z.number() })),
    /** Owners can have a photo of their menu read. */
    reads_photos: z.boolean(),
    /** `off`: there is no model, and the built-in writer writes. */
    state: z.enum(['working', 'failing', 'off']),
    last_failure: z.nullable(z.object({ at: z.iso.datetime(), message: z.string() })),
    month: z.object({
      input_tokens: z.int(),
      output_tokens: z.int(),
      /** Of calls whose price is known, in millionths of a dollar. */
      cost_micros: z.int(),
      /** Calls to a model without a known price: their tokens are counted, their cost is not. */
      unpriced_calls: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'TextModel' });
