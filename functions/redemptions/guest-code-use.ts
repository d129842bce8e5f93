import type { CodeClaim, PromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { RedemptionRow, RedemptionsRepository } from './redemptions-repository.ts';

type Dependencies = {
  promoCodes: Pick<PromoCodesRepository, 'find' | 'use' | 'release'>;
  redemptions: Pick<RedemptionsRepository, 'find'>;
  sends: Pick<SendsRepository, 'noteReturn' | 'forgetReturn'>;
  clock: Clock;
};

/** A redemption that is still missing after this time crashed before it was written. */
const GIVEN_UP_AFTER_MILLISECONDS = 60_000;

export const USED_CODE = 'This code was already redeemed. Each code works once.';

/**
 * Reserves a guest's personal code for one redemption. Safe to repeat for the same one. Throws `code_not_valid` for
 * others.
 */
export async function takeGuestCode(
  { promoCodes, redemptions, clock }: Omit<Dependencies, 'sends'>,
  { restaurant_id: restaurantId, code, used_by, used_at }: CodeClaim,
  redemptionId: string,
): Promise<void> {
  const at = clock.now();
  let givenUp: string | undefined;
  if (used_by !== undefined && used_by !== redemptionId) {
    const isOld = at.getTime() - Date.parse(used_at ?? '') > GIVEN_UP_AFTER_MILLISECONDS;
    const isThere = (await redemptions.find(restaurantId, used_by)) !== undefined;
    if (isOld && !isThere) givenUp = used_by;
  }
  const isOurs = await promoCodes.use({ restaurantId, code }, { redemptionId, at, givenUp });
  if (!isOurs) throw new AppError('code_not_valid', { message: USED_CODE, isAfterWork: true });
}

/** Records the guest's return, or undoes it. Safe to repeat. */
export async function noteGuest(
  { promoCodes, sends }: Pick<Dependencies, 'promoCodes' | 'sends'>,
  { restaurant_id: restaurantId, code, redemption_id: redemptionId, redeemed_at, undone_at }: RedemptionRow,
): Promise<void> {
  const claim = await promoCodes.find(restaurantId, code);
  if (claim?.phone === undefined) return;
  const key = { restaurantId, campaignId: claim.claimed_for, phone: claim.phone };
  if (undone_at === undefined) return sends.noteReturn(key, { id: redemptionId, at: redeemed_at });
  await sends.forgetReturn(key, { id: redemptionId });
  await promoCodes.release({ restaurantId, code }, { redemptionId });
}
