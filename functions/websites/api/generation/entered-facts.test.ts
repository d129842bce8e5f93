import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWriter } from '#functions/ai/writer.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { emptyDish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { MAX_RUNNING_JOBS } from '#shared/websites/generation-limits.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const NAME = { website_name: 'Osteria Lupo' };
const EVENINGS = {
  services: [{ days: ['tuesday'], opens: '17:00', closes: '22:00' }],
  closed_days: ['monday'],
};

const generate = (owner: Owner, json: object) =>
  owner.call('generateWebsite', { json: { ...NAME, ...json } });

async function profileOf(owner: Owner) {
  const { data } = (await owner.call('getProfile')).body;
  return data as { profile: RestaurantProfile; version: number };
}

const aProfile = (owner: Owner, changes: object) => owner.call('updateProfile', { json: changes });

test('entered facts are in the profile when the job starts', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const answer = await generate(owner, {
    menu_text: 'Pasta\nCarbonara  14.50\n\nDolci\nTiramisu  8',
    hours: EVENINGS,
    links: {
      phones: [{ typed: '(212) 555-0147' }],
      links: [{ kind: 'ordering', url: 'https://order.example.com' }],
    },
  });
  expect(answer.status).toBe(202);
  const { profile, version } = await profileOf(owner);
  expect(version).toBe(1);
  expect(profile.dishes.map(({ course, name, price }) => [course, name, price])).toEqual([
    ['Pasta', 'Carbonara', '14.50'],
    ['Dolci', 'Tiramisu', '8'],
  ]);
  expect(profile).toMatchObject({
    services: [{ days: ['tuesday'], opens: '17:00', closes: '22:00' }],
    closed_days: ['monday'],
    phones: [{ typed: '(212) 555-0147' }],
    links: [{ kind: 'ordering', url: 'https://order.example.com' }],
  });
  expect((await setup.stores.restaurants.find(owner.restaurantId))?.phone).toBe('(212) 555-0147');
  expect(setup.auditRecords.changes().at(-1)).toMatchObject({
    operation: 'generateWebsite',
    before: { version: 0, values: { services: [] } },
    after: { generation_id: answer.body.generation_id, version: 1, values: { closed_days: ['monday'] } },
  });
});

test('a menu is added to the profile’s, and hours and phones replace the old ones', async () => {
  const owner = await setupWebsites(emulators).anOwner({ phone: '212 555 0100' });
  const gelato = { ...emptyDish('Gelato'), price: '6' };
  await aProfile(owner, {
    dishes: [gelato, { ...emptyDish('Carbonara'), price: '13', description: 'Guanciale, egg' }],
    services: [{ days: ['friday'], opens: '12:00' }],
    email: 'ciao@lupo.example.com',
  });
  await generate(owner, {
    menu_text: 'Carbonara  14.50\nTiramisu  8.00',
    hours: EVENINGS,
    links: { phones: [{ typed: '212 555 0147' }] },
  });
  const { profile } = await profileOf(owner);
  expect(profile.dishes.map(({ name, price, description }) => [name, price, description])).toEqual([
    ['Gelato', '6', ''],
    ['Carbonara', '14.50', 'Guanciale, egg'],
    ['Tiramisu', '8.00', ''],
  ]);
  expect(profile.services.map(({ days }) => days)).toEqual([['tuesday']]);
  expect(profile.phones.map(({ typed }) => typed)).toEqual(['212 555 0147']);
  expect(profile.email).toBe('ciao@lupo.example.com');
});

test('entered facts win over the brief on the page', async () => {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner, {
    ...NAME,
    custom_requirements:
      'Menu: Carbonara 19; Cacio e pepe 17. Open Monday to Friday 9am to 3pm. Call (212) 555-0100. 12 Court Street, Brooklyn, NY 11201.',
    menu_text: 'Carbonara  14.50\nTiramisu  8.00',
    hours: EVENINGS,
    links: { phones: [{ typed: '(212) 555-0147' }] },
  });
  const { content } = await setup.stores.websites.getDocument({
    restaurantId: owner.restaurantId,
    websiteId: id,
  });
  expect(content.menu_items.map(({ name, price }) => [name, price])).toEqual([
    ['Carbonara', '14.50'],
    ['Tiramisu', '8.00'],
  ]);
  expect(content.opening_hours).toEqual({ monday: [], tuesday: [{ opens: '17:00', closes: '22:00' }] });
  const { contact } = content.pages[0].sections;
  expect(contact.phone).toBe('(212) 555-0147');
  expect(contact.address).toContain('12 Court Street');
});

test('the entered type and town make the headline, and the street comes from the brief', async () => {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner, {
    ...NAME,
    custom_requirements:
      'hi need a site asap for my place, pies and wings. We are at 12 Court Street in Brooklyn.',
    kind: 'Neapolitan pizzeria',
    town: 'Reno',
  });
  const key = { restaurantId: owner.restaurantId, websiteId: id };
  const { content } = await setup.stores.websites.getDocument(key);
  const { hero, contact } = content.pages[0].sections;
  expect(hero.tagline).toBe('Neapolitan pizzeria in Reno');
  expect(contact.address).toContain('12 Court Street');
  const { profile } = await profileOf(owner);
  expect(profile).toMatchObject({ kind: 'Neapolitan pizzeria', address: { locality: 'Reno' } });
});

test('a menu line that isn’t understood is a dish if it ends in one price, otherwise the answer has it', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const wine = 'Wine glass €7 add a bottle €24';
  const menu_text = `Pasta\nCarbonara  €14.50\nGricia  €13.50\n+ burrata €4.00\n${wine}`;
  const answer = await generate(owner, { menu_text });
  expect(answer.body.data).toEqual({ unread_menu_lines: [wine] });
  const { dishes } = (await profileOf(owner)).profile;
  expect(dishes.map(({ course, name, price }) => [course, name, price])).toEqual([
    ['Pasta', 'Carbonara', '€14.50'],
    ['Pasta', 'Gricia', '€13.50'],
    ['Pasta', '+ burrata', '€4.00'],
  ]);
});

test('the website is in the entered language, which the profile keeps', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  await aProfile(owner, { languages: ['it'] });
  const custom_requirements = 'Bierstube, Wurst, Brezel und Bier vom Fass';
  const id = await aGeneratedWebsite(setup, owner, { ...NAME, custom_requirements, language: 'en' });
  const key = { restaurantId: owner.restaurantId, websiteId: id };
  expect((await setup.stores.websites.getDocument(key)).content.language).toBe('en');
  expect((await profileOf(owner)).profile.languages).toEqual(['en', 'it']);
});

test('a blank type and a blank town change nothing', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  await aProfile(owner, { kind: 'bakery' });
  await generate(owner, { kind: ' ', town: ' ' });
  expect((await profileOf(owner)).profile.kind).toBe('bakery');
});

describe('invalid facts', () => {
  test.each([
    [
      'an invalid time',
      { hours: { services: [{ days: ['monday'], opens: '25:00' }] } },
      'hours.services.0.opens',
      'Enter a time in 24-hour format, such as 18:00.',
    ],
    ['an invalid language', { language: 'English' }, 'language', 'Enter a language code, such as en.'],
    ['a type that is too long', { kind: 'x'.repeat(61) }, 'kind', 'Use at most 60 characters.'],
    [
      'a service without days',
      { hours: { services: [{ days: [], opens: '17:00' }] } },
      'hours.services.0.days',
      'Choose at least one day.',
    ],
    [
      'an invalid email',
      { links: { email: 'lupo' } },
      'links.email',
      'Enter an email address such as you@restaurant.com.',
    ],
    [
      'an invalid link',
      { links: { links: [{ kind: 'ordering', url: 'lupo' }] } },
      'links.links.0.url',
      'Enter a web address, such as https://example.com.',
    ],
    [
      'a menu that is too long',
      { menu_text: 'Carbonara  14\n'.repeat(1_500) },
      'menu_text',
      'Use at most 20,000 characters.',
    ],
    [
      'a menu without dishes',
      { menu_text: 'Hello there, friends' },
      'menu_text',
      'We couldn’t find dishes in this menu. Put each dish and its price on its own line.',
    ],
  ])(
    '%s is answered with a sentence at its field, and nothing is written',
    async (_what, json, field, sentence) => {
      const setup = setupWebsites(emulators);
      const owner = await setup.anOwner();
      const { status, body } = await generate(owner, { links: { phones: [{ typed: '555' }] }, ...json });
      expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: sentence } });
      expect((await profileOf(owner)).version).toBe(0);
      expect(setup.queued).toEqual([]);
    },
  );

  test('too many dishes are reported at the menu, and the slot is released', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await aProfile(owner, { dishes: Array.from({ length: 500 }, (_, index) => emptyDish(`Dish ${index}`)) });
    const { status, body } = await generate(owner, { menu_text: 'Carbonara  14.50' });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { menu_text: 'A menu can have at most 500 dishes.' },
    });
    expect(await setup.stores.restaurants.findSlots(owner.restaurantId)).toEqual({
      websites: 0,
      running: [],
    });
  });

  test('a changed profile is answered like its own update and stays', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await aProfile(owner, { email: 'one@lupo.example.com' });
    const json = { hours: EVENINGS, profile_version: 0 };
    const { status, body } = await generate(owner, json);
    expect({ status, code: body.code, conflict: body.conflict }).toEqual({
      status: 409,
      code: 'profile_changed',
      conflict: { version: 1, changes: { email: 'one@lupo.example.com' }, is_whole: true },
    });
    expect(await profileOf(owner)).toMatchObject({ version: 1, profile: { services: [] } });
    expect(await setup.stores.restaurants.findSlots(owner.restaurantId)).toEqual({
      websites: 0,
      running: [],
    });
    expect((await generate(owner, { ...json, profile_version: 1 })).status).toBe(202);
    expect(await profileOf(owner)).toMatchObject({ version: 2, profile: { closed_days: ['monday'] } });
  });

  test('a generation without a free slot changes no profile', async () => {
    const owner = await setupWebsites(emulators).anOwner();
    for (let count = 0; count < MAX_RUNNING_JOBS; count++) await generate(owner, {});
    expect((await generate(owner, { hours: EVENINGS })).status).toBe(429);
    expect((await profileOf(owner)).version).toBe(0);
  });
});

test('an interrupted call can be repeated and saves its facts once', async () => {
  const mortal = aMortalProcess();
  const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
  for (let call = 1; ; call++) {
    const owner = await setup.anOwner();
    const hasDied = await mortal.diesAfter(call, () => generate(owner, { hours: EVENINGS }));
    expect((await generate(owner, { hours: EVENINGS })).status, `died after call ${call}`).toBe(202);
    expect(await profileOf(owner)).toMatchObject({ version: 1, profile: { closed_days: ['monday'] } });
    if (!hasDied) return expect(call).toBeGreaterThan(6);
  }
});
