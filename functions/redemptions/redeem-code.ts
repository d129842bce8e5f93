import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { findCodeCampaign } from '#functions/ads/code-campaign.ts';
import type { CodeClaim, PromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import { otherSpellings } from '#shared/redemptions/code-spellings.ts';
import { type CodeState, codeState } from '#shared/redemptions/code-state.ts';
import { guestCodeStem, sampleGuestCode } from '#shared/redemptions/guest-code.ts';
import { normalizePromoCode } from '#shared/redemptions/promo-code.ts';
import { noteGuest, takeGuestCode } from './guest-code-use.ts';
import type { RedemptionCountsRepository } from './redemption-counts-repository.ts';
import { codeRedeemed, redemptionUndone } from './redemption-events.ts';
import type { RedemptionRow, RedemptionsRepository } from './redemptions-repository.ts';

export type RedeemDependencies = {
  campaigns: Pick<CampaignsRepository, 'find'>;
  promoCodes: Pick<PromoCodesRepository, 'find' | 'findMany' | 'hasGuestCodes' | 'use' | 'release'>;
  sends: Pick<SendsRepository, 'noteReturn' | 'forgetReturn'>;
  redemptions: RedemptionsRepository;
  counters: RedemptionCountsRepository;
  clock: Clock;
  ids: IdSource;
};

export type CheckedCode = { code: string; campaign: Campaign; state: CodeState; claim: CodeClaim };

type CheckDependencies = Pick<RedeemDependencies, 'campaigns' | 'clock'> & {
  promoCodes: Pick<PromoCodesRepository, 'find' | 'findMany' | 'hasGuestCodes'>;
};

/** Looks up a code as typed. Throws `not_found` with a sentence for the register. */
export async function checkCode(
  { campaigns, promoCodes, clock }: CheckDependencies,
  restaurantId: string,
  typed: string,
): Promise<CheckedCode> {
  const claim = await findClaim(promoCodes, restaurantId, typed);
  const campaign = claim && (await findCodeCampaign(campaigns, claim, clock.now()));
  if (claim === undefined || campaign === undefined) {
    const message = await unknownCode(promoCodes, restaurantId, typed);
    // Wrong codes count toward the limit, so that guessing isn't free.
    throw new AppError('not_found', { message, isAfterWork: true });
  }
  const state = codeState(campaign, clock.now());
  return {
    code: claim.code,
    campaign,
    claim,
    state: state === 'valid' && claim.used_by !== undefined ? 'used' : state,
  };
}

async function unknownCode(
  promoCodes: CheckDependencies['promoCodes'],
  restaurantId: string,
  typed: string,
): Promise<string> {
  const stem = guestCodeStem(typed);
  if (stem === '' || !(await promoCodes.hasGuestCodes(restaurantId, stem))) {
    return 'We couldn’t find that code. Check for typos.';
  }
  const ending = sampleGuestCode(typed).slice(stem.length);
  return `That’s only part of the code. Enter the full code from the guest’s text, like ${stem}${ending}.`;
}

/** Finds the code exactly as typed, or else the only similar one. */
async function findClaim(
  promoCodes: CheckDependencies['promoCodes'],
  restaurantId: string,
  typed: string,
): Promise<CodeClaim | undefined> {
  const exact = await promoCodes.find(restaurantId, normalizePromoCode(typed));
  if (exact !== undefined) return exact;
  const [meant, ...others] = await promoCodes.findMany(restaurantId, otherSpellings(typed));
  return others.length === 0 ? meant : undefined;
}

const REFUSALS: Readonly<Record<Exclude<CodeState, 'valid' | 'used'>, string>> = {
  not_started: 'This campaign hasn’t started yet.',
  canceled: 'This code is from a canceled campaign.',
  ended: 'This offer has ended, so its code can’t be redeemed.',
};

export type RedeemRequest = {
  restaurantId: string;
  code: string;
  amountCents: number | null;
  wasHereBefore?: boolean | undefined;
  redeemedBy: RedemptionRow['redeemed_by'];
  /** The register's ID of the call. Repeated calls count once. */
  redemptionId?: string | undefined;
};

/** Redeems a code once per ID. Throws `not_found` and `code_not_valid`, each with a sentence for the register. */
export async function redeemCode(
  dependencies: RedeemDependencies,
  { restaurantId, code: typed, amountCents, wasHereBefore, redeemedBy, redemptionId }: RedeemRequest,
): Promise<RedemptionRow> {
  const { redemptions, clock, ids } = dependencies;
  const redemption_id = redemptionId ?? ids.next();
  const known = await redemptions.find(restaurantId, redemption_id);
  if (known !== undefined) return settle(dependencies, known);
  const { code, campaign, state, claim } = await checkCode(dependencies, restaurantId, typed);
  // A used code may have been used by this very redemption, which is checked below.
  if (state !== 'valid' && state !== 'used')
    throw new AppError('code_not_valid', { message: REFUSALS[state], isAfterWork: true });
  const isOfGuest = claim.phone !== undefined;
  if (isOfGuest) await takeGuestCode(dependencies, claim, redemption_id);
  const row: RedemptionRow = {
    restaurant_id: restaurantId,
    redemption_id,
    campaign_id: campaign.campaign_id,
    campaign_type: campaign.campaign_type,
    campaign_name: campaign.name,
    code,
    amount_cents: amountCents,
    ...(wasHereBefore === true && { was_here_before: true }),
    redeemed_at: clock.now().toISOString(),
    redeemed_by: redeemedBy,
    ...(isOfGuest && { is_of_guest: true }),
    is_counted: false,
  };
  const isNew = await redemptions.create(row, codeRedeemed(row));
  return settle(dependencies, isNew ? row : ((await redemptions.find(restaurantId, redemption_id)) ?? row));
}

export const UNDO_MS = 86_400_000;

export function canBeUndone({ redeemed_at, undone_at }: RedemptionRow, now: Date): boolean {
  return undone_at === undefined && now.getTime() - Date.parse(redeemed_at) <= UNDO_MS;
}

/** Undoes a redemption, within a day. Safe to repeat. Throws `not_found` and `undo_too_late`. */
export async function undoRedemption(
  dependencies: RedeemDependencies,
  restaurantId: string,
  redemptionId: string,
): Promise<RedemptionRow> {
  const { redemptions, clock } = dependencies;
  const row = await redemptions.find(restaurantId, redemptionId);
  if (row === undefined) throw new AppError('not_found');
  if (row.undone_at !== undefined) return settle(dependencies, row);
  if (!canBeUndone(row, clock.now())) throw new AppError('undo_too_late');
  const undone = { ...row, undone_at: clock.now().toISOString(), is_counted: false };
  const isFirst = await redemptions.undo(undone, redemptionUndone(undone));
  return settle(
    dependencies,
    isFirst ? undone : ((await redemptions.find(restaurantId, redemptionId)) ?? undone),
  );
}

/** Counts a redemption that isn't counted yet, even one whose process crashed. */
export async function settle(
  dependencies: Pick<RedeemDependencies, 'redemptions' | 'counters' | 'promoCodes' | 'sends'>,
  row: RedemptionRow,
): Promise<RedemptionRow> {
  const { redemptions, counters } = dependencies;
  if (row.is_counted) return row;
  if (row.is_of_guest === true) await noteGuest(dependencies, row);
  await counters.count(row, 1);
  if (row.undone_at !== undefined) await counters.count(row, -1);
  await redemptions.markCounted(row);
  return { ...row, is_counted: true };
}
