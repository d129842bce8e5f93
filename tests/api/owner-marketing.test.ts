import { expect, inject, test } from 'vitest';
import { aLaunchedAd } from './a-launched-ad.ts';
import { createApiClient } from './api-client.ts';
import { openWebsites } from './opened-website.ts';
import { defineOwnerMarketingJourneys } from './owner-marketing-journeys.ts';

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);

defineOwnerMarketingJourneys(() => ({ api, webOrigin, simulates: true }));

const { aWebsite } = openWebsites(() => ({ api, addressOf: (publicUrl) => publicUrl }));

test('a promo code is redeemed once at the register, counts on the dashboard right away, and can be undone', async () => {
  const { owner, websiteId } = await aWebsite();
  const { token } = owner;
  const id = await aLaunchedAd(api, owner, websiteId);
  const ad = await api('getFacebookAdStatus', { token, params: { id } });
  const { promo_code: code } = ad.body.data as { promo_code: string };
  const link = await api('createTillLink', { token });
  const { till_token } = link.body.data as { till_token: string };
  const sale = { till_token, code, amount: 48.5, redemption_id: '01900000-0000-7000-8000-000000000001' };
  for (const _press of ['first', 'again, on a slow network'])
    expect((await api('redeemCodeAtTill', { body: sale })).status).toBe(201);
  const { body } = await api('listRedemptions', { token });
  expect(body.data).toMatchObject({ redemptions: [{ code, amount: 48.5, redeemed_by: 'till' }] });
  const newCustomers = async () => {
    const { body: dashboard } = await api('getRestaurantDashboard', { token });
    const { performanceSnapshot } = dashboard.data as { performanceSnapshot: Record<string, number> };
    return performanceSnapshot.newCustomersAcquired;
  };
  expect(await newCustomers()).toBe(1);
  await api('undoRedemption', { token, params: { id: sale.redemption_id } });
  expect(await newCustomers()).toBe(0);
  expect((await api('endFacebookAd', { token, params: { id } })).status).toBe(200);
});
