import * as z from 'zod/mini';

/** A factor that isn't confirmed yet. */
export const PendingFactorSchema = z.object({
  /** The ID of the challenge that created it. */
  id: z.string(),
  /** Encrypted with the platform's key. */
  sealed_secret: z.string(),
});
export type PendingFactor = z.infer<typeof PendingFactorSchema>;

/** The secret behind the codes that an administrator signs in with. */
export const SecondFactorSchema = z.extend(PendingFactorSchema, {
  confirmed_at: z.iso.datetime(),
  /** The latest code that was used. This one and earlier ones are refused. */
  last_step: z.int(),
  /** Hashes of unused recovery codes. */
  recovery: z.record(z.string(), z.literal(true)),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** Returns recovery codes as the login stores them. */
export function recoveryOf(hashes: readonly string[]): SecondFactor['recovery'] {
  return Object.fromEntries(hashes.map((hash) => [hash, true as const]));
}
