import { expect, test } from 'vitest';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';

const ADDRESS = 'https://restaurant.example/';

const phonesOn = (line: string) => readPageFacts(`<p>${line}</p>`, ADDRESS).phones.count;
const addressesOn = (line: string) => readPageFacts(`<p>${line}</p>`, ADDRESS).addresses.count;

test.each([
  'Sunday–Thursday 5–9',
  '11am to midnight, 7 days',
  'OPEN: Wed thru Sun from 5PM',
  'L-V 8:00-24:00',
  'Open every day noon till late',
  'Open 24 hours',
  '7j/7 de 8h à 2h du matin',
  'Di–Fr 08–12 14–18 Uhr',
])('%s may be opening hours, which aren’t read', (line) =>
  expect(readPageFacts(`<p>${line}</p>`, ADDRESS).hasTimes).toBe(true),
);

test.each(['Call (212) 555-0147', 'Soup $9.00', '12 Main Street, Chicago, IL 60601', 'Since 1998'])(
  '%s has no time of day',
  (line) => expect(readPageFacts(`<p>${line}</p>`, ADDRESS).hasTimes).toBe(false),
);

test.each([
  '01225 555 012',
  '312/555-0165',
  '(11) 95555-0123',
  '02.47.55.01.23',
  '电话：010-5555 0123',
  '55 5550 1234',
  '5035550199',
  '93 555 01 23',
  'Tfno. 935 550 123',
  '1300 555 012',
  '+33 (0)1 55 50 12 34',
])('%s is a phone number', (line) => expect(phonesOn(line)).toBe(1));

test.each([
  '<a href="tel:+18285550142">(828) 555-0142</a>',
  '<a href="tel:+33155501234">01 55 50 12 34</a>',
  '<a href="https://wa.me/5215555501234">WhatsApp</a>',
])('%s is one phone number', (html) => expect(readPageFacts(html, ADDRESS).phones.count).toBe(1));

test.each(['ISBN 0 8070 1429 X', '01/03/2026 12:30', 'Order number 555-0192-8831'])(
  '%s isn’t a phone number',
  (line) => expect(phonesOn(line)).toBe(0),
);

test.each([
  '1 Broadway, Newark NJ',
  'Corner of 5th & Elm, Dayton, Ohio',
  'Prinsengracht 112, 1015 EA Amsterdam',
  'Rua Augusta, 1234 - São Paulo',
  '〒104-0061 東京都中央区銀座5-9-19',
  'One Beacon Street, Suite 100, Boston, MA 02108',
  'The Plough Inn, Church Lane, Greetham, Rutland LE15 7NJ',
  'Av. Insurgentes Sur 1234, Col. Del Valle, 03100 CDMX',
  'Lindenstr. 4a, 50674 Köln',
  'Östermalmsgatan 12, Stockholm',
  'Carrer de Mallorca, 236, Barcelona',
  'Praça do Comércio 10, 1100-148 Lisboa',
  '742 Evergreen Terrace, Springfield',
  'Calata Cattaneo, 3 - 16128 Genova GE',
])('%s is an address', (line) => expect(addressesOn(line)).toBe(1));

test.each(['10 tacos plaza style', '4 courses, 12 seats', 'Two courses 12-2'])(
  '%s isn’t an address',
  (line) => expect(addressesOn(line)).toBe(0),
);
