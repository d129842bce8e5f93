import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

describe('the list of websites', () => {
  test('is empty for a new restaurant', async () => {
    const owner = await setupWebsites(emulators).anOwner();
    const { body } = await owner.call('listWebsites');
    expect(body).toEqual({
      success: true,
      data: { websites: [], page: 1, per_page: 10, total: 0, total_pages: 0 },
    });
  });

  test('shows the caller’s own, newest first, page by page', async () => {
    const setup = setupWebsites(emulators);
    const [owner, other] = [await setup.anOwner(), await setup.anOwner()];
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      ids.push(await aStoredWebsite({ setup, owner }, name));
      await aStoredWebsite({ setup, owner: other }, `Other ${name}`);
      setup.clock.advance(60);
    }
    const page = async (number: number) => {
      const query = { page: String(number), per_page: '2' };
      const { body } = await owner.call('listWebsites', { query });
      return body.data;
    };
    expect(await page(1)).toMatchObject({
      websites: [{ website_id: ids[2], website_name: 'Third' }, { website_id: ids[1] }],
      total: 3,
      total_pages: 2,
    });
    expect(await page(2)).toMatchObject({ websites: [{ website_id: ids[0] }], total: 3, total_pages: 2 });
    expect(await page(3)).toMatchObject({ websites: [], total: 3 });
  });

  test('is filtered by status', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Narrowed');
    await aStoredWebsite({ setup, owner }, 'Not published');
    await owner.call('publishWebsite', { params: { id } });
    const { body } = await owner.call('listWebsites', { query: { status: 'published' } });
    expect(body.data).toMatchObject({ websites: [{ website_id: id, status: 'published' }], total: 1 });
  });

  test('has what cards show and no content', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aGeneratedWebsite(setup, owner);
    const { body } = await owner.call('listWebsites');
    expect(body.data).toMatchObject({ websites: [expect.any(Object)] });
    expect(JSON.parse(JSON.stringify(body.data)).websites[0]).toEqual({
      website_id: id,
      website_name: 'Osteria Lupo',
      status: 'completed',
      created_at: '2026-03-01T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
      design_category: 'casual_dining',
      hero_image: `/images/${id}/picture0-800.webp`,
      restaurant_id: owner.restaurantId,
      restaurant_name: 'Osteria Lupo',
      has_unpublished_changes: false,
    });
  });
});

test('a website is read with its rendered page', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner);
  const { body } = await owner.call('getWebsite', { params: { id } });
  const { generated_content } = JSON.parse(JSON.stringify(body.data));
  expect(generated_content.html).toContain(`src="/images/${id}/`);
  expect(generated_content.html).not.toContain('<body');
  expect(generated_content.css).toContain('--paper');
});

test('the builder’s dashboard counts the websites', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner({ name: 'Trattoria Nord' });
  const id = await aStoredWebsite({ setup, owner }, 'Counted');
  await owner.call('publishWebsite', { params: { id } });
  const { body } = await owner.call('getWebsiteBuilderDashboard');
  expect(body.data).toEqual({
    restaurant: { restaurant_id: owner.restaurantId, name: 'Trattoria Nord' },
    websites: { total: 1, published: 1 },
  });
});

test('another owner’s website and generation are answered like unknown ones', async () => {
  const setup = setupWebsites(emulators);
  const [owner, stranger] = [await setup.anOwner(), await setup.anOwner()];
  const website = await aGeneratedWebsite(setup, owner);
  const { generation_id: generation } = await aStartedGeneration(owner);
  const foreign = [
    ['getWebsite', website],
    ['publishWebsite', website],
    ['unpublishWebsite', website],
    ['deleteWebsite', website],
    ['getGenerationProgress', generation],
  ] as const;
  for (const [operation, id] of foreign) {
    const answer = await stranger.call(operation, { params: { id } });
    const unknown = await stranger.call(operation, { params: { id: setup.workerDependencies.ids.next() } });
    expect(answer.status, operation).toBe(404);
    expect(answer, operation).toEqual(unknown);
  }
  expect(await owner.call('getWebsite', { params: { id: website } })).toMatchObject({ status: 200 });
});

test('a website is deleted once', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Short-lived');
  expect(await owner.call('deleteWebsite', { params: { id } })).toEqual({
    status: 200,
    headers: expect.any(Object),
    body: { success: true, message: 'Website deleted.' },
  });
  expect(await owner.call('deleteWebsite', { params: { id } })).toMatchObject({ status: 404 });
  const { body } = await owner.call('listWebsites');
  expect(body.data).toMatchObject({ websites: [], total: 0 });
});
