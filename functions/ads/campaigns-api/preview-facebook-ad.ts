import type { Operation } from '#functions/platform/http/http-handler.ts';
import { estimateAdReach } from '#shared/ads/ad-reach.ts';
import { AD_MESSAGES } from '#shared/ads/contract/ad-campaign.ts';
import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { assertComplete, readAdBrief } from './ad-brief.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { loadAdCopyTask, loadAssumedPhrases } from './load-ad-copy-task.ts';
import { proposeCode } from './promo-code.ts';

/** Previews an ad without storing it. */
export function createPreviewFacebookAd(
  dependencies: AdCampaignDependencies,
): Operation<typeof adCampaignRoutes.previewFacebookAd> {
  return async ({ body }, caller) => {
    const { restaurantId } = caller;
    assertComplete(body, AD_MESSAGES.requiredForPreview);
    const [{ facts, placement, missing }, promoCode] = await Promise.all([
      readAdBrief(dependencies, restaurantId, body),
      proposeCode(dependencies, restaurantId, { item: body.itemToPromote, offer: body.offer }),
    ]);
    const [task, assumedPhrases] = await Promise.all([loadAdCopyTask(), loadAssumedPhrases()]);
    const { result } = await dependencies.writer.write(task, { ...facts, promoCode }, caller);
    const adCopy = result.variants[0]?.primary_text ?? '';
    const total_budget_cents = body.budget * body.days * 100;
    return {
      preview: {
        adCopy,
        promoCode,
        characterCount: adCopy.length,
        variants: result.variants,
        assumed: assumedPhrases(
          result.variants.map(({ primary_text }) => primary_text),
          { dish: { name: facts.item }, language: facts.language || 'en' },
        ),
        expected: estimateAdReach(total_budget_cents),
        placement,
        total_budget_cents,
        missing,
        is_simulated: dependencies.provider.isSimulated,
      },
    };
  };
}
