import { expect, test } from 'vitest';
import type { FeatureTogglesRow, StoredToggle } from '#functions/features/feature-toggles-repository.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { listedPlace } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import { aClock } from '#tests/builders/clock.ts';
import { createListFeatureToggles } from './list-feature-toggles.ts';

const NOW = '2026-03-05T12:00:00.000Z';
const NO_LIMITS = { daily_limit: null, hourly_limit: null };
const UNCHANGED: StoredToggle = { enabled: true, rate_limits: NO_LIMITS, updated_at: NOW };

const named = (name: string, index: number): Restaurant => ({
  ...{ restaurant_id: `r-${index}`, name, owner_email: `r${index}@example.com`, created_at: NOW },
  ...{ websites_total: 0, websites_published: 0 },
});

/** The list of restaurants with these names and toggles (by position). */
function setup(names: string[], changed: Record<number, Partial<StoredToggle>> = {}) {
  const all = names.map(named);
  let reads = 0;
  const rows: FeatureTogglesRow[] = Object.entries(changed).map(([index, toggle]) => ({
    ...{ restaurant_id: `r-${index}`, version: 1 },
    toggles: { menu_optimizer: { ...UNCHANGED, ...toggle } },
  }));
  const paged = (places: { restaurantId: string; place: string }[], limit: number, after = '') => {
    reads += 1;
    const left = places.filter(({ place }) => place > after);
    const page = left.slice(0, limit);
    return { page, next: left.length > limit ? page.at(-1)?.place : undefined };
  };
  const ordered = all
    .map((each) => ({ restaurantId: each.restaurant_id, place: listedPlace('name', each) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
  const list = createListFeatureToggles({
    toggles: {
      findMany: async (ids: readonly string[]) =>
        rows.filter(({ restaurant_id }) => ids.includes(restaurant_id)),
    } as never,
    restaurants: {
      find: async () => undefined,
      findMany: async (ids) => all.filter(({ restaurant_id }) => ids.includes(restaurant_id)),
    },
    names: {
      list: async (_order, { limit, after }) => {
        const { page, next } = paged(ordered, limit, after);
        return { places: page, next };
      },
      search: async (part, { limit, after }) => {
        const { page, next } = paged(
          ordered.filter(({ place }) => place.includes(part)),
          limit,
          after,
        );
        return { restaurantIds: page.map(({ restaurantId }) => restaurantId), next };
      },
    },
    usage: { listUses: async () => [] },
    clock: aClock(NOW),
  });
  const ask = async (
    query: { search?: string; limit?: number; cursor?: string | undefined; changed?: 'true' } = {},
  ) => {
    const whole = {
      restaurant_id: undefined,
      limit: 2,
      cursor: undefined,
      search: '',
      changed: undefined,
      ...query,
    };
    const { data } = await list({ params: {}, body: undefined, query: whole } as never, {} as Caller);
    return { ids: data.restaurants.map(({ restaurant_id }) => restaurant_id), cursor: data.next_cursor };
  };
  return { ask, reads: () => reads };
}

const SIX = ['Ada', 'Bar', 'Casa', 'Dim', 'Eat', 'Fig'];

test.each<[string, Partial<StoredToggle>, boolean]>([
  ['is turned off', { enabled: false }, true],
  ['has a daily limit of 0', { rate_limits: { ...NO_LIMITS, daily_limit: 0 } }, true],
  ['has an hourly limit', { rate_limits: { ...NO_LIMITS, hourly_limit: 7 } }, true],
  ['was changed back', {}, false],
])('a restaurant whose feature %s is listed as changed: %o %s', async (_, toggle, isListed) => {
  const { ask } = setup(SIX, { 4: toggle });
  expect((await ask({ changed: 'true' })).ids).toEqual(isListed ? ['r-4'] : []);
});

test('changed restaurants are listed page by page without gaps', async () => {
  const { ask } = setup(SIX, { 0: { enabled: false }, 3: { enabled: false }, 5: { enabled: false } });
  const first = await ask({ changed: 'true' });
  const second = await ask({ changed: 'true', cursor: first.cursor });
  const third = await ask({ changed: 'true', cursor: second.cursor });
  expect([first.ids, second.ids, third.ids]).toEqual([['r-0'], ['r-3'], ['r-5']]);
  expect(third.cursor).toBe(undefined);
});

test('one request reads ten pages at most, and the next one continues', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Bar ${String.fromCodePoint(97 + index)}`);
  const { ask, reads } = setup(names, { 11: { enabled: false } });
  const first = await ask({ changed: 'true', limit: 1 });
  expect([first.ids, reads()]).toEqual([[], 10]);
  expect((await ask({ changed: 'true', limit: 1, cursor: first.cursor })).ids).toEqual(['r-11']);
});

test('a search for one letter finds it anywhere in the name', async () => {
  expect((await setup(SIX).ask({ search: 'd', limit: 9 })).ids).toEqual(['r-0', 'r-3']);
});

test('matches of a search are ordered by name', async () => {
  expect((await setup(['Zebar', 'Bar', 'Abar', 'Fig']).ask({ search: 'bar', limit: 9 })).ids).toEqual([
    'r-2',
    'r-1',
    'r-0',
  ]);
});

test.each([
  ['', 'bar#r-1', true],
  ['bar', 'bar#r-1', true],
  ['b', 'zebar#r-1', true],
  ['bar', 'fig#r-1', false],
  ['', 'bar', false],
])('search “%s” continues at %s: %s', async (search, place, isRead) => {
  const asked = setup(SIX).ask({ search, cursor: Buffer.from(place).toString('base64url') });
  if (isRead) await expect(asked).resolves.toBeDefined();
  else
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { cursor: expect.any(String) },
    });
});
