import * as z from 'zod/mini';

/** Set up, and not confirmed by a code yet. */
export const PendingFactorSchema = z.object({
  /** Of the challenge that it was set up with. */
  id: z.string(),
  /** Readable with the platform's key alone. */
  sealed_secret: z.string(),
});
export type PendingFactor = z.infer<typeof PendingFactorSchema>;

/** What makes the codes that an administrator signs in with. */
export const SecondFactorSchema = z.extend(PendingFactorSchema, {
  confirmed_at: z.iso.datetime(),
  /** The latest code that was used: it and earlier ones are refused from then on. */
  last_step: z.int(),
  /** Hashes of the recovery codes that are left. */
  recovery: z.record(z.string(), z.literal(true)),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** Recovery codes as the login keeps them. */
export function recoveryOf(hashes: readonly string[]): SecondFactor['recovery'] {
  return Object.fromEntries(hashes.map((hash) => [hash, true as const]));
}
