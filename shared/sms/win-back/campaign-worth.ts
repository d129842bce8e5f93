import { REVENUE_PER_REENGAGED_CUSTOMER } from '#shared/dashboard/growth-estimates.ts';
import type { Lift } from './lift.ts';
import type { OfferDiscount } from './offer-discount.ts';

type KnownLift = Extract<Lift, { isKnown: true }>;

export type CampaignBooks = {
  textedGuests: number;
  /** Redeemed codes, how many have an entered amount, and what those guests paid. */
  redemptions: number;
  withAmount: number;
  paidCents: number;
  discount: OfferDiscount | undefined;
  textsCents: number;
};

/** In cents, unless the name says otherwise. */
export type CampaignWorth = {
  /** Guests who came because of the text: the difference of the shares times the texted guests. */
  extraGuests: number;
  extraGuestsLow: number;
  extraGuestsHigh: number;
  /** The average check before the discount. */
  bill: number;
  /** `paid`: from entered amounts; `estimate`: none were entered. */
  billBasis: 'paid' | 'estimate';
  /** The offer’s discount per check; undefined if its words don’t say. */
  discountEach: number | undefined;
  /** Extra guests × check − redeemed codes × discount − texts. */
  earned: number;
  earnedLow: number;
  earnedHigh: number;
};

/**
 * What a campaign earned beyond what would have come in anyway. Subtracts the discount of every redeemed code,
 * including guests who would have come anyway.
 */
export function campaignWorth(
  { difference, low, high }: Pick<KnownLift, 'difference' | 'low' | 'high'>,
  books: CampaignBooks,
): CampaignWorth {
  const { textedGuests, redemptions, discount, textsCents } = books;
  const { bill, billBasis } = billOf(books);
  const discountEach = discount === undefined ? undefined : discountOf(bill, discount);
  const costs = redemptions * (discountEach ?? 0) + textsCents;
  const earnedBy = (share: number) => Math.round(share * textedGuests * bill - costs);
  return {
    extraGuests: difference * textedGuests,
    extraGuestsLow: low * textedGuests,
    extraGuestsHigh: high * textedGuests,
    bill: Math.round(bill),
    billBasis,
    discountEach: discountEach === undefined ? undefined : Math.round(discountEach),
    earned: earnedBy(difference),
    earnedLow: earnedBy(low),
    earnedHigh: earnedBy(high),
  };
}

/** Amounts are after the discount. */
function billOf({ withAmount, paidCents, discount }: CampaignBooks) {
  if (withAmount === 0) return { bill: REVENUE_PER_REENGAGED_CUSTOMER * 100, billBasis: 'estimate' as const };
  const paid = paidCents / withAmount;
  if (discount === undefined) return { bill: paid, billBasis: 'paid' as const };
  const bill = 'percent' in discount ? paid / (1 - discount.percent / 100) : paid + discount.cents;
  return { bill, billBasis: 'paid' as const };
}

function discountOf(bill: number, discount: OfferDiscount): number {
  return 'percent' in discount ? (bill * discount.percent) / 100 : Math.min(bill, discount.cents);
}
