import { expect, test } from 'vitest';
import { readStatedHours } from './stated-hours.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test.each<[given: unknown, services: object[]]>([
  [
    'Mo-Fr 11:30-14:00,17:30-22:00',
    [
      { days: WEEK, opens: '11:30', closes: '14:00' },
      { days: WEEK, opens: '17:30', closes: '22:00' },
    ],
  ],
  [['Mo,We 10:00-12:00'], [{ days: ['monday', 'wednesday'], opens: '10:00', closes: '12:00' }]],
  ['Sa-Mo 9 am - 5:30 pm', [{ days: ['monday', 'saturday', 'sunday'], opens: '09:00', closes: '17:30' }]],
  [
    'Fr 17:00-01:00 Sa 17:00-02:00',
    [
      { days: ['friday'], opens: '17:00', closes: '01:00' },
      { days: ['saturday'], opens: '17:00', closes: '02:00' },
    ],
  ],
  ['Mo-Fr 11:30-14:00, kitchen until late', []],
  ['Open daily from noon', []],
  ['Mo-Fr 30:00-99:00', []],
  ['', []],
  [{ '@type': 'Thing' }, []],
])('openingHours %j is read as services', (openingHours, services) => {
  expect(readStatedHours({ openingHours })).toEqual({ services, closed_days: [] });
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
  });
});

test('seasonal hours are left out', () => {
  const openingHoursSpecification = {
    dayOfWeek: 'Monday',
    opens: '10:00',
    closes: '12:00',
    validFrom: '2026-06-01',
  };
  expect(readStatedHours({ openingHoursSpecification })).toEqual({ services: [], closed_days: [] });
});
