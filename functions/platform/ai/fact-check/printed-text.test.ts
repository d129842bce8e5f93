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
  ['The kitchen at [Osteria Lupo] never closes.', 'time'],
  ['Come by, we are always here.', 'time'],
  ['At [Osteria Lupo] we never take a day off.', 'time'],
  ['The egg stays out of our [Carbonara].', 'allergen'],
  ['We leave out the dairy in our [Tiramisù].', 'allergen'],
  ['[Carbonara] and a glass of red, both for [$19].', 'price'],
  ['[Carbonara] e un bicchiere di rosso, entrambi per [$19].', 'price'],
  ['[Carbonara] und ein Glas Wein, beides für [$19].', 'price'],
])('what a model says around it is judged: %s', (marked, kind) => {
  expect(kindsInPrinted(marked)).toContain(kind);
});

test.each([
  'You are always here for the [Carbonara], we know.',
  'Never close the evening without [Tiramisù].',
  'Take a day off and have the [Carbonara].',
  'Leave the diet at home: [Tiramisù], [$9].',
  'Both are waiting: [Carbonara] for [$19] and [Tiramisù] for [$9].',
  '[Carbonara] or [Tiramisù]? Order both for a long evening.',
])('what tells nothing of the house passes: %s', (marked) => {
  expect(kindsInPrinted(marked)).toEqual([]);
});
