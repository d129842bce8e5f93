import { expect, test } from 'vitest';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { fillFromPage } from './fill-from-page.ts';

const SERVICE = { name: '', opens: '17:00', closes: '22:00', last_seating: null, season: null, note: '' };
const PHONE = { number: '+12125550147', typed: '(212) 555-0147', label: '' };
const LINK = { kind: 'facebook' as const, url: 'https://www.facebook.com/lupo', typed: '' };
const PAGE: StatedDetails = {
  url: 'https://lupo.example.com/',
  menu_text: 'Carbonara  $16\nTiramisu  $8',
  hours: { services: [{ ...SERVICE, days: ['tuesday', 'friday'] }], closed_days: ['monday'] },
  links: { phones: [PHONE], email: 'ciao@lupo.example.com', links: [LINK] },
  found_in: {},
  nothing_found: ['address'],
  more_pages: [],
  photos: [],
};
const EMPTY = emptyProfile('Osteria Lupo');

test('empty fields are filled from the page, and the message counts them', () => {
  expect(fillFromPage(EMPTY, {}, PAGE)).toEqual({
    entered: { menuText: PAGE.menu_text, hours: PAGE.hours, links: PAGE.links },
    boxes: ['menu', 'hours', 'contact'],
    sentence:
      'We found 2 dishes, hours for 3 days, 1 phone number, 1 email address, and 1 link. Check the details below.',
  });
});

test('typed fields stay, and the message names them', () => {
  const entered = { menuText: 'Gelato $6', links: { email: 'lupo@example.com' } };
  expect(fillFromPage(EMPTY, entered, PAGE)).toEqual({
    entered: {
      menuText: 'Gelato $6',
      hours: PAGE.hours,
      links: { phones: [PHONE], email: 'lupo@example.com', links: [LINK] },
    },
    boxes: ['hours', 'contact'],
    sentence:
      'We found 2 dishes, hours for 3 days, 1 phone number, 1 email address, and 1 link. Check the details below. You already entered your menu and email, so we kept your version.',
  });
});

test('the profile’s values stay', () => {
  const profile = {
    ...EMPTY,
    phones: [{ ...PHONE, typed: '555-0100' }],
    services: PAGE.hours?.services ?? [],
  };
  const { phones, hours } = { phones: [PHONE], hours: PAGE.hours };
  const page = { ...PAGE, menu_text: undefined, hours, links: { phones } };
  expect(fillFromPage(profile, {}, page)).toEqual({
    entered: {},
    boxes: [],
    sentence:
      'We found hours for 3 days and 1 phone number. You already entered your hours and phone, so we kept your version.',
  });
});
