import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { isLeavened, isServedAtPassover } from './passover.ts';

const DELI = aProfile({ kind: 'deli', cuisines: ['Jewish'] });
const AT_PASSOVER = '2027-04-24';
const dish = (name: string, description = '') => ({ name, description });

test.each([
  'Pastrami on rye',
  'Bagel with lox',
  'Challah loaf',
  'Noodle kugel',
  'Rugelach',
  'Brisket sandwich',
])('a kosher restaurant posts no %s during Passover', (name) => {
  expect(isServedAtPassover(DELI, dish(name), AT_PASSOVER)).toBe(false);
  expect(isServedAtPassover(DELI, dish(name), '2027-04-30')).toBe(true);
  expect(isServedAtPassover(aProfile(), dish(name), AT_PASSOVER)).toBe(true);
});

test.each([
  'Matzo ball soup',
  'Passover macaroons',
  'Brisket plate',
  'Potato kugel',
  'Gefilte fish',
  'Chopped liver',
  'Tzimmes',
  'Flourless chocolate cake',
  'Roast chicken',
  'Horseradish salad',
])('%s has no leaven', (name) => expect(isLeavened(dish(name))).toBe(false));

test('the description and the heading count', () => {
  expect(isLeavened(dish('Tofu scramble', 'spinach, sourdough toast'))).toBe(true);
  expect(isLeavened({ ...dish('Sabich'), course: 'Sandwiches' })).toBe(true);
});
