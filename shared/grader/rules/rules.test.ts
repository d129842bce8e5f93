import { expect, test } from 'vitest';
import { GRADER_COMPONENTS, WEBSITE_PARTS } from '#shared/grader/components.ts';
import { GRADER_RULES } from './rules.ts';

test.each(GRADER_COMPONENTS)('the rules of %s are worth 100 points', (component) => {
  const weights = GRADER_RULES.filter((rule) => rule.component === component).map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('the website score has the spec’s points, and the other 10 are for search and accessibility', () => {
  const worth = WEBSITE_PARTS.map((part) =>
    GRADER_RULES.filter((rule) => rule.part === part).reduce((sum, { weight }) => sum + weight, 0),
  );
  expect(Object.fromEntries(WEBSITE_PARTS.map((part, i) => [part, worth[i]]))).toEqual({
    accessibility: 30,
    ssl: 15,
    loading_speed: 15,
    basic_setup: 5,
    online_ordering: 25,
    found_and_read: 10,
  });
});

test.each(GRADER_RULES.map((rule) => [rule.id, rule] as const))(
  'rule %s has levels from all its points down to none, and always matches one',
  (_id, { levels, weight, component, part }) => {
    const points = levels.map((level) => level.points);
    expect(points[0]).toBe(weight);
    expect(points.at(-1)).toBe(0);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(levels.at(-1)?.holds({ state: 'absent' })).toBe(true);
    expect(part === undefined).toBe(component !== 'website');
  },
);

test('no two rules have the same ID', () => {
  expect(new Set(GRADER_RULES.map(({ id }) => id)).size).toBe(GRADER_RULES.length);
});

test.each([
  [0.2, 15],
  [2, 15],
  [2.01, 10],
  [4, 10],
  [4.01, 5],
  [19, 5],
])('a page that loads in %s seconds gets %s of 15 points', (value, points) => {
  const rule = GRADER_RULES.find(({ id }) => id === 'site_speed');
  expect(rule?.levels.find(({ holds }) => holds({ state: 'seen', value }))?.points).toBe(points);
});

test.each([
  [0, 'Your page loaded in less than 0.1 seconds.'],
  [0.09, 'Your page loaded in less than 0.1 seconds.'],
  [0.1, 'Your page loaded in 0.1 seconds.'],
  [2.84, 'Your page loaded in 2.8 seconds.'],
])('a page that loads in %s seconds is described', (value, sentence) => {
  const rule = GRADER_RULES.find(({ id }) => id === 'site_speed');
  const level = rule?.levels.find(({ holds }) => holds({ state: 'seen', value }));
  expect(typeof level?.sentence === 'function' && level.sentence({ state: 'seen', value })).toBe(sentence);
});

test.each([
  ['link', 25],
  ['booking', 15],
  ['button', 15],
  ['hidden', 15],
  ['hidden_booking', 15],
  ['unclear', 15],
  ['unread', 15],
])('online ordering seen as %s gets %s points', (value, points) => {
  const rule = GRADER_RULES.find(({ id }) => id === 'site_ordering');
  expect(rule?.levels.find(({ holds }) => holds({ state: 'seen', value }))?.points).toBe(points);
});
