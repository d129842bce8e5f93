import { expect, test } from 'vitest';
import { isPastMidnight } from '#shared/profile/service-problem.ts';
import { dayOf, NEW_SERVICE, problemOfDay, type Week, withDays, withState } from './week-days.ts';

const LUNCH = { ...NEW_SERVICE, name: 'Lunch', opens: '12:00', closes: '14:30' };
const DINNER = {
  ...NEW_SERVICE,
  name: 'Dinner',
  opens: '18:00',
  closes: '22:00',
  note: 'Kitchen closes 9:30',
};
const WEEK: Week = {
  services: [
    { ...LUNCH, days: ['tuesday', 'wednesday'] },
    { ...DINNER, days: ['tuesday', 'wednesday', 'saturday'] },
  ],
  closed_days: ['monday'],
};

test('a day has the week’s services on that day', () => {
  expect(dayOf(WEEK, 'tuesday')).toEqual({ state: 'open', services: [LUNCH, DINNER] });
  expect(dayOf(WEEK, 'monday')).toEqual({ state: 'closed', services: [] });
  expect(dayOf(WEEK, 'sunday')).toEqual({ state: 'unknown', services: [] });
});

test('a changed day leaves the others unchanged', () => {
  const late = { ...DINNER, closes: '23:00' };
  expect(withDays(WEEK, ['saturday'], { state: 'open', services: [late] })).toEqual({
    services: [
      { ...LUNCH, days: ['tuesday', 'wednesday'] },
      { ...DINNER, days: ['tuesday', 'wednesday'] },
      { ...late, days: ['saturday'] },
    ],
    closed_days: ['monday'],
  });
});

test('hours copied to weekdays are one service, and open closed days', () => {
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  expect(withDays(WEEK, weekdays, dayOf(WEEK, 'saturday'))).toEqual({
    services: [{ ...DINNER, days: [...weekdays, 'saturday'] }],
    closed_days: [],
  });
});

test('an unchanged day leaves the week unchanged', () => {
  expect(withDays(WEEK, ['wednesday'], dayOf(WEEK, 'wednesday'))).toEqual(WEEK);
});

test('a day may have two unfinished services', () => {
  const day = { state: 'open' as const, services: [NEW_SERVICE, NEW_SERVICE] };
  expect(dayOf(withDays(WEEK, ['sunday'], day), 'sunday')).toEqual(day);
});

test('a closed day has no services, and opening it adds one', () => {
  expect(withState(dayOf(WEEK, 'tuesday'), 'closed')).toEqual({ state: 'closed', services: [] });
  expect(withState(dayOf(WEEK, 'monday'), 'open')).toEqual({ state: 'open', services: [NEW_SERVICE] });
});

test.each([
  ['18:00', '01:00', true],
  ['18:00', '24:00', false],
  ['10:00', '18:00', false],
])('from %s to %s ends past midnight: %j', (opens, closes, isPast) => {
  expect(isPastMidnight({ ...NEW_SERVICE, opens, closes })).toBe(isPast);
});

test.each([
  [[LUNCH, DINNER], undefined],
  [[{ ...LUNCH, closes: '12:00' }], 'Opening and closing times can’t be the same.'],
  [
    [LUNCH, { ...LUNCH, opens: '14:00', closes: '16:00' }],
    'These times overlap. Change one of them, or name both services.',
  ],
  [
    [
      { ...LUNCH, opens: '20:00', closes: '02:00' },
      { ...LUNCH, opens: '23:00', closes: '23:30' },
    ],
    'These times overlap. Change one of them, or name both services.',
  ],
  [[LUNCH, { ...LUNCH, name: 'Bar', opens: '14:00', closes: '16:00' }], undefined],
])('the message about %j is %j', (services, problem) => {
  expect(problemOfDay({ state: 'open', services })).toBe(problem);
});
