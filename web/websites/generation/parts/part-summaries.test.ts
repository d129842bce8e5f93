import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { menuSummary } from '#web/menu/menu-box/menu-summary.ts';
import { hoursSummary } from '#web/profile/week/hours-summary.ts';
import { contactSummary } from './part-summaries.ts';

const PROFILE = emptyProfile('Osteria Lupo');
const EVENINGS = { name: '', opens: '17:00', closes: '22:00', last_seating: null, season: null, note: '' };

test('a menu’s summary is its number of dishes', () => {
  expect([0, 1, 8].map(menuSummary)).toEqual(['', '1 dish', '8 dishes']);
});

test('a week’s summary is its open days, or its days off', () => {
  const services = [
    { ...EVENINGS, days: ['tuesday' as const, 'wednesday' as const] },
    { ...EVENINGS, days: ['thursday' as const] },
  ];
  expect(hoursSummary({ services, closed_days: ['monday'] })).toBe('Open Tue–Thu');
  expect(hoursSummary({ services: [], closed_days: ['monday'] })).toBe('Closed Mon');
  expect(hoursSummary(PROFILE)).toBe('');
});

test('each contact channel is named once, and empty ones are left out', () => {
  const contact = {
    ...PROFILE,
    address: { ...PROFILE.address, text: '12 Court Street' },
    phones: [{ number: '', typed: '555-0147', label: '' }],
    links: [
      { kind: 'instagram' as const, url: 'https://instagram.com/lupo', typed: '' },
      { kind: 'instagram' as const, url: 'https://instagram.com/lupobar', typed: '' },
      { kind: 'ordering' as const, url: '', typed: '' },
    ],
  };
  expect(contactSummary(contact)).toBe('Phone, address, Instagram');
  expect(contactSummary({ ...PROFILE, email: 'ciao@lupo.example.com' })).toBe('Email');
  expect(contactSummary(PROFILE)).toBe('');
});
