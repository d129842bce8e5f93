import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { ProfileReadingSchema } from '#shared/profile/profile-reading.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { type Overrides, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const BRIEF = `Lupo is a trattoria in Portland. Call (503) 555-0147.

Carbonara $18
Cacio e pepe $17
Tiramisù $9`;

async function anOwner(overrides?: Overrides) {
  const setup = setupWebsites(emulators, overrides);
  const owner = await setup.anOwner();
  return { setup, owner, read: (text: unknown) => owner.call('readProfile', { json: { text } }) };
}

describe('a typed text', () => {
  test('is read into proposals, and nothing is stored', async () => {
    const { setup, owner, read } = await anOwner();
    await owner.call('updateProfile', { json: { region: 'US' } });
    const { status, body } = await read(BRIEF);
    expect(status).toBe(200);
    const { proposals } = ProfileReadingSchema.parse(body.data);
    const dishes = proposals.flatMap(({ field, value }) => (field === 'dishes' ? [value] : []));
    expect(dishes).toMatchObject([
      { name: 'Carbonara', price: '$18' },
      { name: 'Cacio e pepe', price: '$17' },
      { name: 'Tiramisù', price: '$9' },
    ]);
    for (const { start, end, words } of proposals) expect(BRIEF.slice(start, end)).toBe(words);
    expect(proposals).toContainEqual(
      expect.objectContaining({
        field: 'phones',
        value: { number: '+15035550147', typed: '(503) 555-0147', label: '' },
      }),
    );
    expect(await setup.stores.profiles.find(owner.restaurantId)).toMatchObject({ version: 1 });
    expect(setup.auditRecords.changes()).toHaveLength(1);
  });

  test.each([
    ['', 'Describe your restaurant.'],
    [' \n ', 'Describe your restaurant.'],
    [undefined, 'Describe your restaurant.'],
    ['x'.repeat(20_001), 'Use at most 20,000 characters.'],
  ])('is rejected with a sentence when it can’t be read', async (text, message) => {
    const { read } = await anOwner();
    expect(await read(text)).toMatchObject({ status: 422, body: { fields: { text: message } } });
  });

  test('is limited per hour', async () => {
    const { read } = await anOwner({ limits: { readings: 2 } });
    expect([(await read('Bar.')).status, (await read('Bar.')).status]).toEqual([200, 200]);
    expect(await read('Bar.')).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('You’ve reached the hourly limit of 2 previews') },
    });
  });
});
