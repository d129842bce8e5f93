import { expect, test } from 'vitest';
import { aDish } from '#tests/builders/a-profile.ts';
import { entryText } from './entry-text.ts';

const service = { name: '', closes: null, last_seating: null, season: null, note: '' };

test('hours are formatted the way people say them', () => {
  const days = ['tuesday', 'wednesday', 'thursday', 'saturday'];
  const late = { ...service, days, opens: '17:00', note: 'until late' };
  expect(entryText('services', late)).toEqual({ title: 'Tue–Thu, Sat from 5 PM', detail: 'until late' });
  const dinner = {
    ...service,
    days: ['friday', 'saturday'],
    opens: '18:00',
    closes: '23:00',
    name: 'Dinner',
  };
  expect(entryText('services', dinner)).toEqual({ title: 'Fri, Sat 6 PM – 11 PM', detail: 'Dinner' });
  expect(
    entryText('dated_hours', {
      name: 'Christmas',
      from: '2026-12-24',
      to: '2026-12-26',
      services: [],
      note: '',
    }),
  ).toEqual({ title: 'Dec 24, 2026 – Dec 26, 2026 · Christmas', detail: 'Closed' });
});

test('a dish shows its prices on the right', () => {
  const variants = [
    { label: 'half', price: '9', amount: 9 },
    { label: 'full', price: '16', amount: 16 },
  ];
  expect(entryText('dishes', aDish({ name: 'Pho', variants }))).toMatchObject({
    title: 'Pho',
    price: 'half 9 / full 16',
  });
  expect(entryText('dishes', aDish({ name: 'Oysters', is_market_price: true })).price).toBe('Market price');
});

test('a country and a language have names; an unknown code stays as it is', () => {
  expect(entryText('region', { text: 'US' }).title).toBe('United States');
  expect(entryText('languages', { text: '?' }).title).toBe('?');
});
