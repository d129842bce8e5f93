import { expect, test } from 'vitest';
import type { BuilderPlatform } from './opened-website.ts';
import { anOwner, type Owner } from './owner.ts';

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

  test('hours and links that can’t be saved are named, and none of them is saved', async () => {
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

  test.each([
    ['overlap', '13:00', '16:00', 'These times overlap. Change one of them, or name both services.'],
    ['end as they begin', '18:00', '18:00', 'Opening and closing times can’t be the same.'],
  ])('hours that %s are refused with what to do', async (_what, opens, closes, message) => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const lunch = { days: ['monday', 'tuesday'], opens: '12:00', closes: '14:30' };
    const hours = { services: [lunch, { days: ['tuesday'], opens, closes }] };
    const body = { website_name: 'Osteria Lupo', hours };
    const answer = await api('generateWebsite', { token, body });
    expect([answer.status, answer.body.fields]).toEqual([422, { 'hours.services': message }]);
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

  test('an address of a private network is refused with its reason', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const { status, body } = await api('readPage', { token, body: { url: 'http://10.0.0.1/' } });
    expect([status, body.fields]).toEqual([422, { url: expect.stringContaining('isn’t public') }]);
  });
}
