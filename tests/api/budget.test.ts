import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { aFoodPhoto } from './an-enhanced-image.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { openWebsites } from './opened-website.ts';
import { TEST_ADMIN } from './platform-setup.ts';

/** A separate platform, because a budget applies to all restaurants. */
let platform: RunningPlatform;
let api: ApiClient;
beforeAll(async () => {
  platform = await startRunningPlatform({
    DEMO_ADMIN_EMAIL: TEST_ADMIN.email,
    DEMO_ADMIN_PASSWORD: TEST_ADMIN.password,
    SMS_QUIET_HOURS: 'off',
  });
  api = createApiClient(platform.webOrigin);
});
afterAll(async () => {
  await platform.stop();
  await removeData(platform);
});

/** Guests whose last visit was two months ago, by the last digits of their numbers. */
function csvOf(first: number, last: number): string {
  const visited = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  const lines = ['customer_name,phone_number,last_order_date'];
  for (let line = first; line <= last; line += 1) lines.push(`Ana,+12125550${line},${visited}`);
  return lines.join('\n');
}

test('a spent budget stops paid AI and texts, but not websites, until an administrator raises it', async () => {
  const websites = openWebsites(() => ({ api, addressOf: (url) => url }));
  const { owner, call } = await websites.aWebsite();
  const { token } = owner;
  const { body: signedIn } = await api('login', { body: TEST_ADMIN });
  const setBudget = async (monthly_budget: number) => {
    const admin = { token: String(signedIn.token) };
    const { body } = await api('getPlatformSettings', admin);
    const { version } = body.data as { version: number };
    expect(
      (await api('changePlatformSettings', { ...admin, body: { version, monthly_budget } })).status,
    ).toBe(200);
  };
  const text = (offerCode: string, csv: string) => {
    const body = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode, csv };
    return api('createSmsCampaign', { token, body });
  };
  const photo = await aFoodPhoto(api, owner, await aJpeg({ width: 200, height: 200 }));
  const enhance = () => api('enhanceImage', { token, body: { upload_id: photo } });

  // Costs more than a dollar.
  expect((await text('FIRST20', csvOf(100, 189))).status).toBe(201);
  await setBudget(1);
  const refusal = {
    status: 403,
    body: {
      code: 'budget_reached',
      error: expect.stringMatching(
        /^AI tools and texts are paused until \w+ 1 because the platform reached its monthly budget\. Your websites aren’t affected\.$/,
      ),
    },
  };
  expect(await enhance()).toMatchObject(refusal);
  expect(await text('SECOND20', csvOf(190, 190))).toMatchObject(refusal);
  const { body: listed } = await api('listSmsCampaigns', { token });
  expect(JSON.stringify(listed)).not.toContain('SECOND20');
  expect(await websites.publicPage(call)).toContain('Osteria Lupo');

  await setBudget(1_000);
  expect((await enhance()).status).toBe(201);
  expect((await text('THIRD20', csvOf(191, 191))).status).toBe(201);
});
