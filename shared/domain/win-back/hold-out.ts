/** Guests of a campaign from which on holding some back is offered: with fewer nothing can be learned. */
export const HOLD_OUT_FROM_GUESTS = 200;

export const MAX_HOLD_OUT_PERCENT = 20;

/**
 * True for about that share of all guests. The same guest of the same campaign always gets the same answer, and
 * which guests it is differs from one campaign to the next.
 */
export function isHeldOut(campaignId: string, phone: string, percent: number): boolean {
  return hash(`${campaignId}#${phone}`) / 2 ** 32 < percent / 100;
}

/** FNV-1a over UTF-16 units with murmur3's last mixing step: 32 bits, evenly spread. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
