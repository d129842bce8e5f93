import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { CountersRow } from '#functions/redemptions/redemption-counts-repository.ts';
import { trialGroups } from '#functions/sms/trial-groups.ts';
import { countsSince } from '#shared/redemptions/redemption-counts.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import type { SmsResults } from '#shared/sms/contract/sms-results.ts';
import { type CampaignBooks, campaignWorth } from '#shared/sms/win-back/campaign-worth.ts';
import { type Lift, measureLift } from '#shared/sms/win-back/lift.ts';
import { offerDiscount } from '#shared/sms/win-back/offer-discount.ts';
import { decidedMessages, dollars } from './campaign-answer.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { getSmsCampaign } from './get-sms-campaign.ts';
import { progressOf } from './sms-progress.ts';

/** Returns results from the campaign, its counters, and the ledger of sent texts. */
export function createGetSmsCampaignResults(
  dependencies: SmsCampaignDependencies,
): Operation<typeof smsCampaignRoutes.getSmsCampaignResults> {
  const { counters, clock } = dependencies;
  return async ({ params: { id } }, { restaurantId }) => {
    const [campaign, [counts]] = await Promise.all([
      getSmsCampaign(dependencies, { restaurantId, campaignId: id }),
      counters.ofCampaigns(restaurantId, [id]),
    ]);
    const { wentOut } = await progressOf(dependencies, campaign);
    return { data: resultsOf(campaign, { counts, wentOut }, clock.now()) };
  };
}

type Known = { counts: CountersRow | undefined; wentOut: number };

function resultsOf(campaign: SmsCampaign, { counts, wentOut }: Known, now: Date): SmsResults {
  const { holdout_percent, is_simulated } = campaign;
  const textsCents = costOf(campaign, wentOut);
  const { sms, with_amount, amount_cents } = countsSince({ days: counts?.days ?? {} }, '');
  const { texted, heldBack } = trialGroups(campaign, counts);
  const lift = holdout_percent === 0 ? undefined : measureLift(texted, heldBack);
  const books: CampaignBooks = {
    textedGuests: texted.guests,
    redemptions: sms,
    withAmount: with_amount,
    paidCents: amount_cents,
    discount: offerDiscount(campaign.name),
    textsCents,
  };
  return {
    as_of: now.toISOString(),
    returns_at: counts?.returns_at ?? null,
    texted,
    held_back: lift === undefined ? null : heldBack,
    lift: lift === undefined ? null : liftAnswer(lift),
    worth: lift?.isKnown === true ? worthAnswer(campaignWorth(lift, books)) : null,
    redemptions: { count: sms, with_amount, paid: dollars(amount_cents) },
    texts_cost: dollars(textsCents),
    is_simulated,
  };
}

function costOf(campaign: SmsCampaign, wentOut: number): number {
  const decided = decidedMessages(campaign);
  return decided === 0 ? 0 : (campaign.will_cost_cents * wentOut) / decided;
}

function liftAnswer(lift: Lift): SmsResults['lift'] {
  if (!lift.isKnown) return { is_known: false };
  const { textedShare, heldBackShare, difference, low, high, isCertain } = lift;
  const shares = { texted_share: textedShare, held_back_share: heldBackShare };
  return { is_known: true, ...shares, difference, low, high, is_certain: isCertain };
}

function worthAnswer(worth: ReturnType<typeof campaignWorth>): SmsResults['worth'] {
  return {
    extra_guests: worth.extraGuests,
    extra_guests_low: worth.extraGuestsLow,
    extra_guests_high: worth.extraGuestsHigh,
    bill: dollars(worth.bill),
    bill_basis: worth.billBasis,
    discount_each: worth.discountEach === undefined ? null : dollars(worth.discountEach),
    earned: dollars(worth.earned),
    earned_low: dollars(worth.earnedLow),
    earned_high: dollars(worth.earnedHigh),
  };
}
