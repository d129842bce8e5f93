import type { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

const AD = { restaurantName: 'Neighbor Cafe', itemToPromote: 'Truffle pasta', offer: '20% off' };

/** Publishes the website, sets an address, and launches an ad. Returns its id. */
export async function aLaunchedAd(
  api: ReturnType<typeof createApiClient>,
  { token }: Owner,
  websiteId: string,
): Promise<string> {
  await api('publishWebsite', { token, params: { id: websiteId } });
  await api('updateProfile', { token, body: { 'address.text': '12 Court Street, Brooklyn, NY 11201' } });
  const { status, body } = await api('createFacebookAd', { token, body: AD });
  if (status !== 201) throw new Error(`The ad was not launched: ${JSON.stringify(body)}`);
  return (body.data as { campaign: { campaign_id: string } }).campaign.campaign_id;
}

/** Redeems the ad's promo code once. */
export async function aRedeemedCode(
  api: ReturnType<typeof createApiClient>,
  { token }: Owner,
  adId: string,
): Promise<{ redemption_id: string; code: string }> {
  const ad = await api('getFacebookAdStatus', { token, params: { id: adId } });
  const { promo_code: code } = ad.body.data as { promo_code: string };
  const { status, body } = await api('redeemCode', { token, body: { code } });
  if (status !== 201) throw new Error(`The code was not redeemed: ${JSON.stringify(body)}`);
  return body.data as { redemption_id: string; code: string };
}
