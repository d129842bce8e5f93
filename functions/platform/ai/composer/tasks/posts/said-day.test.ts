import { expect, test } from 'vitest';
import { returnDay } from './said-day.ts';

const back = { date: '2026-12-26', hours: [{ opens: '18:00', closes: '23:00' }] };

test('a return within the week is its weekday, a later one its date', () => {
  expect(returnDay({ date: '2026-12-20', back }, 'en')).toBeUndefined();
  expect(returnDay({ date: '2026-12-19', back }, 'en')).toBe('Saturday, December 26');
  expect(returnDay({ date: '2026-12-19', back }, 'de')).toBe('Samstag, 26. Dezember');
  expect(returnDay({ date: '2026-12-19', back: null }, 'en')).toBeUndefined();
});
