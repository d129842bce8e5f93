import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWriter } from '#functions/ai/writer.ts';
import { pageKey } from '#functions/websites/published-page.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const OWN = 'We roll pasta at six.';
const TEACHER = ' Nonna learned it from ____.';
const PARKING = 'There is parking on the street.';

/** A draft with a story to complete and an answer to confirm. */
function withSuggestions(content: SiteContent): SiteContent {
  const [{ sections }] = content.pages;
  const about = { title: 'About us', content: `${OWN}${TEACHER}` };
  const faq = { title: 'Questions', items: [{ question: 'Where do I park?', answer: PARKING }] };
  return {
    ...content,
    pages: [{ sections: { ...sections, about, faq } }],
    drafts: [
      {
        segments: [
          { text: OWN, origin: 'owner' },
          {
            text: TEACHER,
            origin: 'suggested',
            id: 'story',
            blanks: [{ name: 'teacher', label: 'Who taught her?' }],
          },
        ],
      },
      { segments: [{ text: PARKING, origin: 'suggested', id: 'faq-parking' }] },
    ],
  };
}

async function aDraft() {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo', withSuggestions);
  const params = { id };
  return {
    review: (json: object) => owner.call('reviewSuggestions', { params, json }),
    publish: async (json?: object) => {
      const { status, body } = await owner.call('publishWebsite', { params, ...(json && { json }) });
      const slug = new URL(String(body.url)).pathname.slice(1, -1);
      return { status, body, page: await setup.stores.sites.find(pageKey(slug)) };
    },
    read: async () => (await owner.call('getWebsite', { params })).body.data as unknown as Website,
  };
}
type Website = {
  suggestions: { id: string; text: string }[];
  menu_items: SiteContent['menu_items'];
  pages: SiteContent['pages'];
  generated_content: { html: string };
};

test('publishing leaves out open suggestions and says how many', async () => {
  const { publish, read } = await aDraft();
  const { body, page } = await publish();
  expect(body).toMatchObject({ message: 'Website published successfully!', open_suggestions: 2 });
  expect(page).toContain(OWN);
  expect(page).not.toMatch(/Nonna|____|park/);
  const { generated_content } = await read();
  expect(generated_content.html).toContain(PARKING);
});

test('publishing can keep suggestions without open blanks', async () => {
  const { publish } = await aDraft();
  const { body, page } = await publish({ suggestions: 'keep' });
  expect(body).toMatchObject({ open_suggestions: 1 });
  expect(page).toContain(PARKING);
  expect(page).not.toContain('Nonna');
});

test('kept suggestions are published with filled blanks, and removed ones are gone', async () => {
  const { review, publish, read } = await aDraft();
  const kept = { id: 'story', values: { teacher: 'her aunt' } };
  const { status, body } = await review({ keep: [kept], remove: ['faq-parking'] });
  expect({ status, body }).toMatchObject({ status: 200, body: { skipped: [], data: { suggestions: [] } } });
  const { page } = await publish();
  expect(page).toContain('Nonna learned it from her aunt.');
  expect((await read()).pages[0].sections.faq.items).toEqual([]);
});

test('a plain ID keeps a suggestion, and one with an open blank is named and stays', async () => {
  const { review, read } = await aDraft();
  const { body } = await review({ keep: ['story', 'faq-parking'] });
  expect(body).toMatchObject({ skipped: ['story'] });
  expect((await read()).suggestions.map(({ id }) => id)).toEqual(['story']);
});

test('what the owner kept is still the owner’s after a regeneration', async () => {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
  const owner = await setup.anOwner();
  const menu_text = 'Puddings\nSponge pudding 7\nApple crumble 6.50';
  const id = await aGeneratedWebsite(setup, owner, { custom_requirements: 'Pub in Instow.', menu_text });
  const params = { id };
  const read = async () => (await owner.call('getWebsite', { params })).body.data as unknown as Website;
  const answers = ({ pages }: Website) => pages[0].sections.faq.items.map(({ answer }) => answer);
  const before = await read();
  const kept = before.suggestions.filter((each) => /^(?:faq-allergies|dish-apple crumble)$/.test(each.id));
  expect(kept).toHaveLength(2);
  await owner.call('reviewSuggestions', { params, json: { keep: kept.map((each) => each.id) } });
  const { body } = await owner.call('regenerateWebsite', { params, json: {} });
  const message = { restaurant_id: owner.restaurantId, generation_id: String(body.generation_id) };
  await setup.work(message, aDelivery());
  const after = await read();
  const open = after.suggestions.map((each) => each.id);
  expect(open).not.toContain('faq-allergies');
  expect(open).not.toContain('dish-apple crumble');
  expect(open).toContain('faq-parking');
  for (const { text } of kept)
    expect([...answers(after), ...after.menu_items.map(({ description }) => description)]).toContain(text);
});

test('reviewing decided suggestions changes nothing', async () => {
  const { review, read } = await aDraft();
  await review({ remove: ['story'] });
  const before = await read();
  expect((await review({ remove: ['story'], keep: ['unknown'] })).status).toBe(200);
  expect(await read()).toEqual(before);
});

test('a request without a list or an ID is rejected with the field', async () => {
  const { review } = await aDraft();
  expect(await review({ keep: [{ values: {} }] })).toMatchObject({ status: 422 });
});
