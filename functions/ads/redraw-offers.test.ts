import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { anAdCampaign, launched } from '#tests/builders/a-campaign.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { SITES_ORIGIN, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

let offers = 0;

/** An owner without a website whose ad links to an offer page. */
async function anOwnerWithAnOffer(given: Partial<AdCampaign> = {}) {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const slug = `fish-house-${++offers}`;
  const folder = `${slug}/offer/LOBSTER20/`;
  const ad = anAdCampaign({
    restaurant_id: owner.restaurantId,
    campaign_id: `ad-${offers}`,
    promo_code: 'LOBSTER20',
    status: 'active',
    offer_page: { slug, restaurant_name: 'Fish House', dish: 'Lobster roll', offer: '20% off' },
    ...given,
  });
  const placement = { ...ad.placement, destination_url: `${SITES_ORIGIN}/${folder}` };
  const row = { ...ad, placement };
  await setup.stores.campaigns.create(row, launched(row));
  const page = async () => (await setup.stores.sites.find(`${folder}index.html`)) ?? '';
  return { setup, owner, page };
}

test('the page of a running offer follows the profile’s phone number and address', async () => {
  const { owner, page } = await anOwnerWithAnOffer();
  await owner.call('updateProfile', { json: { kind: 'trattoria' } });
  expect(await page()).toBe('');
  await owner.call('updateProfile', {
    json: { phones: [{ typed: '(212) 555-0199' }], 'address.text': '9 Pier Road' },
  });
  expect(await page()).toContain('(212) 555-0199');
  expect(await page()).toContain('9 Pier Road');
  expect(await page()).toContain('Get directions');
});

test('it leads to the website and its menu while one is published', async () => {
  const { setup, owner, page } = await anOwnerWithAnOffer();
  await owner.call('updateProfile', { json: { dishes: [aDish()] } });
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const { body } = await owner.call('publishWebsite', { params: { id } });
  const { url } = body as unknown as { url: string };
  expect(await page()).toContain(`href="${url}#menu"`);
  expect(await page()).toContain(`href="${url}"`);
  await owner.call('unpublishWebsite', { params: { id } });
  expect(await page()).toContain('LOBSTER20');
  expect(await page()).not.toContain(`"${url}"`);
});

test.each([{ status: 'ended' }, { status: 'active', is_text_rejected: true }] as const)(
  'the page of an ended or rejected offer stays closed: %j',
  async (given) => {
    const { owner, page } = await anOwnerWithAnOffer(given);
    await owner.call('updateProfile', { json: { phones: [{ typed: '(212) 555-0199' }] } });
    expect(await page()).toBe('');
  },
);
