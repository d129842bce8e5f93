import { afterAll, beforeAll, expect, test } from 'vitest';
import { adLaunched } from '#functions/ads/ad-events.ts';
import type { InspectedText } from '#functions/ai/inspection.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { bucketName, type Emulators, tableName } from '#infra/local/emulators.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { anAdCampaign } from '#tests/builders/a-campaign.ts';
import { aFacebook } from '#tests/builders/a-facebook.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { someFlaggedText } from '#tests/builders/some-flagged-text.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';
import { createWithdrawContent } from './withdraw-content.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const CURE = 'Our broth cures the flu.';
const ABOUT = `We are a small room. ${CURE}`;
const TINY_IMAGE = new Uint8Array([1]);
const emails: EmailMessage[] = [];

const clock = { now: () => new Date() };

/** The worker as one process. */
function aWorker(facebook: ReturnType<typeof aFacebook>, interference?: Interference) {
  const client = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo: client, s3 }, interference);
  const stores = openRepositories(client);
  return createWithdrawContent({
    ...stores,
    provider: facebook.provider,
    sites: openBucket({ client: s3, bucketName: bucketName('sites') }),
    siteVersions: openBucket({ client: s3, bucketName: bucketName('siteVersions') }),
    drawShareImage: async () => TINY_IMAGE,
    sitesOrigin: 'https://sites.example.com',
    emails: { send: async (message) => void emails.push(message) },
    auditRecords: createAuditRecordsRepository({ client, tableName: tableName('receipts') }),
    clock,
    ids: createIdSource(clock),
    log: aLog(),
  });
}

/** A restaurant whose published page, kept version, and running ad contain flagged text. */
async function aRestaurant() {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const websiteId = await aStoredWebsite({ setup, owner }, `Lupo ${restaurantId}`, (content) => {
    content.pages[0].sections.about.content = ABOUT;
    return content;
  });
  const publish = await owner.call('publishWebsite', { params: { id: websiteId } });
  expect(publish.status).toBe(200);
  const stores = openRepositories();
  const facebook = aFacebook();
  const ad = anAdCampaign({ restaurant_id: restaurantId });
  const copy = { ...ad.copy, primary_text: `${CURE} Code SOUP20.` };
  const saying = { ...ad, copy };
  await stores.campaigns.create(saying, adLaunched(saying));
  const flag = async (inspected: InspectedText) => {
    const inspect = createInspect({ moderation: stores.moderation, clock: setup.clock });
    const [id = ''] = await inspect([inspected], { restaurantId });
    return id;
  };
  const reject = async (moderationId: string) => {
    const row = await stores.moderation.find(moderationId);
    if (row === undefined) throw new Error('The row is missing.');
    const at = setup.clock.now().toISOString();
    const decision = {
      decisionId: `by ${moderationId}`,
      administratorId: 'admin-7',
      reason: 'Prove it.',
      at,
    };
    await stores.moderation.decide(row, { status: 'rejected', ...decision });
    return { moderation_id: moderationId, decision_id: decision.decisionId };
  };
  const page = async () => {
    const { slug = '' } = await stores.websites.get({ restaurantId, websiteId });
    return setup.workerDependencies.sites.find(`${slug}/index.html`);
  };
  const about = async () => {
    const { content } = await stores.websites.getDocument({ restaurantId, websiteId });
    return content.pages[0].sections.about.content;
  };
  return { setup, owner, restaurantId, websiteId, stores, facebook, ad, flag, reject, page, about };
}

test('a rejected text is removed everywhere, its ad stops, and the owner gets an email', async () => {
  const { owner, restaurantId, websiteId, stores, facebook, ad, flag, reject, page, about } =
    await aRestaurant();
  expect(await page()).toContain('cures the flu');
  const message = await reject(await flag(someFlaggedText(ABOUT)));
  await aWorker(facebook)(message);
  expect(await about()).toBe('');
  expect(await page()).toContain('Lupo');
  expect(await page()).not.toContain('cures the flu');
  const stopped = await stores.campaigns.find({ restaurantId, campaignId: ad.campaign_id });
  expect(stopped).toMatchObject({ status: 'paused', is_text_rejected: true });
  const row = await stores.moderation.find(message.moderation_id);
  expect(row?.withdrawn_from).toEqual(['website', 'published_website', 'ad']);
  const [version] = (await stores.websites.listSnapshots({ restaurantId, websiteId }, 1)) ?? [];
  const restored = await owner.call('restoreVersion', {
    params: { id: websiteId, version: String(version?.version) },
  });
  expect(restored.status).toBe(200);
  expect(await about()).toBe('');
  expect(emails.filter(({ user_id }) => user_id === restaurantId)).toEqual([
    { kind: 'content_rejected', user_id: restaurantId, request_id: message.moderation_id },
  ]);
});

test('a rejected story in the profile doesn’t come back', async () => {
  const { owner, websiteId, facebook, flag, reject, about } = await aRestaurant();
  const params = { id: websiteId };
  await owner.call('updateProfile', { json: { kind: 'noodle bar', story: [{ text: ABOUT }] } });
  await owner.call('updateFactSources', { params, json: { story: 'profile' } });
  expect(await about()).toBe(ABOUT);
  await aWorker(facebook)(await reject(await flag(someFlaggedText(ABOUT))));
  await owner.call('getWebsite', { params });
  expect(await about()).toBe('');
});

test('only the flagged sentence of an edited text is removed', async () => {
  const { websiteId, owner, facebook, flag, reject, about } = await aRestaurant();
  const json = { 'pages[0].sections.about.content': `Come in and sit. ${CURE} We are closed on Mondays.` };
  const id = await flag(someFlaggedText(ABOUT));
  expect((await owner.call('updateContent', { params: { id: websiteId }, json })).status).toBe(200);
  await aWorker(facebook)(await reject(id));
  expect(await about()).toBe('Come in and sit. We are closed on Mondays.');
});

test('a rejected text is removed from custom HTML, the public page, and versions', async () => {
  const { owner, websiteId, setup, stores, facebook, flag, reject, page } = await aRestaurant();
  const params = { id: websiteId };
  const html = `<main><h1>Lupo</h1><p>Come in and sit. <b>Our broth</b> cures the flu. We are open daily.</p></main>`;
  const saved = await owner.call('saveWebsite', { params, json: { generated_content: { html, css: '' } } });
  expect(saved.status).toBe(200);
  expect((await owner.call('publishWebsite', { params })).status).toBe(200);
  expect(await page()).toContain('cures the flu');
  const message = await reject(await flag(someFlaggedText(ABOUT)));
  await aWorker(facebook)(message);
  expect(await page()).toContain('<p>Come in and sit. We are open daily.</p>');
  const key = { restaurantId: owner.restaurantId, websiteId };
  const kept = await stores.websites.listSnapshots(key, 50);
  const versions = await Promise.all(
    kept.map(({ content_key }) => setup.workerDependencies.siteVersions.find(content_key)),
  );
  const documents = [
    await stores.websites.getDocument(key),
    ...versions.map((json) => JSON.parse(json ?? '')),
  ];
  for (const { source_key } of documents) {
    const source = source_key && (await setup.workerDependencies.siteVersions.find(source_key));
    expect(source ?? '').not.toContain('cures the flu');
  }
  const row = await stores.moderation.find(message.moderation_id);
  expect(row?.withdrawn_from).toEqual(expect.arrayContaining(['custom_html', 'published_website']));
});

test('a flagged text without a rejection stays', async () => {
  const { facebook, flag, about, stores } = await aRestaurant();
  const id = await flag(someFlaggedText(ABOUT));
  await aWorker(facebook)({ moderation_id: id, decision_id: 'nobody’s' });
  await aWorker(facebook)({ moderation_id: 'gone.0', decision_id: 'one' });
  expect(await about()).toBe(ABOUT);
  expect((await stores.moderation.find(id))?.status).toBe('flagged');
});

test('the worker completes a rejection whose call died', async () => {
  const { facebook, flag, about, stores, setup } = await aRestaurant();
  const row = await stores.moderation.find(await flag(someFlaggedText(ABOUT)));
  if (row === undefined) throw new Error('The row is missing.');
  const at = setup.clock.now().toISOString();
  await stores.moderation.announce(row, {
    status: 'rejected',
    decisionId: 'two',
    administratorId: 'admin-7',
    at,
  });
  await aWorker(facebook)({ moderation_id: row.moderation_id, decision_id: 'one' });
  expect(await about()).toBe(ABOUT);
  await aWorker(facebook)({ moderation_id: row.moderation_id, decision_id: 'two' });
  expect(await about()).toBe('');
  expect(await stores.moderation.find(row.moderation_id)).toMatchObject({
    status: 'rejected',
    reviewed_by: 'admin-7',
  });
});

test('a rejected ad can’t be resumed with the same words', async () => {
  const { facebook, flag, reject, stores, restaurantId, ad } = await aRestaurant();
  const copy = { contentType: 'marketing_copy', field: 'copy', about: {} } as const;
  await aWorker(facebook)(await reject(await flag({ ...copy, text: `${CURE} Code LUNCH10.` })));
  expect(await stores.campaigns.find({ restaurantId, campaignId: ad.campaign_id })).toMatchObject({
    status: 'paused',
    is_text_rejected: true,
  });
});

test('a worker that dies at any call leaves no text after the next delivery, which emails the owner', async () => {
  for (const call of [1, 2, 4, 6, 8, 10, 13, 16, 19, 22, 25, 28, 32, 36, 40]) {
    const { facebook, flag, reject, page, about, stores, restaurantId, ad, websiteId } = await aRestaurant();
    const message = await reject(await flag(someFlaggedText(ABOUT)));
    const process = aMortalProcess();
    process.dieAfter(call);
    await aWorker(facebook, process.interference)(message).catch(() => undefined);
    // The dead process's lock on the page expires.
    const website = await stores.websites.get({ restaurantId, websiteId });
    if (website.page_locked_until !== undefined)
      await stores.websites.save({ ...website, page_locked_until: undefined });
    await aWorker(facebook)(message);
    expect({ call, about: await about() }).toEqual({ call, about: '' });
    expect(await page()).not.toContain('cures the flu');
    const stopped = await stores.campaigns.find({ restaurantId, campaignId: ad.campaign_id });
    expect(stopped?.status).toBe('paused');
    expect(emails.some(({ user_id }) => user_id === restaurantId)).toBe(true);
  }
});
