import { createHash } from 'node:crypto';

/** Guests' own keys are E.164 numbers, which begin with a plus sign. */
export const STOPPED_PREFIX = 'stopped#';

/**
 * The key of a number's opt-out. It doesn't show the number, but a reader of the table could hash all numbers and
 * compare.
 */
export function stoppedKey(restaurantId: string, phone: string): string {
  return `${STOPPED_PREFIX}${createHash('sha256').update(`${restaurantId}#${phone}`).digest('hex')}`;
}

/** The key of the proof of consent of a deleted guest, hashed in the same way. */
export function consentKey(restaurantId: string, phone: string): string {
  return stoppedKey(restaurantId, phone).replace(STOPPED_PREFIX, 'consent#');
}

/** A guest's ID for audit records, which outlive a guest: a part of the hash. */
export function guestMark(restaurantId: string, phone: string): string {
  return stoppedKey(restaurantId, phone).slice(STOPPED_PREFIX.length, STOPPED_PREFIX.length + 12);
}
