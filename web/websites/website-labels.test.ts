import { expect, test } from 'vitest';
import {
  categoryLabel,
  dayLabel,
  modelLabel,
  pseudoUrl,
  secondsLabel,
  statusLabel,
} from './website-labels.ts';

test('a completed website is labeled in capitals, and one without a status is a draft', () => {
  expect(statusLabel('completed')).toBe('COMPLETED');
  expect(statusLabel('published')).toBe('published');
  expect(statusLabel(undefined)).toBe('draft');
  expect(statusLabel('')).toBe('draft');
});

test('a category is shown with spaces, or General without one', () => {
  expect(categoryLabel('fine_dining')).toBe('fine dining');
  expect(categoryLabel('')).toBe('General');
});

test('a website without a creation date says Recently', () => {
  expect(dayLabel('2026-03-01T12:00:00.000Z', 'Recently')).toContain('2026');
  expect(dayLabel('', 'Recently')).toBe('Recently');
  expect(dayLabel(undefined, 'Never')).toBe('Never');
  expect(dayLabel('yesterday', 'Unknown')).toBe('Unknown');
});

test('the pseudo-URL is the lowercase name with hyphens for spaces', () => {
  expect(pseudoUrl('Osteria Lupo')).toBe('osteria-lupo');
  expect(pseudoUrl('  Café  Ñandú ')).toBe('café-ñandú');
});

test('one second isn’t "1 seconds", even if it took slightly longer', () => {
  expect([0.4, 1, 1.04, 1.25, 12].map(secondsLabel)).toEqual([
    '0.4 seconds',
    '1 second',
    '1 second',
    '1.3 seconds',
    '12 seconds',
  ]);
});

test.each([
  ['built-in', 'Built-in writer'],
  ['composer', 'Built-in writer'],
  ['composer, built-in', 'Built-in writer'],
  ['gpt-4.1-mini, built-in', 'gpt-4.1-mini, Built-in writer'],
])('%s is called %s', (models, label) => {
  expect(modelLabel(models)).toBe(label);
});
