import { createHash } from 'node:crypto';
import type { CodeClaim } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { AD_MESSAGES } from '#shared/contract/campaigns/ad-campaign.ts';
import { normalizePromoCode, plainPromoText } from '#shared/domain/campaigns/promo-code.ts';
import type { CreateAdInput } from './create-ad-input.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { codeForKey } from './promo-code.ts';

const TRIES = 5;
const NO_CODE = 'Send the promo code of the preview with the words of the ad.';

/**
 * The claim on the ad's promo code: the one that the preview showed, or one that follows from the caller's key. Who
 * sends the same ad again gets the claim that stands. Throws `promo_code_taken` when another campaign has the code.
 */
export async function claimAd(
  { promoCodes, ids }: AdCampaignDependencies,
  restaurantId: string,
  { body, file }: CreateAdInput,
): Promise<CodeClaim> {
  const { promoCode, idempotencyKey, itemToPromote, upload_id: _upload, ...ad } = body;
  const campaignId = ids.next();
  const fingerprint = [promoCode, idempotencyKey, itemToPromote, ad, file?.bytes.length];
  // Without a code and without a key every call is an ad of its own.
  const key = idempotencyKey ?? (promoCode === undefined ? campaignId : '');
  const request = createHash('sha256')
    .update(JSON.stringify([fingerprint, key]))
    .digest('hex');
  const wanted = normalizePromoCode(promoCode ?? '');
  assertSaysCode(ad.primaryText, wanted);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = wanted === '' ? codeForKey(itemToPromote, key, attempt) : wanted;
    const claim = await promoCodes.claimForAd({
      restaurant_id: restaurantId,
      code,
      claimed_for: campaignId,
      request,
    });
    if (claim.request === request) return claim;
    if (wanted !== '') break;
  }
  throw new AppError('promo_code_taken');
}

/** Throws `AppError('invalid_input')` where guests could not name the code, because the ad does not say it. */
function assertSaysCode(primaryText: string | undefined, code: string): void {
  if (primaryText === undefined || (code !== '' && plainPromoText(primaryText).includes(code))) return;
  const message = code === '' ? NO_CODE : AD_MESSAGES.code(code);
  throw new AppError('invalid_input', { message, fields: { primaryText: message } });
}
