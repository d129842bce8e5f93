import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const SOURCE = { generated_content: { html: '<p>Pasta</p>', css: '' } };
const preview = (owner: Owner, id: string) => owner.call('previewWebsite', { params: { id }, json: SOURCE });
const statuses = (answers: readonly { status: number | undefined }[]) => answers.map(({ status }) => status);

test('parallel calls never exceed the limit, and the others learn when to retry', async () => {
  const setup = setupWebsites(emulators, { limits: { saves: 5 } });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const answers = await Promise.all(Array.from({ length: 12 }, () => preview(owner, id)));
  expect(statuses(answers).toSorted()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused).toMatchObject({
    headers: { 'retry-after': '3600' },
    body: {
      code: 'too_many_requests',
      error: 'You’ve reached the hourly limit of 5 saves and previews. Try again in 60 minutes.',
    },
  });
});

test('the limit is per restaurant and restarts every hour', async () => {
  const setup = setupWebsites(emulators, { limits: { saves: 1 } });
  const [busy, other] = [await setup.anOwner(), await setup.anOwner()];
  const busyId = await aStoredWebsite({ setup, owner: busy }, 'Busy');
  const otherId = await aStoredWebsite({ setup, owner: other }, 'Other');
  expect(statuses([await preview(busy, busyId), await preview(busy, busyId)])).toEqual([200, 429]);
  expect((await preview(other, otherId)).status).toBe(200);
  setup.clock.advance(3_600);
  expect((await preview(busy, busyId)).status).toBe(200);
});

test('invalid input is free', async () => {
  const setup = setupWebsites(emulators, { limits: { saves: 1 } });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const refused = [
    await preview(owner, 'unknown'),
    await owner.call('previewWebsite', { params: { id }, json: {} }),
    await owner.call('updateContent', { params: { id }, json: { nowhere: 'x' } }),
    await owner.call('updateColors', { params: { id }, json: { body_font: 'Wingdings' } }),
  ];
  expect(statuses(refused)).toEqual([404, 422, 422, 422]);
  expect(statuses([await preview(owner, id), await preview(owner, id)])).toEqual([200, 429]);
});

test('work that is rejected afterwards stays counted', async () => {
  const setup = setupWebsites(emulators, { limits: { saves: 2, imports: 1 } });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const unreadable = { html: '<h1>Ours</h1>', css: `a{${'b c;'.repeat(25_000)}}` };
  const hostile = { params: { id }, json: { generated_content: unreadable } };
  const tooBig = { generated_content: { html: 'x'.repeat(300_000), css: '' } };
  const foreign = {
    content: aSiteContent({ hero_image: '/images/00000000-0000-4000-8000-000000000000/a-800.webp' }),
  };
  const answers = [
    await owner.call('previewWebsite', { params: { id }, json: tooBig }),
    await owner.call('previewWebsite', hostile),
    await owner.call('saveWebsite', hostile),
    await preview(owner, id),
    await owner.call('importWebsite', { json: { ...foreign, format: 'tableside-site/1' } }),
    await owner.call('importWebsite', { json: { ...foreign, format: 'tableside-site/1' } }),
  ];
  expect(statuses(answers)).toEqual([422, 422, 422, 429, 422, 429]);
});

test('generations, publications, and imports have their own limits', async () => {
  const setup = setupWebsites(emulators, { limits: { generations: 1, publications: 1, imports: 1 } });
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner);
  const { content } = await setup.stores.websites.getDocument({ ...owner, websiteId: id });
  const calls = [
    ['regenerateWebsite', { params: { id }, json: {} }, 0],
    ['publishWebsite', { params: { id } }, 1],
    ['importWebsite', { json: { format: 'tableside-site/1', content } }, 1],
  ] as const;
  for (const [operation, call, allowed] of calls) {
    const answers = [await owner.call(operation, call), await owner.call(operation, call)];
    expect(
      answers.filter(({ status }) => status === 429),
      operation,
    ).toHaveLength(2 - allowed);
    expect(answers.at(-1)?.body.error).toContain('You’ve reached the hourly limit of 1 ');
  }
});

test('all other changes count together, and reading is free', async () => {
  const setup = setupWebsites(emulators, { limits: { changes: 2 } });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const params = { id };
  const answers = [
    await owner.call('duplicateWebsite', { params }),
    await owner.call('unpublishWebsite', { params }),
    await owner.call('deleteWebsite', { params }),
  ];
  expect(statuses(answers)).toEqual([201, 200, 429]);
  expect(answers.at(-1)?.body.error).toContain('You’ve reached the hourly limit of 2 changes.');
  expect((await owner.call('getWebsite', { params })).status).toBe(200);
});
