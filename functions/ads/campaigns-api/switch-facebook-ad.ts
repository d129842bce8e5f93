import { adAfter, adEndedAt } from '#functions/ads/ad-changes.ts';
import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import { AdDelayed, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { keep, runningAd } from '#functions/ads/refresh-ad.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { adAnswer } from './ad-answer.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { getAd } from './get-ad.ts';

const TRIES = 3;

type Switch = 'paused' | 'resumed' | 'ended';
const PROVIDER_STATE = { paused: 'paused', resumed: 'running', ended: 'ended' } as const;
const DONE: Readonly<Record<Switch, string>> = {
  paused: 'Ad paused. You won’t be charged until you resume it. Its end date stays the same.',
  resumed: 'Ad resumed.',
  ended: 'Ad ended. You won’t be charged for it anymore.',
};
const RESULT: Readonly<Record<Switch, AdCampaign['status']>> = {
  paused: 'paused',
  resumed: 'active',
  ended: 'ended',
};
const REFUSED: Readonly<Record<Switch, string>> = {
  paused: 'You can only pause an active ad.',
  resumed: 'You can only resume a paused ad.',
  ended: 'This ad has already ended.',
};

const TEXT_REJECTED =
  'We rejected this ad’s copy, so it can’t run again. Launch a new ad with different copy.';

/**
 * Pauses, resumes, or ends an ad, first with the provider, then in the row. After a crash in between, the next
 * refresh corrects the row. Switching to the current state succeeds.
 */
export function createSwitchFacebookAd(
  dependencies: AdCampaignDependencies,
  event: Switch,
): (input: { params: { id: string } }, caller: OwnerCaller) => Promise<{ message: string; data: Ad }> {
  return async ({ params }, { restaurantId, audit }) => {
    const before = await getAd(dependencies, { restaurantId, campaignId: params.id });
    audit.before = { status: before.status, version: before.version };
    if (event === 'resumed' && before.is_text_rejected === true) {
      throw new AppError('ad_state', { message: TEXT_REJECTED });
    }
    let ad = before;
    for (let attempt = 0; attempt < TRIES && ad.status !== RESULT[event]; attempt++) {
      ad = await switched(dependencies, ad, event);
      audit.after = { status: ad.status, version: ad.version };
    }
    audit.after ??= audit.before;
    if (ad.status !== RESULT[event]) throw refused(event);
    return { message: DONE[event], data: await adAnswer(dependencies, ad) };
  };
}

/** Saves the switch, and tries again after a concurrent write, for example by the schedule. */
async function switched(
  dependencies: AdCampaignDependencies,
  ad: AdCampaign,
  event: Switch,
): Promise<AdCampaign> {
  const next = event === 'ended' ? adEndedAt(ad, dependencies.clock.now()) : adAfter(ad, event);
  if (next === undefined) throw refused(event);
  await atProvider(() => dependencies.provider.switchTo(runningAd(ad), PROVIDER_STATE[event]));
  return keep(dependencies, ad, next);
}

/** The provider keeps what it got from an earlier try. */
function refused(event: Switch): AppError {
  return new AppError('ad_state', { message: REFUSED[event], isAfterWork: true });
}

/** Passes on the provider's own sentence if it is busy or the account must be reconnected. */
async function atProvider(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AdRefused || error instanceof AdDelayed)) throw error;
    throw new AppError('ad_refused', { message: error.message, isAfterWork: true });
  }
}
