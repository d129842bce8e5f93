import { expect, test } from 'vitest';
import { type ActionCandidate, nextAction } from './next-action.ts';

function anItem(item: Partial<ActionCandidate> & { name: string }): ActionCandidate & { name: string } {
  return { status: 'pending', isCritical: false, weeklyPotential: 100, minutes: 10, ...item };
}
const nameOf = (items: Parameters<typeof anItem>[0][]) => nextAction(items.map(anItem))?.name;

test('critical things come first, then what pays most for a minute', () => {
  const quick = { name: 'quick', minutes: 1 };
  const large = { name: 'large', weeklyPotential: 900, minutes: 30 };
  expect(nameOf([large, quick])).toBe('quick');
  expect(nameOf([quick, { ...large, isCritical: true }])).toBe('large');
});

test('what is begun may be next; what is done or does not apply is not', () => {
  const others = [
    { name: 'done', status: 'completed' },
    { name: 'none', status: 'not_applicable' },
  ] as const;
  expect(nameOf([...others, { name: 'begun', status: 'in_progress' }])).toBe('begun');
  expect(nameOf([...others])).toBeUndefined();
});

test('what is seen to be done comes last', () => {
  const seen = { name: 'seen', isCritical: true, isSeenDone: true };
  expect(nameOf([seen, { name: 'small', weeklyPotential: 1 }])).toBe('small');
  expect(nameOf([seen])).toBe('seen');
});

test('of equals the first in the list is next', () => {
  expect(nameOf([{ name: 'first' }, { name: 'second' }])).toBe('first');
});
