import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PHONE = '+12125550147';
const SAID = { at: '2026-03-02T17:00:00.000Z', by: 'guest' as const };
const NOW = new Date('2026-03-02T17:00:00.000Z');

/** Repositories that run `happens` before the n-th call. `calls` counts the calls. */
function interrupted(nth: number, happens: () => Promise<unknown>) {
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    if (calls === nth) await happens();
    await proceed();
  });
  return { stores: openRepositories(client), calls: () => calls };
}

const newsOf = (restaurantId: string) => ({
  ...{ restaurantId, phone: PHONE, name: 'Ana', orderDates: ['2026-01-05'] },
  ...{ consent: undefined, optOut: undefined, now: NOW },
});

test.each(['record', 'recordAll'] as const)('a STOP between any two steps of %s is not lost', async (how) => {
  const { guests } = openRepositories();
  let steps = 0;
  for (let nth = 1; ; nth += 1) {
    const key = { restaurantId: `${how} ${nth}`, phone: PHONE };
    const { stores, calls } = interrupted(nth, () => guests.stopTexts(key, SAID));
    const news = newsOf(key.restaurantId);
    if (how === 'record') await stores.guests.record(news);
    else await stores.guests.recordAll(key.restaurantId, [news]);
    if (calls() < nth) break;
    steps += 1;
    expect(await guests.find(key), `before step ${nth}`).toMatchObject({ opt_out: SAID, name: 'Ana' });
  }
  expect(steps).toBeGreaterThan(2);
});

test('a STOP between any two steps of a deletion survives it', async () => {
  const { guests } = openRepositories();
  for (let nth = 1; ; nth += 1) {
    const key = { restaurantId: `deletion ${nth}`, phone: PHONE };
    await guests.record(newsOf(key.restaurantId));
    const { stores, calls } = interrupted(nth, () => guests.stopTexts(key, SAID));
    await stores.guests.delete(key, new Date());
    if (calls() < nth) break;
    expect(await guests.find(key)).toBeUndefined();
    await guests.record(newsOf(key.restaurantId));
    expect(await guests.find(key), `before step ${nth}`).toMatchObject({ opt_out: SAID });
  }
});

test('a list without opt-outs changes none', async () => {
  const { guests } = openRepositories();
  const key = { restaurantId: 'kept', phone: PHONE };
  await guests.stopTexts(key, SAID);
  const later = { at: '2026-05-01T00:00:00.000Z', by: 'list' as const };
  await guests.record({ ...newsOf('kept'), optOut: later });
  await guests.recordKnown(newsOf('kept'));
  expect(await guests.find(key)).toMatchObject({ opt_out: SAID });
  expect(await guests.stopTexts(key, later)).toEqual(SAID);
});
