import { expect, test } from 'vitest';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';

const addressesOn = (...lines: string[]) =>
  readPageFacts(
    lines.map((line) => `<p>${line}</p>`).join(''),
    'https://restaurant.example/',
  ).addresses.first.map(({ value }) => value);

test.each([
  '55 Plaza, Suite 4, Dayton, Ohio 45402',
  'One South Wabash, Chicago, Illinois',
  '1 Ferry Building #12, San Francisco, California 94111',
  '300 Broadway',
  '1099 Route 46 West',
  '8421 Little River Turnpike',
  '77 Wharf Row',
  '12 ELM COURT',
  'Newark NJ 07102',
  'LE15 7NJ',
  '12 Côte de la Montagne, Québec, QC G1K 4E4',
  '3 Old Mill Lane',
])('%s is an address', (line) => expect(addressesOn(line)).toEqual([line]));

test.each([
  'Celebrating 25 years on Main Street',
  '5 minutes from the square',
  'Serving 12 beers the Chicago way',
  '3 course dinner, 12 seats, one place',
  '10 tacos plaza style',
  'Voted one of the 50 Best, Ohio Magazine',
  '2 for 1 Drinks, Wings and More, Saturdays in Ohio only',
  '10000 Reviews',
  'Route 66 Burger',
  'Chef of the Year 2019, Texas BBQ Awards',
])('%s isn’t an address', (line) => expect(addressesOn(line)).toEqual([]));

test('a town on the line below its street is one address', () => {
  expect(addressesOn('Am Markt 3', '50674 Köln')).toEqual(['Am Markt 3, 50674 Köln']);
  expect(addressesOn('5, cours Mirabeau', '13100 Aix-en-Provence')).toEqual([
    '5, cours Mirabeau, 13100 Aix-en-Provence',
  ]);
  expect(addressesOn('Unsere Gäste', '10000 Zufriedene')).toEqual([]);
});

test('each of several branches is found', () => {
  expect(
    addressesOn('811 NW 23rd Ave, Portland OR', 'Map', '2030 SE Division St, Portland OR', '9 tacos'),
  ).toEqual(['811 NW 23rd Ave, Portland OR', '2030 SE Division St, Portland OR']);
});
