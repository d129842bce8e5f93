import { expect, test } from 'vitest';
import { kindsInPrinted } from '#tests/builders/kinds-in-printed.ts';

test('what the record prints is true, whatever a reader makes of it', () => {
  expect(kindsInPrinted('Ask for [Lobster number 9, $70, the best in town].')).toEqual([]);
});

test.each([
  ['[Carbonara] for eighteen dollars', 'price'],
  ['[Carbonara], vegan', 'allergen'],
  ['[Carbonara] with mushrooms', 'dish'],
  ['[Carbonara], the best in town', 'award'],
  ['[Osteria Lupo], open on Sundays', 'time'],
  ['[Osteria Lupo] since nineteen eighty', 'date'],
  ['The vegan [Carbonara]', 'allergen'],
])('what a model says around it is judged: %s', (marked, kind) => {
  expect(kindsInPrinted(marked)).toContain(kind);
});
