import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdDelayed } from '#functions/ads/provider/ad-provider.ts';
import { claimSlug } from '#functions/websites/slugs/claim-slug.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { SITES_ORIGIN, setupAds } from '#tests/builders/ads-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** Slugs are unique across the platform, so each of these restaurants has its own name. */
let restaurants = 0;

async function anAdWithoutWebsite({ hasAddress = true, name = `Fish House ${++restaurants}` } = {}) {
  const setup = setupAds();
  const owner = await setup.anOwner({ hasSite: false, hasAddress });
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const typed = { restaurantName: name, itemToPromote: 'Lobster roll', offer: '20% off on Tuesdays' };
  const launch = async (more: object = {}) => {
    const { status, body } = await owner.call('createFacebookAd', { json: { ...typed, ...more } });
    expect(status).toBe(201);
    return (body as unknown as { data: { campaign: Ad } }).data.campaign;
  };
  const look = async (id: string) =>
    (await owner.call('getFacebookAdStatus', { params: { id } })).body.data as unknown as Ad;
  const page = (code: string) => setup.stores.sites.find(`${slug}/offer/${code}/index.html`);
  return { ...setup, owner, slug, name, launch, look, page };
}

describe('an ad of a restaurant without a website', () => {
  test('links to its own offer page below the restaurant’s reserved address', async () => {
    const { launch, page, slug, name, facebook } = await anAdWithoutWebsite();
    const { status, placement, promo_code } = await launch();
    expect({ status, promo_code }).toEqual({ status: 'in_review', promo_code: 'LOBSTER20' });
    expect(placement.destination_url).toBe(`${SITES_ORIGIN}/${slug}/offer/LOBSTER20/`);
    expect([...facebook.launched.values()][0]?.destinationUrl).toBe(placement.destination_url);
    const html = (await page('LOBSTER20')) ?? '';
    for (const detail of [name, 'Lobster roll', '20% off on Tuesdays', 'LOBSTER20', '12 Court Street'])
      expect(html).toContain(detail);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('gets its own code and page for a second ad below the same address', async () => {
    const { launch, page, slug } = await anAdWithoutWebsite();
    await launch();
    const second = await launch();
    expect(second.promo_code).toMatch(/^LOBSTER\d\d$/);
    expect(second.placement.destination_url).toBe(`${SITES_ORIGIN}/${slug}/offer/${second.promo_code}/`);
    expect(await page(second.promo_code)).toContain(second.promo_code);
  });

  test('has no page and no delivery before its city is known, and starts with the answer', async () => {
    const { launch, look, page, owner, facebook, clock } = await anAdWithoutWebsite({ hasAddress: false });
    const ad = await launch();
    expect(ad).toMatchObject({ status: 'pending', waiting_needs: ['address'] });
    clock.advance(20);
    expect(await look(ad.campaign_id)).toMatchObject({ status: 'pending', version: ad.version });
    expect([facebook.launched.size, await page(ad.promo_code)]).toEqual([0, undefined]);
    await owner.changeFacts({ address: 'Portland, ME', hasSite: false });
    expect(await look(ad.campaign_id)).toMatchObject({ status: 'in_review' });
    expect(await page(ad.promo_code)).toContain('Portland, ME');
    expect(facebook.launched.size).toBe(1);
  });

  test('waits for a verified email address and goes live with it', async () => {
    const { launch, look, page, person, facebook, clock } = await anAdWithoutWebsite();
    person.email_verified = false;
    const ad = await launch();
    expect(ad).toMatchObject({
      status: 'pending',
      waiting_for: expect.stringContaining('confirm your email address'),
      waiting_needs: ['email'],
    });
    expect([facebook.launched.size, await page(ad.promo_code)]).toEqual([0, undefined]);
    person.email_verified = true;
    clock.advance(20);
    expect(await look(ad.campaign_id)).toMatchObject({ status: 'in_review' });
    expect(await page(ad.promo_code)).toContain('LOBSTER20');
  });

  test('doesn’t start while the account is suspended', async () => {
    const { launch, look, page, person, clock, facebook } = await anAdWithoutWebsite({ hasAddress: true });
    facebook.fails(new AdDelayed('Facebook is busy.'));
    person.suspended = { at: '2026-03-02T12:00:00.000Z', reason: 'Spam' };
    const ad = await launch();
    facebook.fails(undefined);
    clock.advance(3_700);
    expect(await look(ad.campaign_id)).toMatchObject({ status: 'pending', waiting_needs: ['suspension'] });
    expect([facebook.launched.size, await page(ad.promo_code)]).toEqual([0, undefined]);
  });

  test('loses its page when it ends, after its last day, and when its text is rejected', async () => {
    const { launch, look, page, owner, facebook, clock } = await anAdWithoutWebsite();
    const [ended, expired] = [await launch(), await launch()];
    for (const { campaign_id } of [ended, expired]) facebook.says(campaign_id, { state: 'running' });
    clock.advance(60);
    await look(expired.campaign_id);
    await owner.call('endFacebookAd', { params: { id: ended.campaign_id } });
    expect([await page(ended.promo_code), typeof (await page(expired.promo_code))]).toEqual([
      undefined,
      'string',
    ]);
    clock.advance(8 * 86_400);
    expect(await look(expired.campaign_id)).toMatchObject({ status: 'ended' });
    expect(await page(expired.promo_code)).toBeUndefined();
  });

  test('keeps its page while it is paused', async () => {
    const { launch, look, page, owner, facebook, clock } = await anAdWithoutWebsite();
    const ad = await launch();
    facebook.says(ad.campaign_id, { state: 'running' });
    clock.advance(60);
    await look(ad.campaign_id);
    await owner.call('pauseFacebookAd', { params: { id: ad.campaign_id } });
    expect(await page(ad.promo_code)).toContain('LOBSTER20');
  });

  test('ended by a call that dies at any step has no page once the owner selects End again', async () => {
    const process = aMortalProcess();
    for (let call = 1; call < 7; call += 1) {
      const name = `Fish House ${++restaurants}`;
      const setup = setupAds(process.interference);
      const owner = await setup.anOwner({ hasSite: false });
      const json = { restaurantName: name, itemToPromote: 'Lobster roll', offer: '20% off' };
      const { body } = await owner.call('createFacebookAd', { json });
      const { campaign } = (body as unknown as { data: { campaign: Ad } }).data;
      const params = { id: campaign.campaign_id };
      await process.diesAfter(call, () => owner.call('endFacebookAd', { params }));
      expect(await owner.call('endFacebookAd', { params })).toMatchObject({ status: 200 });
      const key = `${name.toLowerCase().replaceAll(' ', '-')}/offer/LOBSTER20/index.html`;
      expect(await setup.stores.sites.find(key)).toBeUndefined();
    }
  });
});

describe('the address of a restaurant', () => {
  const website = (restaurant_id: string, website_id: string, website_name: string) =>
    ({ restaurant_id, website_id, website_name }) as WebsiteRecord;

  test('is the same for its first website, and returns when that is deleted', async () => {
    const { launch, owner, stores, slug } = await anAdWithoutWebsite();
    await launch();
    const { restaurantId } = owner;
    const reserved = (await stores.restaurants.find(restaurantId))?.slug;
    expect(reserved).toBe(slug);
    const first = website(restaurantId, 'site-first', 'A name for the web');
    expect(await claimSlug(stores.slugs, first, reserved)).toBe(slug);
    expect(await claimSlug(stores.slugs, first, reserved)).toBe(slug);
    const second = website(restaurantId, 'site-second', 'A name for the web');
    expect(await claimSlug(stores.slugs, second, reserved)).not.toBe(slug);
    await stores.slugs.release(slug, { restaurantId, websiteId: 'site-first' });
    expect(await claimSlug(stores.slugs, website(restaurantId, 'site-third', 'Other'), reserved)).toBe(slug);
  });

  test('isn’t given to another restaurant of the same name', async () => {
    const first = await anAdWithoutWebsite();
    await first.launch();
    const other = await anAdWithoutWebsite({ name: first.name });
    const ad = await other.launch();
    expect(ad.placement.destination_url).toBe(`${SITES_ORIGIN}/${first.slug}-2/offer/LOBSTER20/`);
    const strange = website(other.owner.restaurantId, 'site-strange', first.name);
    expect(await claimSlug(other.stores.slugs, strange)).toBe(`${first.slug}-2`);
  });
});
