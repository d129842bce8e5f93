import { expect, test } from 'vitest';
import { listsOfMenu, listsOfSales } from './item-lists.ts';
import type { Rated } from './rate-menu.ts';

const anItem = (name: string, changes: object = {}): Rated =>
  ({ name, course: 'mains', contribution: 10, performance_score: 60, ...changes }) as unknown as Rated;
const onMenu = (hasPhoto: boolean, description: string) => ({ onMenu: { hasPhoto, description } });
const namesOf = (lists: ReturnType<typeof listsOfMenu>) =>
  Object.fromEntries(Object.entries(lists).map(([list, items]) => [list, items.map(({ name }) => name)]));

test('without sales, a profitable item with a photo or a description is a top performer', () => {
  const described = 'Roman pasta with guanciale, egg yolk, and pecorino.';
  const items = [
    anItem('photo', onMenu(true, '')),
    anItem('described', onMenu(false, described)),
    anItem('both', onMenu(true, described)),
    anItem('neither', onMenu(false, '')),
    anItem('not on the menu'),
    anItem('cheap', { contribution: 2, ...onMenu(true, described) }),
    anItem('unpriced', { contribution: null, ...onMenu(true, described) }),
  ];
  expect(namesOf(listsOfMenu(items))).toEqual({
    high_performers: ['both', 'described', 'photo'],
    hidden_gems: ['neither', 'not on the menu'],
    underperformers: ['unpriced', 'cheap'],
    undecided: [],
  });
});

test('margins are compared within a course, and an item at the mean is profitable', () => {
  const items = [
    anItem('steak', { contribution: 30 }),
    anItem('pasta', { contribution: 10 }),
    anItem('flan', { course: 'desserts', contribution: 4 }),
    anItem('cake', { course: 'desserts', contribution: 4 }),
  ];
  expect(namesOf(listsOfMenu(items))).toMatchObject({
    hidden_gems: ['cake', 'flan', 'steak'],
    underperformers: ['pasta'],
  });
});

test('with sales, classes decide, and an uncertain item is undecided', () => {
  const items = (['star', 'plowhorse', 'dog', 'puzzle', null] as const).map((menu_class, at) =>
    anItem(String(menu_class), { menu_class, performance_score: 90 - at }),
  );
  expect(namesOf(listsOfSales(items))).toEqual({
    high_performers: ['star'],
    underperformers: ['dog', 'plowhorse'],
    hidden_gems: ['puzzle'],
    undecided: ['null'],
  });
});
