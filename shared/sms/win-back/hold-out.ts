import { stableHash } from '#shared/text/stable-hash.ts';

/** Guests of a campaign from which on holding some back is offered: with fewer nothing can be learned. */
export const HOLD_OUT_FROM_GUESTS = 200;

export const MAX_HOLD_OUT_PERCENT = 20;

/**
 * True for about that share of all guests. The same guest of the same campaign always gets the same answer, and
 * which guests it is differs from one campaign to the next.
 */
export function isHeldOut(campaignId: string, phone: string, percent: number): boolean {
  return stableHash(`${campaignId}#${phone}`) / 2 ** 32 < percent / 100;
}
