import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Log } from '#functions/platform/log.ts';
import {
  closeOfferPage,
  isOfferOver,
  offerPageUrl,
  type PageSettings,
  printOfferPage,
} from './offer-pages.ts';

/** Enough for all running ads, which last two weeks at most. */
const NEWEST = 100;

/** Renders the pages of a restaurant's running offers again with its current facts. Never rejects. */
export type RedrawOffers = (restaurantId: string) => Promise<void>;

type Settings = PageSettings & {
  campaigns: Pick<CampaignsRepository, 'list' | 'find'>;
  sites: Pick<ObjectStore, 'put' | 'delete'>;
  log: Log;
};

export function createRedrawOffers(settings: Settings): RedrawOffers {
  const redraw = async (restaurantId: string) => {
    const { campaigns } = await settings.campaigns.list(restaurantId, { limit: NEWEST });
    for (const campaign of campaigns) {
      if (campaign.campaign_type === 'ad' && hasOpenPage(settings, campaign))
        await redrawOne(settings, campaign);
    }
  };
  // The owner's change has succeeded, even if a page still shows older facts.
  return (restaurantId) =>
    redraw(restaurantId).catch((error: unknown) =>
      settings.log.warning('offer pages were not redrawn', { restaurant_id: restaurantId, error }),
    );
}

function hasOpenPage({ sitesOrigin }: Settings, ad: AdCampaign): boolean {
  const url = offerPageUrl(sitesOrigin, ad);
  return url !== undefined && ad.placement.destination_url === url && !isOfferOver(ad);
}

/** Renders one page. If its ad has ended meanwhile, the page stays removed. */
async function redrawOne(settings: Settings, ad: AdCampaign): Promise<void> {
  await printOfferPage(settings, ad);
  const key = { restaurantId: ad.restaurant_id, campaignId: ad.campaign_id };
  const now = await settings.campaigns.find(key);
  if (now?.campaign_type !== 'ad' || isOfferOver(now)) await closeOfferPage(settings.sites, ad);
}
