import { expect, test } from 'vitest';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';

const phonesOn = (html: string) =>
  readPageFacts(html, 'https://restaurant.example/').phones.first.map(({ value }) => value);

test.each([
  'Fax: 703-555-0178',
  'Telefax: 0951 / 555 01 33',
  'Fax 030/5550143',
  'F: (212) 555-0178',
  '(212) 555-0178 (fax)',
  'USt-IdNr.: DE 287 654 321',
  'Steuernummer: 207 123 456 78',
  'SIRET 812 345 678 00012',
  'VAT No. 123 4567 89',
  'Partita IVA 071 234 567 89',
  'ABN 12 345 678 901',
  'License # 160-233-0090',
  'IBAN AT61 1904 3002 3457 3201',
])('%s isn’t a phone number', (line) => expect(phonesOn(`<p>${line}</p>`)).toEqual([]));

test.each([
  ['Phone 214-555-0190 Fax 214-555-0191', '2145550190'],
  ['Fax 214-555-0191, Phone 214-555-0190', '2145550190'],
  ['Tel/Fax: 0951 555 0132', '09515550132'],
  ['Tel. &amp; Fax 0951 555 0132', '09515550132'],
  ['To order: 555-555-0123', '5555550123'],
  ['Reservations: 973.555.0147', '9735550147'],
  ['Fn: call 973.555.0147', '9735550147'],
  ['T: 01225 555014 | F: 01225 555015', '01225555014'],
  ['License to grill! 973-555-0147', '9735550147'],
  ['Registered in 1990, call 973-555-0147', '9735550147'],
])('in %s, %s is called', (line, phone) => expect(phonesOn(`<p>${line}</p>`)).toEqual([phone]));

test.each([
  ['(718)555-0143', '7185550143'],
  ['+1(718)555-0143', '+17185550143'],
  ['(718)5550143', '7185550143'],
  ['(718) 555\u20110143', '7185550143'],
  ['718–555–0143', '7185550143'],
  ['(718) 555–0143', '7185550143'],
  ['718 · 555 · 0143', '7185550143'],
  ['Phone: 7185550143', '7185550143'],
  ['Call us at 7185550143 | Fax 7185550144', '7185550143'],
  ['(020)7946 0123', '02079460123'],
])('%s is called, however it is grouped', (line, phone) =>
  expect(phonesOn(`<p>${line}</p>`)).toEqual([phone]),
);

test.each([
  'Di–Fr 08–12 14–18 Uhr',
  'Mo–So 11.30–14.30 17.30–22.30',
  'Open 2019 – 2026 – 2030',
  'Bottles 100 – 200 – 3000 ml',
  'ISBN 978–0–306–40615–7',
  'Order no. 7185550143',
  'Call for license 4155550102',
  'Fax (718)555-0143',
  'Calories (250)300 a dish',
])('%s isn’t a phone number despite its dashes and parentheses', (line) =>
  expect(phonesOn(`<p>${line}</p>`)).toEqual([]),
);

test('a fax link isn’t a phone, wherever the word is', () => {
  const number = '<a href="tel:2145550191">214-555-0191</a>';
  expect(phonesOn(`<p>Fax: ${number}</p>`)).toEqual([]);
  expect(phonesOn(`<p>Fax</p><p>${number}</p>`)).toEqual([]);
  expect(phonesOn(`<p>Fax: ${number}</p><p>Call 214-555-0191</p>`)).toEqual(['2145550191']);
});

test.each([
  '<a href="tel:1-800-PIZZA-55">1-800-PIZZA-55</a>',
  '<a href="tel:1-888-555-TACO">Call</a>',
  'Call 1-800-PIZZA-55',
  '718-555-TACO',
])('a number in letters isn’t read: %s', (html) => expect(phonesOn(`<p>${html}</p>`)).toEqual([]));

test.each([
  '300 CENTRAL AVE',
  '450-DEGREE OVEN',
  '(555) SEATS',
  '800 BOTTLES OF WINE',
  'SINCE 1998-TODAY',
  'ROUTE 202-SOUTHBOUND',
  '100% BEEF 250-GRAM BURGER',
  '$200-DINNER',
  'Table 212 FOR-FOUR',
  'AREA 51 (212) ONLY',
])('%s isn’t a number in letters', (line) => expect(phonesOn(`<p>${line}</p>`)).toEqual([]));
