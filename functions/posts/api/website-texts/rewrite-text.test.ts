import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH } from '#functions/ai/library/en/english.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import * as contentCreatorOperations from '#functions/posts/api/operations.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { FAQ_ITEMS } from '#shared/site/editing/text-actions.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const ABOUT = 'pages[0].sections.about.content';
const OWN = 'We opened in 1962.';
const STORY = '\n\nNonna learned it from ____.';

const withStory = (content: SiteContent): SiteContent => {
  const [{ sections }] = content.pages;
  const about = { title: 'About us', content: `${OWN}${STORY}` };
  return {
    ...content,
    menu_items: [...content.menu_items, { name: 'Tiramisu', description: '', price: '' }],
    pages: [{ sections: { ...sections, about } }],
    drafts: [
      {
        segments: [
          { text: OWN, origin: 'owner' },
          { text: STORY, origin: 'suggested', id: 'story' },
        ],
      },
    ],
  };
};

/** An owner with a website. Metered calls are counted by the real meter. */
async function anEditor() {
  const setup = setupWebsites(emulators);
  const { restaurantId } = await setup.anOwner();
  const id = await aStoredWebsite(
    { setup, owner: { restaurantId, call: () => Promise.reject() } },
    'Osteria Lupo',
    withStory,
  );
  const { stores, clock } = setup;
  const handler = createDispatcher({
    auditRecords: anAuditLog(),
    routes: contentCreatorRoutes,
    operations: openOperations(contentCreatorOperations, {
      ...stores,
      plans: stores.contentPlans,
      writer: createWriter(
        { provider: 'built-in' },
        { meter: aMeter(stores, clock), inspect: aNoopInspector },
      ),
      inspect: aNoopInspector,
      clock,
      ids: createIdSource(clock),
    }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    log: aLog(),
  });
  const rewrite = async (json: object, params = { id }) => {
    const routeKey = 'POST /api/website-builder/websites/{id}/rewrite';
    const { statusCode, body } = await handler(anHttpEvent({ token: 'token', routeKey, json, params }));
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const uses = async () =>
    (await stores.aiUsage.get({ restaurantId, feature: 'content_generation', at: clock.now() })).requests;
  const document = () => stores.websites.getDocument({ restaurantId, websiteId: id });
  return { restaurantId, stores, clock, rewrite, uses, document };
}

test('a longer text is returned, counted as one use, and not stored', async () => {
  const editor = await anEditor();
  const before = await editor.document();
  const text = `${OWN}${STORY}`;
  const { status, body } = await editor.rewrite({ path: ABOUT, text, action: 'longer' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, changed: true });
  expect(body.text).toMatch(/^We opened in 1962\. .+\n\nNonna learned it from ____\.$/s);
  expect(await editor.uses()).toBe(1);
  expect(await editor.document()).toEqual(before);
});

test('a text that can’t change says why and is free', async () => {
  const editor = await anEditor();
  const { status, body } = await editor.rewrite({ path: ABOUT, text: `${OWN}${STORY}`, action: 'rewrite' });
  expect({ status, ...body }).toEqual({
    status: 200,
    success: true,
    text: `${OWN}${STORY}`,
    changed: false,
    message: 'We can’t rewrite this without changing your facts. Try editing it.',
    items: [],
  });
  expect(await editor.uses()).toBe(0);
});

test('a dish without a description gets a line for its kind', async () => {
  const editor = await anEditor();
  const index = (await editor.document()).content.menu_items.length - 1;
  const path = `menu_items[${index}].description`;
  const { body } = await editor.rewrite({ path, action: 'describe' });
  const lines = ENGLISH.dishes.tiramisu.map((line) => line.split('[')[0] ?? line);
  expect(lines.some((line) => body.text.startsWith(line))).toBe(true);
});

test('FAQs are answered from known facts until none is left', async () => {
  const editor = await anEditor();
  const { body } = await editor.rewrite({ path: FAQ_ITEMS, action: 'write_faqs' });
  expect(body.items).toEqual([
    { question: 'What’s on the menu?', answer: 'For a start: Cacio e pepe, Tiramisu.' },
  ]);
});

test.each([
  ['a guest’s words', { path: 'pages[0].sections.reviews.items[0].text', text: 'Good.', action: 'rewrite' }],
  ['a price', { path: 'menu_items[0].price', text: '$9', action: 'shorter' }],
  [
    'a description that already exists',
    { path: 'menu_items[0].description', text: 'Soup', action: 'describe' },
  ],
  ['an unknown action', { path: ABOUT, text: OWN, action: 'translate' }],
  ['a text that isn’t in a field', { path: ABOUT, text: 'a'.repeat(5_001), action: 'rewrite' }],
])('rejected before counting: %s', async (_title, json) => {
  const editor = await anEditor();
  expect((await editor.rewrite(json)).status).toBe(422);
  expect(await editor.uses()).toBe(0);
});

test('another restaurant’s website isn’t found', async () => {
  const [editor, other] = [await anEditor(), await anEditor()];
  const { website_id: id } = await other.document();
  expect((await editor.rewrite({ path: ABOUT, text: OWN, action: 'longer' }, { id })).status).toBe(404);
});

test('where writing is turned off, the answer says who can turn it on', async () => {
  const editor = await anEditor();
  await editor.stores.toggles.save({
    restaurant_id: editor.restaurantId,
    version: 1,
    toggles: {
      content_generation: {
        enabled: false,
        rate_limits: { daily_limit: null, hourly_limit: null },
        updated_at: editor.clock.now().toISOString(),
      },
    },
  });
  const { status, body } = await editor.rewrite({ path: ABOUT, text: OWN, action: 'longer' });
  expect([status, body.code]).toEqual([403, 'feature_off']);
});
