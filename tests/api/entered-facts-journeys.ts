import { expect, test } from 'vitest';
import { aRestaurantPage } from '#tests/builders/a-restaurant-page.ts';
import { aPageServer } from '#tests/builders/page-server.ts';
import type { BuilderPlatform } from './opened-website.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';

const EVENINGS = {
  services: [{ days: ['tuesday', 'wednesday'], opens: '17:00', closes: '22:00' }],
  closed_days: ['monday'],
};
const ENTERED = {
  menu_text: 'Pasta\nCacio e pepe  $14.50\nCarbonara  $16\n\nDolci\nTiramisu  $8',
  hours: EVENINGS,
  links: {
    address: { text: '12 Court Street, Brooklyn, NY 11201' },
    phones: [{ typed: '(212) 555-0147' }],
    links: [{ kind: 'ordering', url: 'https://order.example.com/lupo' }],
  },
};

/**
 * Facts that owners enter besides the brief (menu, hours, contact details), over HTTP only, in local mode and on
 * deployed stacks.
 */
export function defineEnteredFactsJourneys(platform: () => BuilderPlatform): void {
  const profileOf = async ({ token }: Owner) => {
    const { body } = await platform().api('getProfile', { token });
    return (body.data as { profile: Record<string, unknown> }).profile;
  };

  test('an entered menu, week, address, phone and ordering link are in the profile and on the website', async () => {
    const { api } = platform();
    const owner = await anOwner(api);
    const { token } = owner;
    const { websiteId } = await aGeneratedWebsite(api, owner, {
      website_name: 'Osteria Lupo',
      custom_requirements: 'Roman trattoria. Open daily 9am to 3pm. Call (212) 555-0100.',
      ...ENTERED,
    });
    expect(await profileOf(owner)).toMatchObject({
      dishes: [
        { course: 'Pasta', name: 'Cacio e pepe', price: '$14.50' },
        { course: 'Pasta', name: 'Carbonara', price: '$16' },
        { course: 'Dolci', name: 'Tiramisu', price: '$8' },
      ],
      ...EVENINGS,
      ...ENTERED.links,
    });
    const { body } = await api('getWebsite', { token, params: { id: websiteId } });
    const { menu_items, content, generated_content } = body.data as Record<string, unknown>;
    expect(menu_items).toMatchObject([
      { name: 'Cacio e pepe', price: '$14.50' },
      { name: 'Carbonara', price: '$16' },
      { name: 'Tiramisu', price: '$8' },
    ]);
    expect(content).toMatchObject({
      opening_hours: { monday: [], tuesday: [{ opens: '17:00', closes: '22:00' }] },
    });
    const { html } = generated_content as { html: string };
    for (const text of ['(212) 555-0147', '12 Court Street', 'https://order.example.com/lupo', '$14.50']) {
      expect(html).toContain(text);
    }
    for (const overruled of [/555-0100/, /9:00 AM/, /9am/]) expect(html).not.toMatch(overruled);
  });

  test('invalid hours and links are named, and none of them is saved', async () => {
    const { api } = platform();
    const owner = await anOwner(api);
    const wrong = {
      hours: { services: [{ days: [], opens: '5 pm' }] },
      links: { phones: [{ typed: '555-0147' }], email: 'lupo' },
    };
    const { status, body } = await api('generateWebsite', {
      token: owner.token,
      body: { website_name: 'Osteria Lupo', ...wrong },
    });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: {
        'hours.services.0.days': 'Choose at least one day.',
        'hours.services.0.opens': 'Enter a time in 24-hour format, such as 18:00.',
        'links.email': 'Enter an email address such as you@restaurant.com.',
      },
    });
    expect(await profileOf(owner)).toMatchObject({ phones: [], services: [] });
  });

  test('facts entered for another owner’s restaurant change neither profile', async () => {
    const { api } = platform();
    const [owner, other] = [await anOwner(api), await anOwner(api)];
    const { status } = await api('generateWebsite', {
      token: owner.token,
      body: { restaurant_id: other.restaurantId, website_name: 'Osteria Lupo', ...ENTERED },
    });
    expect(status).toBe(404);
    for (const each of [owner, other])
      expect(await profileOf(each)).toMatchObject({ dishes: [], phones: [] });
  });

  test('the facts of the current website are read, and the next website shows them', async () => {
    const { api } = platform();
    const owner = await anOwner(api);
    const { token } = owner;
    const { origin } = await aPageServer(({ url }, response) => {
      if (url !== '/') response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(aRestaurantPage());
    });
    const { status, body } = await api('readPage', { token, body: { url: origin } });
    expect(status).toBe(200);
    const { menu_text, hours, links, nothing_found } = body.data as Record<string, unknown>;
    expect(nothing_found).toEqual([]);
    const { websiteId } = await aGeneratedWebsite(api, owner, {
      website_name: 'Osteria Lupo',
      ...{ menu_text, hours, links },
    });
    const website = (await api('getWebsite', { token, params: { id: websiteId } })).body.data;
    expect(website).toMatchObject({
      menu_items: [
        { name: 'Cacio e pepe', price: '$14.50' },
        { name: 'Carbonara', price: '$16' },
        { name: 'Tiramisu', price: '$8' },
      ],
      content: { opening_hours: { monday: [], friday: [{ opens: '17:00', closes: '23:00' }] } },
    });
  });

  test('an address in a private network is refused with the reason', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const { status, body } = await api('readPage', { token, body: { url: 'http://10.0.0.1/' } });
    expect([status, body.fields]).toEqual([422, { url: expect.stringContaining('public web') }]);
  });
}
