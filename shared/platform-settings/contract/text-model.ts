import * as z from 'zod/mini';
import { groupDigits } from '#shared/format/group-digits.ts';
import { TEXT_PROVIDERS } from '#shared/platform-settings/text-provider.ts';

export const TRIED_PROMPT_MAX_LENGTH = 1_000;

const promptLength = `Enter a prompt of 1 to ${groupDigits(TRIED_PROMPT_MAX_LENGTH)} characters.`;

export const TryModelSchema = z.strictObject({
  prompt: z
    .string(promptLength)
    .check(z.trim(), z.minLength(1, promptLength), z.maxLength(TRIED_PROMPT_MAX_LENGTH, promptLength)),
});

/** A model’s response to an administrator’s prompt, or the failure. */
export const TriedModelSchema = z
  .object({
    model: z.string(),
    /** Null if it failed. */
    answer: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    seconds: z.number(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    /** Null: the price of this model is unknown. */
    cost_micros: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'TriedModel' });

const FailureSchema = z.object({ at: z.iso.datetime(), message: z.string() });

/** The text model, its health, and its usage this month (UTC). */
export const TextModelSchema = z
  .object({
    provider: z.enum(TEXT_PROVIDERS),
    /** Empty for the built-in writer. */
    model: z.string(),
    /** Dollars per million tokens. Null: unknown, so the budget doesn’t include it; or there is no model. */
    price: z.nullable(z.object({ input: z.number(), output: z.number() })),
    /** Owners can upload a photo of their menu. */
    reads_photos: z.boolean(),
    /** `off`: there is no model; the built-in writer is used. */
    state: z.enum(['working', 'failing', 'off']),
    last_failure: z.nullable(FailureSchema),
    /** The last unused answer, which the built-in writer replaced. It doesn’t change the state. */
    last_unusable: z.nullable(FailureSchema),
    month: z.object({
      input_tokens: z.int(),
      output_tokens: z.int(),
      /** For calls with a known price, in millionths of a dollar. */
      cost_micros: z.int(),
      /** Calls to a model with no known price. Tokens are counted, costs aren’t. */
      unpriced_calls: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'TextModel' });
