import { AdAccountLost } from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import { adAfter, adEndedAt } from './ad-changes.ts';
import type { AdCampaign } from './campaign-row.ts';
import { type AdRowDependencies, keep, runningAd } from './refresh-ad.ts';

/** Somebody else, such as the schedule, may write the row meanwhile. */
const TRIES = 3;

/** What the owner's words say on the page of an ad's offer, as they are looked at; empty text without a page. */
export function offerPageText({ offer_page }: AdCampaign): string {
  return offer_page === undefined ? '' : `${offer_page.dish}. ${offer_page.offer}.`;
}

/** Whether an ad that may still be shown says what was rejected. */
export function saysRejected(ad: AdCampaign, rejected: RejectedText): boolean {
  if (!isLiveCampaign(ad.status) || ad.is_text_rejected === true) return false;
  const texts = [...Object.values(ad.copy), offerPageText(ad)];
  return texts.some((text) => withoutRejected(text, rejected) !== text);
}

/**
 * Stops an ad whose text was rejected: one that runs is paused for good, one that waits or is in review is ended. First
 * with the provider, then in the row, so that it can be repeated after a death in between.
 */
export async function stopRejectedAd(dependencies: AdRowDependencies, ad: AdCampaign): Promise<void> {
  let present = ad;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (!isLiveCampaign(present.status) || present.is_text_rejected === true) return;
    const next = stopped(present, dependencies.clock.now());
    // An account that is gone runs nothing.
    await dependencies.provider
      .switchTo(runningAd(present), next.status === 'paused' ? 'paused' : 'ended')
      .catch((error: unknown) => {
        if (!(error instanceof AdAccountLost)) throw error;
      });
    present = await keep(dependencies, present, next);
  }
  if (isLiveCampaign(present.status) && present.is_text_rejected !== true) throw new AppError('unavailable');
}

function stopped(ad: AdCampaign, now: Date): AdCampaign {
  const paused = ad.status === 'paused' ? ad : adAfter(ad, 'paused');
  return { ...(paused ?? adEndedAt(ad, now) ?? ad), is_text_rejected: true };
}
