import { expect, test } from 'vitest';
import { enteredBody, fieldsOf, problemsOf } from './entered-draft.ts';

const SERVICE = { name: '', opens: '', closes: null, last_seating: null, season: null, note: '' };
const PHONE = { number: '', typed: '', label: '' };

test('empty entries aren’t sent', () => {
  const entered = {
    menuText: '  ',
    hours: { services: [{ ...SERVICE, days: [] }], closed_days: ['monday' as const] },
    links: { phones: [PHONE, { ...PHONE, typed: '555-0147' }], links: [] },
  };
  expect(enteredBody(entered)).toEqual({
    hours: { services: [], closed_days: ['monday'] },
    links: { phones: [{ ...PHONE, typed: '555-0147' }], links: [] },
  });
  expect(fieldsOf(entered)).toEqual(['services', 'closed_days', 'hours_text', 'phones', 'links']);
});

test('type and town are trimmed, and only the type overrides the brief', () => {
  const entered = { kind: ' Taqueria ', town: ' Reno ' };
  expect(enteredBody(entered)).toEqual({ kind: 'Taqueria', town: 'Reno' });
  expect(fieldsOf(entered)).toEqual(['kind']);
});

test('untouched fields aren’t sent', () => {
  expect(enteredBody({})).toEqual({});
  expect(fieldsOf({ menuText: 'Tiramisu $8' })).toEqual(['menus', 'dishes']);
});

test('each invalid field has a sentence about its first mistake', () => {
  const problems = problemsOf({
    menuText: 'x'.repeat(20_001),
    hours: {
      services: [
        { ...SERVICE, days: ['monday'] },
        { ...SERVICE, opens: '17:00', days: [] },
      ],
      closed_days: [],
    },
    links: { email: 'lupo', links: [{ kind: 'ordering', url: 'lupo', typed: '' }] },
  });
  expect(problems).toEqual({
    menu_text: 'Use at most 20,000 characters.',
    services: 'Enter a time in 24-hour format, such as 18:00.',
    email: 'Enter an email address such as you@restaurant.com.',
    links: 'Enter a web address, such as https://example.com.',
  });
});
