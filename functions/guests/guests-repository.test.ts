import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = new Date('2026-03-02T17:00:00.000Z');
const ANA = { restaurantId: 'lupo', phone: '+12125550147' };
const OPT_OUT = { at: '2026-03-01T00:00:00.000Z', by: 'guest' } as const;

test.each(['record', 'recordNew'] as const)(
  '%s creates a guest, updates an existing one, and keeps the opt-out of a deleted one',
  async (how) => {
    const { guests } = openRepositories();
    const key = { ...ANA, restaurantId: how };
    const news = { ...key, name: '', consent: undefined, optOut: undefined, now: NOW };
    await guests[how]({ ...news, name: 'Ana', orderDates: ['2026-01-05'] });
    await guests[how]({ ...news, orderDates: ['2026-02-05'] });
    const both = new Set(['2026-01-05', '2026-02-05']);
    expect(await guests.get(key)).toMatchObject({ name: 'Ana', order_dates: both });
    await guests.optOut(key, OPT_OUT);
    await guests[how]({ ...news, orderDates: [] });
    expect(await guests.get(key)).toMatchObject({ opt_out: OPT_OUT });
    await guests.delete(key, new Date());
    const again = await guests[how]({ ...news, orderDates: ['2026-02-06'] });
    expect(again).toMatchObject({ order_dates: new Set(['2026-02-06']), opt_out: OPT_OUT });
  },
);
