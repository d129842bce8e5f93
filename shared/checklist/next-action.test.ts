import { expect, test } from 'vitest';
import { type ActionCandidate, nextAction } from './next-action.ts';

function anItem(item: Partial<ActionCandidate> & { name: string }): ActionCandidate & { name: string } {
  return { status: 'pending', isCritical: false, weeklyPotential: 100, minutes: 10, ...item };
}
const nameOf = (items: Parameters<typeof anItem>[0][]) => nextAction(items.map(anItem))?.name;

test('critical items come first, then the highest value per minute', () => {
  const quick = { name: 'quick', minutes: 1 };
  const large = { name: 'large', weeklyPotential: 900, minutes: 30 };
  expect(nameOf([large, quick])).toBe('quick');
  expect(nameOf([quick, { ...large, isCritical: true }])).toBe('large');
});

test('a started item may be next, a done or inapplicable one not', () => {
  const others = [
    { name: 'done', status: 'completed' },
    { name: 'none', status: 'not_applicable' },
  ] as const;
  expect(nameOf([...others, { name: 'begun', status: 'in_progress' }])).toBe('begun');
  expect(nameOf([...others])).toBeUndefined();
});

test('items verified as done come last', () => {
  const seen = { name: 'seen', isCritical: true, isSeenDone: true };
  expect(nameOf([seen, { name: 'small', weeklyPotential: 1 }])).toBe('small');
  expect(nameOf([seen])).toBe('seen');
});

test('ties follow the list', () => {
  expect(nameOf([{ name: 'first' }, { name: 'second' }])).toBe('first');
});
