import { createHash } from 'node:crypto';

/** Guests' own keys are E.164 numbers, which begin with a plus sign. */
export const STOPPED_PREFIX = 'stopped#';

/** The key of a number's opt-out. The number can't be recovered from it. */
export function stoppedKey(restaurantId: string, phone: string): string {
  return `${STOPPED_PREFIX}${createHash('sha256').update(`${restaurantId}#${phone}`).digest('hex')}`;
}

/** The key of the proof of consent of a deleted guest. The number can't be recovered from it. */
export function consentKey(restaurantId: string, phone: string): string {
  return stoppedKey(restaurantId, phone).replace(STOPPED_PREFIX, 'consent#');
}

/** An anonymous guest ID for audit records, which outlive a guest. */
export function guestMark(restaurantId: string, phone: string): string {
  return stoppedKey(restaurantId, phone).slice(STOPPED_PREFIX.length, STOPPED_PREFIX.length + 12);
}
