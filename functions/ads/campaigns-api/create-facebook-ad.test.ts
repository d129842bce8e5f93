import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdDelayed, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { ingestImage } from '#functions/images/ingest-image.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { AD_MESSAGES } from '#shared/ads/contract/ad-campaign.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { setupAds } from '#tests/builders/ads-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aGif, aJpeg, aNonImage } from '#tests/builders/hostile-images.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aCompletion, startOpenAiServer } from '#tests/builders/models/openai-server.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const AD = { restaurantName: 'Osteria Lupo', itemToPromote: 'Truffle pasta', offer: '20% off on Tuesdays' };
const dataOf = (body: object) => (body as { data: { campaign: { campaign_id: string } } }).data;

function aForm(fields: Record<string, string>, photo?: { bytes: Uint8Array<ArrayBuffer>; type: string }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (photo !== undefined) form.append('dishPhoto', new File([photo.bytes], 'dish', { type: photo.type }));
  return form;
}

describe('a preview', () => {
  test('shows three variants, a free code, reach with its source, and missing fields', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner({ hasAddress: false, hasSite: false });
    const { status, body } = await owner.call('previewFacebookAd', { json: AD });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        preview: {
          adCopy: expect.stringContaining('20% off on Tuesdays'),
          promoCode: 'TRUFFLE20',
          total_budget_cents: 7_000,
          expected: { source: expect.any(String), as_of: expect.any(String) },
          missing: [{ need: 'address' }],
        },
      },
    });
    const { preview } = body as unknown as {
      preview: { adCopy: string; characterCount: number; variants: [] };
    };
    expect(preview.variants).toHaveLength(3);
    expect(preview.characterCount).toBe(preview.adCopy.length);
  });

  test('and a launch name each missing field in its own sentence', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner();
    const incomplete = { ...AD, offer: '  ' };
    const preview = await owner.call('previewFacebookAd', { json: incomplete });
    expect(preview).toMatchObject({ status: 422, body: { error: AD_MESSAGES.requiredForPreview } });
    const launch = await owner.call('createFacebookAd', { json: incomplete });
    expect(launch).toMatchObject({
      status: 422,
      body: { error: 'Please fill in all required fields', fields: { offer: expect.any(String) } },
    });
  });
});

describe('a launch', () => {
  test('keeps the version of the prompt by which a model wrote the ad, but none for a text of the owner', async () => {
    const copy = {
      primary_text: 'Come in: {offer}. {promo_code}',
      headline: '{dish}',
      description: '{name}',
    };
    const server = await startOpenAiServer([aCompletion({ variants: [copy, copy, copy] })]);
    const openai = { modelId: 'a-local-model', baseUrl: server.baseUrl };
    const writer = createWriter(
      { provider: 'openai-compatible', openai },
      { meter: anOpenMeter(), inspect: aNoopInspector },
    );
    const { anOwner, stores } = setupAds(undefined, { writer });
    const owner = await anOwner();
    const launched = async (json: object) => {
      const { body } = await owner.call('createFacebookAd', { json });
      const { campaign_id: campaignId } = dataOf(body).campaign;
      return stores.campaigns.get({ restaurantId: owner.restaurantId, campaignId });
    };
    const byModel = await launched(AD);
    expect(byModel).toMatchObject({
      copy: {
        primary_text: expect.stringMatching(/^Come in: 20% off on Tuesdays\. /),
        headline: 'Truffle pasta',
      },
      prompt_version: expect.stringMatching(/^[0-9a-f]{8,}$/),
    });
    const own = { primaryText: 'Try our pasta. PASTA5', headline: 'Pasta', description: 'Osteria Lupo' };
    expect(await launched({ ...AD, promoCode: 'PASTA5', ...own })).not.toHaveProperty('prompt_version');
    await server.close();
  });

  test('uses the code of the preview and submits the ad to Facebook', async () => {
    const { anOwner, facebook } = setupAds();
    const owner = await anOwner();
    const { status, body } = await owner.call('createFacebookAd', {
      json: { ...AD, promoCode: 'TRUFFLE7KQ4', budget: 20, days: 3 },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        message: expect.stringContaining('usually reviews ads'),
        data: {
          promoCode: 'TRUFFLE7KQ4',
          budget: 20,
          adCopy: expect.stringContaining('TRUFFLE7KQ4'),
          expectedReach: expect.any(Number),
          estimatedImpressions: expect.any(Number),
          campaign: { status: 'in_review', total_budget_cents: 6_000, is_simulated: false },
        },
      },
    });
    expect([...facebook.launched.values()]).toEqual([
      expect.objectContaining({
        destinationUrl: 'https://sites.example.com/osteria-lupo/',
        audience: { address: '12 Court Street, Brooklyn, NY 11201', radiusMiles: 5 },
        dailyBudgetCents: 2_000,
        totalBudgetCents: 6_000,
      }),
    ]);
  });

  test('pressed three times, twice in parallel, creates one campaign', async () => {
    const { anOwner, facebook, auditRecords } = setupAds();
    const owner = await anOwner();
    const json = { ...AD, promoCode: 'TRUFFLE7KQ4' };
    const pressed = await Promise.all([1, 2, 3].map(() => owner.call('createFacebookAd', { json })));
    pressed.push(await owner.call('createFacebookAd', { json }));
    expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(pressed.map(({ body }) => dataOf(body).campaign.campaign_id)).size).toBe(1);
    expect([facebook.launched.size, facebook.calls()]).toEqual([1, 2]);
    expect(new Set(auditRecords.kept.map(({ receipt_key }) => receipt_key)).size).toBe(1);
    const other = await owner.call('createFacebookAd', { json: { ...json, offer: 'Two for one' } });
    expect(other).toMatchObject({ status: 409, body: { code: 'promo_code_taken' } });
  });

  test('with an idempotency key creates one campaign, and without one creates one each', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner();
    const launch = async (more: object) =>
      dataOf((await owner.call('createFacebookAd', { json: { ...AD, ...more } })).body).campaign.campaign_id;
    expect(await launch({ idempotencyKey: 'k' })).toBe(await launch({ idempotencyKey: 'k' }));
    expect(await launch({})).not.toBe(await launch({}));
  });

  test('succeeds on a new account and waits for what it needs before delivery or charges', async () => {
    const { anOwner, facebook, clock } = setupAds();
    const owner = await anOwner({ hasSite: false, hasAddress: false });
    const { status, body } = await owner.call('createFacebookAd', { json: AD });
    expect(status).toBe(201);
    const { campaign } = dataOf(body);
    expect(campaign).toMatchObject({
      status: 'pending',
      waiting_for: 'Enter the city where we should show your ad.',
      waiting_needs: ['address'],
      results: { spent_cents: 0 },
    });
    expect(facebook.launched.size).toBe(0);
    clock.advance(20);
    await owner.changeFacts({ address: 'Brooklyn', hasSite: false });
    const later = await owner.call('getFacebookAdStatus', { params: { id: campaign.campaign_id } });
    expect(later.body).toMatchObject({
      data: { status: 'in_review', placement: { address: 'Brooklyn' } },
    });
    expect(later.body.data).not.toHaveProperty('waiting_needs');
    expect(facebook.launched.size).toBe(1);
  });

  test.each([
    ['not_set_up', /aren’t available yet/],
    ['not_connected', /Connect your account in Settings/],
    ['choice_needed', /In Settings, choose/],
    ['lost', /Reconnect it in Settings/],
  ] as const)('waits for an ad account that is %s, and says what to do', async (state, sentence) => {
    const { anOwner, facebook } = setupAds();
    const owner = await anOwner();
    facebook.account(state);
    const { body } = await owner.call('createFacebookAd', { json: AD });
    expect(dataOf(body).campaign).toMatchObject({
      status: 'pending',
      waiting_for: expect.stringMatching(sentence),
    });
    expect(facebook.launched.size).toBe(0);
  });

  test('keeps the owner’s own words if they contain the code and fit the limits', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner();
    const own = { promoCode: 'TRUFFLE7KQ4', headline: 'Tuesday is truffle day', description: 'Court Street' };
    const launch = (primaryText: string) =>
      owner.call('createFacebookAd', { json: { ...AD, ...own, primaryText } });
    expect(await launch('Come by on Tuesday.')).toMatchObject({
      status: 422,
      body: { fields: { primaryText: AD_MESSAGES.code('TRUFFLE7KQ4') } },
    });
    expect(await launch(`TRUFFLE7KQ4 ${'a'.repeat(300)}`)).toMatchObject({ status: 422 });
    expect(await launch('Say truffle7kq4 and save 20%.')).toMatchObject({
      status: 201,
      body: { data: { adCopy: 'Say truffle7kq4 and save 20%.' } },
    });
  });

  test('costs 10 or 20 dollars a day, for up to 30 days', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner();
    for (const wrong of [
      { budget: 15 },
      { budget: '10 dollars' },
      { days: 0 },
      { days: 31 },
      { days: 1.5 },
    ]) {
      expect(await owner.call('createFacebookAd', { json: { ...AD, ...wrong } })).toMatchObject({
        status: 422,
      });
    }
  });
});

describe('a dish photo', () => {
  test('is uploaded in a form, and Facebook gets a square and a wide JPEG', async () => {
    const { anOwner, facebook, stores } = setupAds();
    const owner = await anOwner();
    const photo = { bytes: new Uint8Array(await aGif()), type: 'image/gif' };
    const { status, body } = await owner.call('createFacebookAd', {
      form: aForm({ ...AD, budget: '20' }, photo),
    });
    expect(status).toBe(201);
    const [launched] = facebook.launched.values();
    for (const [crop, width, height] of [
      ['square', 1080, 1080],
      ['wide', 1200, 628],
    ] as const) {
      const file = await sharp(launched?.photos?.[crop]).metadata();
      expect(file).toMatchObject({ format: 'jpeg', width, height });
    }
    const { photo: shown } = dataOf(body).campaign as unknown as { photo: { wide_url: string } };
    const wide = await stores.sites.findBytes(new URL(shown.wide_url).pathname.slice(1));
    expect(await sharp(wide).metadata()).toMatchObject({ width: 1200, height: 628 });
  });

  test('may be missing from the form', async () => {
    const { anOwner, facebook } = setupAds();
    const owner = await anOwner();
    expect(await owner.call('createFacebookAd', { form: aForm(AD) })).toMatchObject({ status: 201 });
    expect([...facebook.launched.values()][0]?.photos).toBeUndefined();
  });

  test('of another type or too large is rejected in the spec’s words', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner();
    const send = (bytes: Buffer) =>
      owner.call('createFacebookAd', {
        form: aForm(AD, { bytes: new Uint8Array(bytes), type: 'image/png' }),
      });
    expect(await send(aNonImage())).toMatchObject({ status: 415, body: { error: AD_MESSAGES.photoType } });
    expect(await send(Buffer.alloc(5_242_881))).toMatchObject({
      status: 413,
      body: { error: AD_MESSAGES.photoTooLarge },
    });
    expect(await send(await aJpeg({ width: 199, height: 400 }))).toMatchObject({ status: 422 });
  });

  test('that is rejected leaves the code available for the same ad with another photo', async () => {
    const { anOwner } = setupAds();
    const owner = await anOwner();
    const send = (bytes: Buffer) =>
      owner.call('createFacebookAd', {
        form: aForm(
          { ...AD, promoCode: 'TRUFFLE7KQ4' },
          { bytes: new Uint8Array(bytes), type: 'image/jpeg' },
        ),
      });
    expect(await send(aNonImage())).toMatchObject({ status: 415 });
    const good = await aJpeg({ width: 400, height: 300 });
    expect(await send(good.subarray(0, good.length / 2))).toMatchObject({ status: 422 });
    expect(await send(good)).toMatchObject({ status: 201, body: { data: { promoCode: 'TRUFFLE7KQ4' } } });
  });

  test('is part of the ad: its code with another photo is refused, and with the same one it is the same ad', async () => {
    const { anOwner, facebook } = setupAds();
    const owner = await anOwner();
    const send = (bytes: Buffer) =>
      owner.call('createFacebookAd', {
        form: aForm(
          { ...AD, promoCode: 'TRUFFLE7KQ4' },
          { bytes: new Uint8Array(bytes), type: 'image/jpeg' },
        ),
      });
    const photo = await aJpeg({ width: 400, height: 300 });
    const first = await send(photo);
    const again = await send(photo);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(dataOf(again.body).campaign.campaign_id).toBe(dataOf(first.body).campaign.campaign_id);
    expect(await send(await aJpeg({ width: 800, height: 600 }))).toMatchObject({
      status: 409,
      body: { code: 'promo_code_taken' },
    });
    expect(facebook.launched.size).toBe(1);
  });

  test('that was uploaded is used only by its owner, and its original is deleted afterwards', async () => {
    const { anOwner, stores } = setupAds();
    const [neighbor, owner] = [await anOwner(), await anOwner()];
    const upload_id = await owner.sendUpload(await aJpeg({ width: 400, height: 300 }));
    expect(await neighbor.call('createFacebookAd', { json: { ...AD, upload_id } })).toMatchObject({
      status: 404,
    });
    expect(await owner.call('createFacebookAd', { json: { ...AD, upload_id } })).toMatchObject({
      status: 201,
    });
    const { restaurantId } = owner;
    expect(await stores.uploads.find({ restaurantId, uploadId: upload_id }, 'dish_photo')).toBeUndefined();
  });
});

describe('an image of the restaurant', () => {
  test('is the photo of an ad by its ID, for its own restaurant only', async () => {
    const { anOwner, stores, facebook, clock } = setupAds();
    const [neighbor, owner] = [await anOwner(), await anOwner()];
    const image_id = createIdSource(clock).next();
    const upload = {
      restaurantId: owner.restaurantId,
      imageId: image_id,
      bytes: await aJpeg({ width: 400, height: 300 }),
      filename: 'pasta.jpg',
    };
    const details = { image_type: 'menu_item' as const, alt: 'Pasta' };
    await ingestImage({ ...stores, makeImageFiles, inspect: aNoopInspector, clock }, upload, details);
    expect(await neighbor.call('createFacebookAd', { json: { ...AD, image_id } })).toMatchObject({
      status: 404,
    });
    expect(await owner.call('createFacebookAd', { json: { ...AD, image_id } })).toMatchObject({
      status: 201,
    });
    expect([...facebook.launched.values()][0]?.photos).toBeDefined();
  });
});

describe('when Facebook doesn’t accept the ad', () => {
  test('a rejection ends the ad with a sentence', async () => {
    const { anOwner, facebook, auditRecords } = setupAds();
    const owner = await anOwner();
    facebook.fails(new AdRefused('Facebook rejected the ad: too much skin.'));
    expect(await owner.call('createFacebookAd', { json: AD })).toMatchObject({
      status: 422,
      body: { code: 'ad_refused', error: 'Facebook rejected the ad: too much skin.' },
    });
    const { body } = await owner.call('listFacebookAds');
    expect(body).toMatchObject({ data: { campaigns: [{ status: 'failed', failure: expect.any(String) }] } });
    expect(auditRecords.kept).toMatchObject([
      { operation: 'createFacebookAd', outcome: 'refused', after: expect.stringContaining('"failed"') },
    ]);
  });

  test.each([
    ['is busy', new AdDelayed('Facebook is busy.')],
    ['can’t be reached', new AppError('unavailable')],
  ])('and %s, the ad waits', async (_, error) => {
    const { anOwner, facebook } = setupAds();
    const owner = await anOwner();
    facebook.fails(error);
    expect(await owner.call('createFacebookAd', { json: AD })).toMatchObject({
      status: 201,
      body: { data: { campaign: { status: 'pending', waiting_for: expect.any(String) } } },
    });
  });
});

test('a launch that dies anywhere continues with the next attempt as one campaign', async () => {
  const process = aMortalProcess();
  const quick = { makeAdPhotos: async () => ({ square: new Uint8Array([1]), wide: new Uint8Array([2]) }) };
  const { anOwner, facebook, clock, stores } = setupAds(process.interference, quick);
  let deaths = 0;
  for (let call = 1; call < 16; call++) {
    const owner = await anOwner();
    const upload_id = await owner.sendUpload(new Uint8Array([1]));
    const json = { ...AD, promoCode: 'TRUFFLE7KQ4', upload_id };
    if (await process.diesAfter(call, () => owner.call('createFacebookAd', { json }))) deaths += 1;
    const { status } = await owner.call('createFacebookAd', { json });
    clock.advance(180);
    const again = await owner.call('createFacebookAd', { json });
    expect([status, again.status]).toEqual([201, 201]);
    const { campaigns } = await stores.campaigns.list(owner.restaurantId, { limit: 10 });
    expect(campaigns).toMatchObject([{ status: 'in_review' }]);
    const own = [...facebook.launched.values()].filter((ad) => ad.restaurantId === owner.restaurantId);
    expect(own).toHaveLength(1);
  }
  expect(deaths).toBeGreaterThan(14);
});
