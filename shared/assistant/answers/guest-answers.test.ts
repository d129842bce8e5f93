import { expect, test } from 'vitest';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import { guestsTotal, guestVisit, lapsed, textable, topGuests } from './guest-answers.ts';

const NOW = '2026-11-22T12:00:00.000Z';

function aGuest(changes: Partial<GuestSummary>): GuestSummary {
  return {
    phone: '+12125550147',
    name: 'Ana Ruiz',
    orders_total: 1,
    last_order_date: '2026-11-20',
    has_consent: true,
    has_opted_out: false,
    ...changes,
  };
}

const input = (guests: GuestSummary[], isWhole = true) =>
  ({ value: { guests, isWhole }, at: NOW }) as Parameters<typeof lapsed>[0];
const asked = (question = '') => ({ question }) as Parameters<typeof lapsed>[1];
const figuresOf = (answer: ReturnType<typeof lapsed>) =>
  (answer.figures ?? []).map(({ label, value }) => `${label}: ${value}`);

test('a guest is lapsed after more than 30 days, longest gap first', () => {
  const guests = [
    aGuest({ name: 'On time', last_order_date: '2026-10-23' }),
    aGuest({ name: 'Late', last_order_date: '2026-10-22' }),
    aGuest({ name: 'Latest', last_order_date: '2026-08-03' }),
    aGuest({ name: 'Never', last_order_date: null }),
  ];
  expect(figuresOf(lapsed(input(guests), asked()))).toEqual([
    'Lapsed: 2',
    'Latest: Monday, August 3, 2026',
    'Late: Thursday, October 22, 2026',
  ]);
});

test('at most five guests are listed, by their phone number if there is no name', () => {
  const guests = Array.from({ length: 7 }, (_, at) =>
    aGuest({ name: at === 6 ? '' : `Guest ${at}`, orders_total: at }),
  );
  expect(figuresOf(topGuests(input(guests), asked()))).toEqual([
    '+12125550147: 6',
    'Guest 5: 5',
    'Guest 4: 4',
    'Guest 3: 3',
    'Guest 2: 2',
  ]);
  expect(topGuests(input([aGuest({ orders_total: 0 })]), asked())).toMatchObject({
    text: ['Your guest list has no orders yet.'],
    figures: [],
  });
});

test('guests who opted out don’t count as OK to text', () => {
  const guests = [
    aGuest({}),
    aGuest({ has_opted_out: true }),
    aGuest({ has_consent: false }),
    aGuest({ has_consent: false, has_opted_out: true }),
  ];
  expect(figuresOf(textable(input(guests), asked()))).toEqual(['OK to text: 1', 'Opted out: 2']);
});

test('a list that was not loaded as a whole says so', () => {
  const guests = [aGuest({})];
  expect(figuresOf(guestsTotal(input(guests, false), asked()))).toEqual(['Guests: more than 1']);
  expect(figuresOf(textable(input(guests, false), asked()))).toEqual([
    'OK to text: 1 of the first 1',
    'Opted out: 0 of the first 1',
  ]);
  expect(guestVisit(input(guests, false), asked('when did bo last order')).text).toEqual([
    'I couldn’t find a guest with that name among the first 1 in your list.',
  ]);
});

test('a guest without orders is found, too', () => {
  const guests = [aGuest({ last_order_date: null }), aGuest({ name: 'Bo Li' })];
  expect(figuresOf(guestVisit(input(guests), asked('when did ana last order')))).toEqual([
    'Ana Ruiz: No orders on file',
  ]);
});
