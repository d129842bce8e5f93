import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const SIGNED_UP = { name: 'Osteria Lupo', address: '12 Mulberry St', phone: '(212) 555-0147' };

async function aRestaurant(setup = setupWebsites(emulators)) {
  const owner = await setup.anOwner(SIGNED_UP);
  const { restaurantId } = owner;
  await setup.stores.restaurantNames.add(restaurantId, { name: SIGNED_UP.name });
  return { setup, owner, restaurantId, ...callsOf(setup, owner) };
}

function callsOf({ stores }: WebsiteSetup, owner: Owner) {
  const { restaurantId } = owner;
  return {
    read: async () => (await owner.call('getProfile')).body.data as { version: number; profile: object },
    change: (json: Record<string, unknown>, version?: number) =>
      owner.call('updateProfile', {
        json,
        ...(version !== undefined && { query: { version: String(version) } }),
      }),
    found: async (part: string) =>
      (await stores.restaurantNames.search(part, { limit: 100 })).restaurantIds.includes(restaurantId),
  };
}

describe('an unsaved profile', () => {
  test('has the facts of the sign-up, and reading it writes nothing', async () => {
    const { read, setup, restaurantId } = await aRestaurant();
    const empty = emptyProfile('Osteria Lupo');
    expect(await read()).toEqual({
      version: 0,
      updated_at: expect.any(String),
      profile: {
        ...empty,
        address: { ...empty.address, text: '12 Mulberry St' },
        phones: [{ number: '', typed: '(212) 555-0147', label: '' }],
      },
    });
    expect(await setup.stores.profiles.find(restaurantId)).toBeUndefined();
  });

  test('is created by its first change', async () => {
    const { change, read } = await aRestaurant();
    expect(await change({ 'dishes[0]': { name: 'Cacio e pepe', price: '$18' } }, 0)).toMatchObject({
      status: 200,
      body: { message: 'Changes saved.', data: { version: 1 } },
    });
    expect(await read()).toMatchObject({
      version: 1,
      profile: {
        phones: [{ typed: '(212) 555-0147' }],
        dishes: [aDish({ name: 'Cacio e pepe', price: '$18' })],
      },
    });
  });
});

describe('a change', () => {
  test('to an older version gets a conflict with the current values', async () => {
    const { change } = await aRestaurant();
    await change({ kind: 'trattoria', 'dishes[0]': { name: 'Soup' } }, 0);
    await change({ 'dishes[0].price': '$9' }, 1);
    expect(await change({ kind: 'bar' }, 0)).toMatchObject({
      status: 409,
      body: {
        code: 'profile_changed',
        conflict: {
          version: 2,
          is_whole: true,
          changes: { kind: 'trattoria', dishes: [{ name: 'Soup', price: '$9' }] },
        },
      },
    });
  });

  test('without a version applies to the current state, also in parallel', async () => {
    const { change, read } = await aRestaurant();
    const fields = ['kind', 'payment', 'parking', 'access', 'hours_text', 'email', 'time_zone', 'currency'];
    const values = ['bar', 'Cash', 'Behind', 'One step', 'Late', 'a@b.example', 'Europe/Rome', 'EUR'];
    const answers = await Promise.all(fields.map((field, at) => change({ [field]: values[at] })));
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const { version, profile } = await read();
    expect(version).toBe(fields.length);
    expect(profile).toMatchObject(Object.fromEntries(fields.map((field, at) => [field, values[at]])));
  });

  test('applies as a whole or not at all, with a sentence for each path', async () => {
    const { change, read } = await aRestaurant();
    expect(await change({ kind: 'bar', email: 'nobody', 'dishes[3].name': 'x', secret: 1 })).toMatchObject({
      status: 422,
      body: {
        fields: {
          email: 'Enter an email address such as you@restaurant.com.',
          'dishes[3].name': 'We couldn’t find that item. It may have been deleted.',
          secret: 'You can’t change this.',
        },
      },
    });
    expect(await read()).toMatchObject({ version: 0, profile: { kind: '' } });
  });

  test('that makes the profile too large is rejected with a sentence', async () => {
    const { change, read } = await aRestaurant();
    const dishes = Array.from({ length: 500 }, (_, at) => ({
      name: `Dish ${at}`,
      description: 'long '.repeat(100).trim(),
      availability: 'only '.repeat(32).trim(),
    }));
    expect(await change({ dishes })).toMatchObject({
      status: 413,
      body: {
        error: expect.stringContaining('Your profile is too long to save. Shorten or delete some text'),
      },
    });
    expect(await read()).toMatchObject({ version: 0 });
  });

  test("can't use another restaurant's image", async () => {
    const { change } = await aRestaurant();
    const image = '/images/01900000-0000-7000-8000-000000000001/abc-800.webp';
    expect(await change({ kind: 'bar', 'dishes[0]': { name: 'Soup', image } })).toMatchObject({
      status: 422,
      body: { fields: { 'dishes[0]': 'Choose one of your images.' } },
    });
  });

  test('leaves an audit record with the previous and new values', async () => {
    const { setup, change } = await aRestaurant();
    await change({ kind: 'bar', monthly_revenue: 40_000 });
    const text = 'We opened in 1998. '.repeat(50);
    await change({ kind: 'wine bar', story: Array.from({ length: 40 }, () => ({ text })) });
    expect(setup.auditRecords.changes()).toEqual([
      {
        operation: 'updateProfile',
        before: { version: 0, values: { kind: '', monthly_revenue: null } },
        after: { version: 1, values: { kind: 'bar', monthly_revenue: 40_000 } },
      },
      {
        operation: 'updateProfile',
        before: { version: 1, values: { kind: 'bar', story: [] } },
        after: { version: 2, values: { kind: 'wine bar', story: { too_long: expect.any(Number) } } },
      },
    ]);
  });
});

describe('the restaurant behind the profile', () => {
  test('gets its name, address, and phone, and is found by them', async () => {
    const { setup, restaurantId, change, found } = await aRestaurant();
    await change({
      name: 'Trattoria Ada',
      address: { street: 'Via Roma 1', locality: 'Torino', postal_code: '10121', country: 'IT' },
      phones: [],
    });
    expect(await setup.stores.restaurants.get(restaurantId)).toMatchObject({
      name: 'Trattoria Ada',
      address: 'Via Roma 1, 10121 Torino',
      phone: '',
      profile_version: 1,
    });
    expect([await found('lupo'), await found('ada')]).toEqual([false, true]);
  });

  test('has them after the next reading if a change died right after any of its calls', async () => {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
    const { restaurantId, change, read, found } = await aRestaurant(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => change({ name: 'Trattoria Ada' }));
      const { profile } = await read();
      const { name } = profile as { name: string };
      expect(await setup.stores.restaurants.get(restaurantId), `call ${call}`).toMatchObject({ name });
      expect(await found(name), `${name} is found after call ${call}`).toBe(true);
      if (!hasDied) return expect([name, call > 6]).toEqual(['Trattoria Ada', true]);
    }
  });

  test('keeps the latest name despite a late earlier one', async () => {
    const { setup, restaurantId, change, found } = await aRestaurant();
    const names = ['Ada', 'Berta', 'Carla', 'Dora'];
    await Promise.all(names.map((name) => change({ name })));
    const row = await setup.stores.profiles.find(restaurantId);
    const { name } = await setup.stores.restaurants.get(restaurantId);
    expect(name).toBe(row?.profile.name);
    expect(await found(name)).toBe(true);
  });
});

test.each([
  ['address.text', '14 Mulberry St', true],
  ['phones[0].number', '+12125550148', true],
  ['languages', ['it', 'en'], true],
  ['time_zone', 'Europe/Rome', true],
  ['dishes[0]', { name: 'Soup', price: '$9' }, true],
  ['kind', 'trattoria', false],
  ['parking', 'Behind', false],
  ['hours_text', 'Late', false],
])('a change of %s redraws offer pages if they show it', async (path, value, isShown) => {
  const redrawn: string[] = [];
  const redrawOffers = async (id: string) => void redrawn.push(id);
  const { change, restaurantId } = await aRestaurant(
    setupWebsites(emulators, { api: () => ({ redrawOffers }) }),
  );
  expect((await change({ [path]: value })).status).toBe(200);
  expect(redrawn).toEqual(isShown ? [restaurantId] : []);
  expect((await change({ [path]: value })).status).toBe(200);
  expect(redrawn).toHaveLength(isShown ? 1 : 0);
});
