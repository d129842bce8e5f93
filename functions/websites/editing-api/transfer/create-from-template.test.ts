import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { type SiteContent, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { MAX_WEBSITES } from '#shared/websites/generation-limits.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const REQUEST = {
  website_name: 'Café Nandu',
  template_id: 'cafe-1',
  template_customizations: {
    restaurant_name: 'Café Nandu',
    restaurant_tagline: 'Out of the oven at 7 AM',
    about_description: 'We bake at night.',
    restaurant_address: '3 Mill Lane',
    restaurant_phone: '(555) 237-4410',
    restaurant_email: 'hello@nandu.example',
    primary_color: '#5a3426',
    menu_items: [{ name: 'Medialuna', description: 'Butter', price: '$2.20' }],
  },
  generated_content: { html: '<script>alert(1)</script>', css: '' },
  design_category: 'cafe_bakery',
  status: 'ready',
};

test('templates are listed, all or by category', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const ids = async (query: Record<string, string>) => {
    const { body } = await owner.call('listTemplates', { query });
    const { templates } = body.data as { templates: { id: string }[] };
    return templates.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([...TEMPLATE_IDS]);
  expect(await ids({ category: 'fine_dining' })).toEqual(['fine-dining-1', 'fine-dining-2']);
  expect(await owner.call('listTemplates', { query: { category: 'brunch' } })).toMatchObject({
    status: 422,
    body: { fields: { category: 'Choose a valid category.' } },
  });
});

test('a website from a template is ready, has the owner’s words and colors, and can be published', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const { status, body } = await owner.call('createFromTemplate', { json: REQUEST });
  expect(status).toBe(201);
  const params = { id: String(body.website_id) };
  const website = (await owner.call('getWebsite', { params })).body.data;
  expect(website).toMatchObject({
    website_name: 'Café Nandu',
    status: 'ready',
    design_category: 'cafe_bakery',
    content: { template_id: 'cafe-1' },
    content_source: 'sections',
    menu_items: [{ name: 'Medialuna', price: '$2.20' }],
    design_preferences: { primary_color: '#5a3426' },
    missing_facts: ['hours'],
  });
  const { hero_image } = website as { hero_image: string };
  expect(hero_image).toBe(`/images/${params.id}/cafe-1-5-1280.webp`);
  expect(JSON.stringify(website)).not.toContain('alert(1)');
  const published = await owner.call('publishWebsite', { params });
  expect(published).toMatchObject({ status: 200, body: { data: { status: 'published' } } });
});

test('an unknown image is rejected at its field', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const hero_image = '/images/01900000-0000-7000-8000-000000000000/a-1600.webp';
  const json = { ...REQUEST, template_customizations: { ...REQUEST.template_customizations, hero_image } };
  expect(await owner.call('createFromTemplate', { json })).toMatchObject({
    status: 422,
    body: { fields: { 'template_customizations.hero_image': 'Choose one of your images.' } },
  });
});

test.each(TEMPLATE_IDS)('a website of %s can be published with only a name', async (template_id) => {
  const owner = await setupWebsites(emulators).anOwner({ address: '1 Old Street', phone: '(555) 237-0000' });
  const json = { website_name: 'Osteria Lupo', template_id, template_customizations: {} };
  const { body } = await owner.call('createFromTemplate', { json });
  const { status } = await owner.call('publishWebsite', { params: { id: String(body.website_id) } });
  expect(status).toBe(200);
});

test('a template’s page leaves out what its owner emptied, even if the profile has it', async () => {
  const owner = await setupWebsites(emulators).anOwner({ address: '1 Old Street', phone: '(555) 237-0000' });
  const emptied = { restaurant_address: '', restaurant_phone: '' };
  const json = { website_name: 'Osteria Lupo', template_id: 'cafe-1', template_customizations: emptied };
  const { body } = await owner.call('createFromTemplate', { json });
  const website = (await owner.call('getWebsite', { params: { id: String(body.website_id) } })).body.data;
  expect(Object(website).pages[0].sections.contact).toMatchObject({ address: '', phone: '' });
});

test('another owner’s restaurant gets no website, and an unknown template creates none', async () => {
  const setup = setupWebsites(emulators);
  const [owner, other] = [await setup.anOwner(), await setup.anOwner()];
  const foreign = { ...REQUEST, restaurant_id: other.restaurantId };
  expect(await owner.call('createFromTemplate', { json: foreign })).toMatchObject({
    status: 404,
    body: { error: 'No restaurant found. Please create a restaurant first.' },
  });
  const unknown = { ...REQUEST, template_id: 'brutalist-1' };
  expect(await owner.call('createFromTemplate', { json: unknown })).toMatchObject({
    status: 422,
    body: { fields: { template_id: 'Choose a valid template.' } },
  });
  for (const each of [owner, other]) {
    expect((await each.call('listWebsites')).body.data).toMatchObject({ total: 0 });
  }
});

test('a restaurant at its website limit gets no more', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const taken = Array.from({ length: MAX_WEBSITES }, (_, index) => `website-${index}`);
  await Promise.all(
    taken.map(async (websiteId) => {
      const run = { restaurantId: owner.restaurantId, websiteId, generationId: 'g', requestedAt: 'now' };
      await setup.stores.restaurants.startAddition(run);
      await setup.stores.restaurants.finishGeneration(run);
    }),
  );
  expect(await owner.call('createFromTemplate', { json: REQUEST })).toMatchObject({
    status: 409,
    body: { code: 'website_limit' },
  });
});

const PROFILE = {
  kind: 'Imbiss',
  languages: ['de'],
  diets: ['vegan'],
  booking: { policy: 'not_taken', note: '' },
  phones: [{ typed: '030 1234567' }],
  hours_text: 'Mittags, solange es hat',
  dishes: [aDish({ name: 'Linsensuppe', price: '6,50 €' })],
};
type Made = { content: SiteContent; fact_sources: Record<string, string> };

async function aTemplateSite(owner: Owner, template_customizations: object): Promise<Made> {
  const { body } = await owner.call('createFromTemplate', { json: { ...REQUEST, template_customizations } });
  const params = { id: String(body.website_id) };
  return (await owner.call('getWebsite', { params })).body.data as Made;
}

test('a website from a template shows the profile where the form is empty', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  await owner.call('updateProfile', { json: PROFILE });
  const { content, fact_sources } = await aTemplateSite(owner, {});
  expect(content).toMatchObject({ language: 'de', diets: ['vegan'], menu_items: [{ name: 'Linsensuppe' }] });
  expect(content.pages[0].sections.contact).toMatchObject({
    title: 'So finden Sie uns',
    takes_reservations: false,
    phone: '030 1234567',
    hours: 'Mittags, solange es hat',
  });
  expect(fact_sources).toMatchObject({ menu: 'profile', booking: 'profile', contact: 'profile' });
});

test('a website from a template keeps its form’s content', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  await owner.call('updateProfile', { json: PROFILE });
  const { content, fact_sources } = await aTemplateSite(owner, REQUEST.template_customizations);
  expect(content.menu_items).toMatchObject([{ name: 'Medialuna' }]);
  expect(content.pages[0].sections).toMatchObject({
    hero: { tagline: 'Out of the oven at 7 AM' },
    about: { content: 'We bake at night.' },
    contact: { phone: '(555) 237-4410', takes_reservations: false },
  });
  for (const kind of ['menu', 'contact', 'tagline', 'story', 'welcome']) {
    expect(fact_sources).not.toHaveProperty(kind);
  }
});

test('a website from a template respects diets in drawings and offers no unavailable reservations', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const burger = {
    template_id: 'fast-food-1',
    template_customizations: { menu_items: [{ name: 'Cheeseburger' }] },
  };
  const made = async () => {
    const { body } = await owner.call('createFromTemplate', { json: { ...REQUEST, ...burger } });
    const website = (await owner.call('getWebsite', { params: { id: String(body.website_id) } })).body
      .data as Made;
    const { hero_image, image_assets, pages } = website.content;
    return { hero: image_assets[hero_image]?.alt, contact: pages[0].sections.contact };
  };
  expect(await made()).toMatchObject({
    hero: expect.stringContaining('burger'),
    contact: { takes_reservations: false },
  });
  await owner.call('updateProfile', { json: { diets: ['vegan'], kind: 'bistro' } });
  const vegan = await made();
  expect(vegan.hero).not.toContain('burger');
});
