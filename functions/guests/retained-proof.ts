import * as z from 'zod/mini';
import type { Consent } from '#shared/guests/contract/guest.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { consentKey } from './stopped-number.ts';

const DAY_SECONDS = 86_400;

/**
 * How long hashes are kept after a guest or an account is deleted. A do-not-call request is valid for five years (47
 * CFR 64.1200(d)(6)), and sellers keep records of consent for five years (16 CFR 310.5).
 */
const HASHES_KEPT_DAYS = FIXED_RETENTION.guestProof.days;

/** Proof that a deleted guest agreed to texts: when, and to which sentence. */
export const ProofSchema = z.object({
  restaurant_id: z.string(),
  phone: z.string(),
  consent: z.object({ at: z.iso.datetime(), sentence: z.string() }),
  /** Epoch second. */
  expires_at: z.int(),
});

/** The proof without a name: a hash of the number, without the list and its uploader. */
export function proofOf(
  { restaurantId, phone }: { restaurantId: string; phone: string },
  { at, sentence }: Consent,
  deletedAt: Date,
): z.output<typeof ProofSchema> {
  return {
    restaurant_id: restaurantId,
    phone: consentKey(restaurantId, phone),
    consent: { at, sentence },
    expires_at: hashExpiry(deletedAt),
  };
}

/** Epoch second at which a hash expires. */
export function hashExpiry(deletedAt: Date): number {
  return Math.floor(deletedAt.getTime() / 1000) + HASHES_KEPT_DAYS * DAY_SECONDS;
}
