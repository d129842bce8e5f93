import * as z from 'zod/mini';

const SUSPENSION_REASON = 'Enter a reason. The owner will see it.';

export const SuspendSchema = z.strictObject({
  reason: z
    .string(SUSPENSION_REASON)
    .check(z.trim(), z.minLength(1, SUSPENSION_REASON), z.maxLength(200, 'Use at most 200 characters.')),
});

/** While suspended, a restaurant can’t send, publish, or create content. */
export const SuspensionSchema = z.object({ at: z.iso.datetime(), reason: z.string() });
