import { createHash } from 'node:crypto';
import type { CodeClaim } from '#functions/ads/promo-codes-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { AD_MESSAGES } from '#shared/ads/contract/ad-campaign.ts';
import { normalizePromoCode, plainPromoText } from '#shared/redemptions/promo-code.ts';
import type { CreateAdInput } from './create-ad-input.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { codeForKey } from './promo-code.ts';

const TRIES = 12;
const NO_CODE = 'Include the promo code from the preview.';

type WantedClaim = {
  /** A hash of the request. */
  request: string;
  /** The code from the preview, or codes derived from the caller's key, in order. */
  codes: readonly string[];
};

/**
 * Returns what a request claims. Equal requests get equal claims. `fallback` replaces the key of a call with
 * neither code nor key.
 */
function wantedClaim({ body, file }: CreateAdInput, fallback: string): WantedClaim {
  const { promoCode, idempotencyKey, itemToPromote, upload_id: _upload, ...ad } = body;
  const fingerprint = [promoCode, idempotencyKey, itemToPromote, ad, file?.bytes.length];
  const key = idempotencyKey ?? (promoCode === undefined ? fallback : '');
  const request = createHash('sha256')
    .update(JSON.stringify([fingerprint, key]))
    .digest('hex');
  const wanted = normalizePromoCode(promoCode ?? '');
  const ofKey = Array.from({ length: TRIES }, (_, attempt) =>
    codeForKey({ item: itemToPromote, offer: body.offer }, key, attempt),
  );
  return { request, codes: wanted === '' ? [...new Set(ofKey)] : [wanted] };
}

/** The claim of an earlier call for the same ad, if there was one. */
export async function findClaim(
  { promoCodes }: Pick<AdCampaignDependencies, 'promoCodes'>,
  restaurantId: string,
  input: CreateAdInput,
): Promise<CodeClaim | undefined> {
  const { promoCode, idempotencyKey } = input.body;
  // Without a code and a key, each call is a new ad.
  if (promoCode === undefined && idempotencyKey === undefined) return undefined;
  const { request, codes } = wantedClaim(input, '');
  const found = await promoCodes.findMany(restaurantId, codes);
  return found.find((claim) => claim.request === request);
}

/**
 * Claims the ad's promo code. A repeated request gets the existing claim. Throws `promo_code_taken` if another
 * campaign has the code.
 */
export async function claimAd(
  { promoCodes, ids }: AdCampaignDependencies,
  restaurantId: string,
  input: CreateAdInput,
): Promise<CodeClaim> {
  const campaignId = ids.next();
  const { request, codes } = wantedClaim(input, campaignId);
  for (const code of codes) {
    const claim = await promoCodes.claimForAd({
      restaurant_id: restaurantId,
      code,
      claimed_for: campaignId,
      request,
    });
    if (claim.request === request) return claim;
  }
  throw new AppError('promo_code_taken');
}

/** Throws `AppError('invalid_input')` if the ad doesn't mention the code, because guests couldn't name it. */
export function assertSaysCode({ primaryText, promoCode }: CreateAdInput['body']): void {
  const code = normalizePromoCode(promoCode ?? '');
  if (primaryText === undefined || (code !== '' && plainPromoText(primaryText).includes(code))) return;
  const message = code === '' ? NO_CODE : AD_MESSAGES.code(code);
  throw new AppError('invalid_input', { message, fields: { primaryText: message } });
}
