import { AdAccountLost } from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import { adAfter, adEndedAt } from './ad-changes.ts';
import type { AdCampaign } from './campaign-row.ts';
import { type AdRowDependencies, keep, runningAd } from './refresh-ad.ts';

/** Attempts, because the schedule or another call may write the row at the same time. */
const TRIES = 3;

/** The owner's words on the ad's offer page, as moderation sees them. Empty without a page. */
export function offerPageText({ offer_page }: AdCampaign): string {
  return offer_page === undefined ? '' : `${offer_page.dish}. ${offer_page.offer}.`;
}

/** Whether an ad that may still be shown contains the rejected text. */
export function saysRejected(ad: AdCampaign, rejected: RejectedText): boolean {
  if (!isLiveCampaign(ad.status) || ad.is_text_rejected === true) return false;
  const texts = [...Object.values(ad.copy), offerPageText(ad)];
  return texts.some((text) => withoutRejected(text, rejected) !== text);
}

/**
 * Stops an ad whose text was rejected: a running ad is paused permanently, a waiting or reviewed one is ended. The
 * provider comes first, then the row, so that it can be repeated after a crash.
 */
export async function stopRejectedAd(dependencies: AdRowDependencies, ad: AdCampaign): Promise<void> {
  let present = ad;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (!isLiveCampaign(present.status) || present.is_text_rejected === true) return;
    const next = stopped(present, dependencies.clock.now());
    // A deleted account runs no ads.
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
