import { createHash } from 'node:crypto';

/** Guests' own rows have E.164 numbers for keys, which begin with a plus sign. */
export const STOPPED_PREFIX = 'stopped#';

/** The key of what stays of a deleted guest who had opted out: the number cannot be read from it. */
export function stoppedKey(restaurantId: string, phone: string): string {
  return `${STOPPED_PREFIX}${createHash('sha256').update(`${restaurantId}#${phone}`).digest('hex')}`;
}

/** The key of the proof that a deleted guest had agreed to texts: the number cannot be read from it. */
export function consentKey(restaurantId: string, phone: string): string {
  return stoppedKey(restaurantId, phone).replace(STOPPED_PREFIX, 'consent#');
}

/** For audit records, which outlive a guest: tells two guests apart and names neither. */
export function guestMark(restaurantId: string, phone: string): string {
  return stoppedKey(restaurantId, phone).slice(STOPPED_PREFIX.length, STOPPED_PREFIX.length + 12);
}
