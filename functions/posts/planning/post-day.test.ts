import { expect, test } from 'vitest';
import type { Weekday } from '#shared/site/site-content.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { dayBack, isDayOver, postDay } from './post-day.ts';
import { postSlots, withOccasions } from './post-slots.ts';

const [dinner] = aProfile().services;
if (dinner === undefined) throw new Error('The profile has no service.');
const service = (days: typeof dinner.days, opens: string, closes: string | null) => ({
  ...dinner,
  days,
  opens,
  closes,
});
const SUNDAY = '2026-11-29';
const restaurant = (...services: (typeof dinner)[]) =>
  aProfile({ services, closed_days: [], dated_hours: [] });
const brunch = restaurant(service(['saturday', 'sunday'], '09:00', '16:30'));

test('on Sunday evening a restaurant that closes at 16:30 posts about next Saturday', () => {
  const day = postDay(brunch, { date: SUNDAY, time: '17:00' }, undefined);
  expect(day).toEqual({ date: '2026-12-05', hours: [{ opens: '09:00', closes: '16:30' }] });
});

test('a morning post is about that Sunday, and an hour before closing is too late', () => {
  expect(postDay(brunch, { date: SUNDAY, time: '10:00' }, undefined)?.date).toBe(SUNDAY);
  expect(postDay(brunch, { date: SUNDAY, time: '15:30' }, undefined)?.date).toBe(SUNDAY);
  expect(postDay(brunch, { date: SUNDAY, time: '15:31' }, undefined)?.date).toBe('2026-12-05');
});

test('a finished service is posted for its next day', () => {
  const lunch = { days: ['thursday', 'sunday'] satisfies Weekday[], opens: '12:00', closes: '14:30' };
  expect(postDay(brunch, { date: SUNDAY, time: '14:30' }, lunch)?.date).toBe('2026-12-03');
  expect(postDay(brunch, { date: SUNDAY, time: '11:00' }, lunch)?.date).toBe(SUNDAY);
});

test('on a split day only the remaining service is named, and hours past midnight count', () => {
  const split = restaurant(service(['sunday'], '12:00', '15:00'), service(['sunday'], '18:00', '01:00'));
  expect(postDay(split, { date: SUNDAY, time: '17:00' }, undefined)).toEqual({
    date: SUNDAY,
    hours: [{ opens: '18:00', closes: '01:00' }],
    is_part: true,
  });
  expect(isDayOver(split, { date: SUNDAY, time: '22:00' })).toBe(false);
  expect(isDayOver(brunch, { date: SUNDAY, time: '17:00' })).toBe(true);
});

const occasion = (date: string) => ({
  date,
  occasion: {
    id: 'cake',
    kind: 'food_day' as const,
    rule: { month: 11, day: 29 },
    regions: 'everywhere' as const,
    names: { en: 'Cake Day', es: 'Cake Day', fr: 'Cake Day', it: 'Cake Day', de: 'Cake Day' },
    source: 'a test',
    asOf: '2026-11-22',
  },
});

test('an occasion that would be over at posting time is posted a day before', () => {
  const breakfast = restaurant(service(['saturday', 'sunday'], '06:00', '11:00'));
  const slots = postSlots({ platforms: ['facebook'], weeks: 1, startsOn: '2026-11-26', postsPerWeek: 2 });
  const moved = withOccasions(slots, [occasion(SUNDAY)], (posted) => isDayOver(breakfast, posted)).filter(
    (slot) => slot.occasion !== undefined,
  );
  expect(moved.map(({ date }) => date)).toEqual(['2026-11-28']);
  expect(moved[0]?.reason).toContain('a day ahead');
});

test('a post never calls a past day closed', () => {
  expect(postDay(brunch, { date: SUNDAY, time: '17:00', occasion: occasion(SUNDAY) }, undefined)).toBeNull();
});

test('no reopening day is stated when the days between are unknown', () => {
  const closed = (from: string, to: string) => ({ name: '', from, to, services: [], note: '' });
  const daily = service(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    '09:00',
    '16:30',
  );
  const eve = aProfile({
    services: [daily],
    closed_days: [],
    dated_hours: [closed('2026-12-24', '2026-12-24')],
  });
  const both = { ...eve, dated_hours: [closed('2026-12-24', '2026-12-25')] };
  expect(dayBack(eve, occasion('2026-12-24'))).toBeNull();
  expect(dayBack(both, occasion('2026-12-24'))?.date).toBe('2026-12-26');
});
