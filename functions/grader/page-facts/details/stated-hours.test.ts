import { expect, test } from 'vitest';
import { readStatedHours } from './stated-hours.ts';

test.each<[given: unknown, lines: string[]]>([
  ['Mo-Fr 11:30-14:00,17:30-22:00', ['Mo-Fr 11:30-14:00,17:30-22:00']],
  [
    ['Mo,We 10:00-12:00', 'Sa 9 am - 5:30 pm'],
    ['Mo,We 10:00-12:00', 'Sa 9 am - 5:30 pm'],
  ],
  ['', []],
  [{ '@type': 'Thing' }, []],
])('openingHours %j is given as text', (openingHours, lines) => {
  expect(readStatedHours({ openingHours })).toEqual({ services: [], closed_days: [], lines });
});

test('days with equal times are one service, and a closed day is closed', () => {
  const at = (dayOfWeek: unknown, opens: string, closes: string) => ({ dayOfWeek, opens, closes });
  const openingHoursSpecification = [
    at('Friday', '17:00', '22:00'),
    at({ name: 'Thursday' }, '17:00:00', '22:00'),
    at('http://schema.org/Sunday', '00:00', '00:00'),
    at('PublicHolidays', '12:00', '14:00'),
    at('Saturday', 'noon', 'late'),
  ];
  expect(readStatedHours({ openingHoursSpecification, openingHours: 'Mo 10:00-12:00' })).toEqual({
    services: [{ days: ['thursday', 'friday'], opens: '17:00', closes: '22:00' }],
    closed_days: ['sunday'],
    lines: [],
  });
});

test('seasonal hours are left out', () => {
  const openingHoursSpecification = {
    dayOfWeek: 'Monday',
    opens: '10:00',
    closes: '12:00',
    validFrom: '2026-06-01',
  };
  expect(readStatedHours({ openingHoursSpecification })).toEqual({
    services: [],
    closed_days: [],
    lines: [],
  });
});
