import { expect, test } from 'vitest';
import { createDrawer } from './drawer.ts';

test('a line that repeats a phrase of the page is drawn only where no other is left', () => {
  const lines = ['Bring a friend and come hungry.', 'Eat well today.', 'Then bring a friend next time.'];
  const seeds = Array.from({ length: 20 }, (_, index) => `site_${index}`);
  const pairs = seeds.map((seed) => {
    const { draw } = createDrawer(seed);
    return [draw(lines), draw(lines)].join(' ').toLowerCase();
  });
  expect(pairs.filter((pair) => pair.split('bring a friend').length > 2)).toEqual([]);
});

test('a fact that two lines name is no repeated phrase', () => {
  const { draw } = createDrawer('site_1');
  const slots = { name: 'The Blue Heron Grill' };
  const drawn = [draw(['Dinner at {name}.'], slots), draw(['Lunch at {name}.', 'Lunch, please.'], slots)];
  expect(drawn).toHaveLength(2);
});

test('two words such as “come hungry” are a phrase', () => {
  const lines = ['Come hungry and eat well.', 'You can come hungry.', 'Bring a friend.'];
  const pages = Array.from({ length: 20 }, (_, index) => {
    const { draw } = createDrawer(`site_${index}`);
    return [draw(lines), draw(lines)].join(' ').toLowerCase();
  });
  expect(pages.filter((page) => page.split('come hungry').length > 2)).toEqual([]);
});
