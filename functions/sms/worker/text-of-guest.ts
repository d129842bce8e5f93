import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { guestCode, sampleGuestCode, withGuestCode } from '#shared/redemptions/guest-code.ts';
import { normalizePromoCode } from '#shared/redemptions/promo-code.ts';
import { textForGuest } from '#shared/sms/text-for-guest.ts';
import type { SmsDependencies } from './sms-dependencies.ts';

/** Two guests in a row rarely derive the same code, so this many attempts always suffice. */
const ATTEMPTS = 20;
/** Staff can look up codes for this long after they end. */
const KEPT_AFTER_END_MILLISECONDS = 60 * 86_400_000;

/**
 * Returns a guest's text. If each guest has a code, it is claimed first, with one conditional write. Repeating it
 * finds the same code, because earlier codes stay with their guests.
 */
export async function textOfGuest(
  { promoCodes }: Pick<SmsDependencies, 'promoCodes'>,
  campaign: SmsCampaign,
  guest: { phone: string; name: string },
): Promise<string> {
  const { restaurant_id: restaurantId, campaign_id: campaignId, offer_code, message, texts } = campaign;
  const { phone } = guest;
  const text = (texts && textForGuest(texts, guest)) ?? message.text;
  if (campaign.one_code_per_guest !== true) return text;
  const expiresAt = new Date(Date.parse(campaign.ends_at) + KEPT_AFTER_END_MILLISECONDS);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const code = guestCode(offer_code, { campaignId, phone }, attempt);
    const claim = { restaurantId, campaignId, phone, expiresAt, code: normalizePromoCode(code) };
    if (await promoCodes.claimForGuest(claim)) {
      return withGuestCode(text, { sample: sampleGuestCode(offer_code), code });
    }
  }
  throw new Error('No code is free for this guest.');
}

/** Replaces a deleted guest's number with a mark where one of the codes is theirs. Safe to repeat. */
export async function forgetGuestCode(
  { promoCodes }: Pick<SmsDependencies, 'promoCodes'>,
  { restaurant_id: restaurantId, campaign_id: campaignId, offer_code, one_code_per_guest }: SmsCampaign,
  { phone, mark }: { phone: string; mark: string },
): Promise<void> {
  if (one_code_per_guest !== true) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const code = normalizePromoCode(guestCode(offer_code, { campaignId, phone }, attempt));
    if (await promoCodes.forgetGuest({ restaurantId, code, campaignId, phone }, mark)) return;
  }
}
