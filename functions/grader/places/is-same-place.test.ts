import { expect, test } from 'vitest';
import { type Candidate, hasNameOf, isSamePlace } from './is-same-place.ts';
import type { WantedPlace } from './place-finder.ts';

test.each([
  ['Osteria Lupo', 'Osteria Lupo', true],
  ['Osteria Lupo - Downtown', 'Osteria Lupo', true],
  ['Lupo', 'Osteria Lupo', true],
  ['Café Zoë', 'Cafe Zoe', true],
  ["Marge's Lunch Box", 'Marges Lunch Box', true],
  ['The Copper Finch', 'Copper Finch Restaurant', true],
  ['The Restaurant', 'The Restaurant', true],
  ['Osteria Volpe', 'Osteria Lupo', false],
  ['The Grill', 'The Copper Finch', false],
  ['Pizza Hut', 'Pizza Palace', false],
  ['', 'Osteria Lupo', false],
])('%s at Google has the name of %s: %s', (theirs, ours, expected) => {
  expect(hasNameOf({ name: theirs }, { name: ours })).toBe(expected);
});

const LONG_STREET = '12 Long St, New York, NY 10012, USA';

const aCandidate = (given: Partial<Candidate>): Candidate => ({
  name: 'Osteria Lupo',
  address: LONG_STREET,
  phone: '',
  website: '',
  ...given,
});
const aWanted = (given: Partial<WantedPlace>): WantedPlace => ({
  name: 'Osteria Lupo',
  location: '',
  street: '',
  postalCode: '',
  phones: [],
  website: '',
  ...given,
});

test.each<[string, Partial<Candidate>, Partial<WantedPlace>, boolean]>([
  ['of the same street', {}, { street: '12 Long Street', postalCode: '10012' }, true],
  ['of the same street, as it was typed', {}, { location: '12 Long St., New York' }, true],
  ['of another street of the town', {}, { location: '40 Broad St, New York' }, false],
  ['of the same number of another street', {}, { location: '12 Broad St, New York' }, false],
  ['of another town', {}, { location: 'Chicago' }, false],
  ['of the town that alone is known', {}, { location: 'New York' }, true],
  ['of the town, with its state', {}, { location: 'New York, NY' }, true],
  ['of a town of the name in another state', {}, { location: 'New York, TX' }, false],
  ['of the town and a part of the name', { name: 'Lupo' }, { location: 'New York' }, false],
  [
    'of the town, with another phone',
    { phone: '(212) 555-0147' },
    { location: 'New York', phones: ['+12125550199'] },
    false,
  ],
  ['of the same phone', { phone: '(212) 555-0147' }, { phones: ['+12125550147'] }, true],
  [
    'of the same phone and another name',
    { name: 'Volpe', phone: '(212) 555-0147' },
    { phones: ['+12125550147'] },
    false,
  ],
  [
    'of the same phone in another town',
    { phone: '(212) 555-0147' },
    { phones: ['+12125550147'], location: '5 Elm St, Chicago' },
    false,
  ],
  ['of which nothing is known but the name', {}, {}, false],
  ['of the same website', { website: 'http://www.lupo.example/menu' }, { website: 'lupo.example' }, true],
  [
    'of the same website and another name',
    { name: 'Lupo LLC', website: 'https://lupo.example' },
    { name: 'Trattoria', website: 'http://lupo.example/' },
    true,
  ],
  [
    'of the same website in another town',
    { website: 'https://lupo.example' },
    { website: 'https://lupo.example', location: '5 Elm St, Chicago' },
    false,
  ],
  [
    'of another page of the same network',
    { website: 'https://facebook.com/volpe' },
    { website: 'https://facebook.com/lupo' },
    false,
  ],
  [
    'of the same page of a network',
    { website: 'https://www.facebook.com/lupo' },
    { website: 'https://facebook.com/lupo/' },
    true,
  ],
  [
    'of a street in Rome',
    { address: 'Via Roma, 12, 00184 Roma RM, Italy' },
    { street: 'Via Roma 12', postalCode: '00184' },
    true,
  ],
  [
    'of a street in Berlin',
    { address: 'Lange Str. 5, 10115 Berlin, Germany' },
    { street: 'Lange Straße 5', postalCode: '10115' },
    true,
  ],
  [
    'of a street in one word',
    { address: 'Torstr. 5, 10119 Berlin, Germany' },
    { street: 'Torstraße 5', postalCode: '10119' },
    true,
  ],
  [
    'of a street in Madrid',
    { address: 'C. de Mayor, 5, 28013 Madrid, Spain' },
    { street: 'Calle Mayor 5', postalCode: '28013' },
    true,
  ],
  [
    'of a corner in the same postal code',
    { website: 'https://lupo.example' },
    { street: '300 Corner Rd', postalCode: '10012', website: 'lupo.example' },
    true,
  ],
])('a place %s is compared with ours', (_what, candidate, wanted, expected) => {
  expect(isSamePlace(aCandidate(candidate), aWanted(wanted))).toBe(expected);
});

test('of two places with the name in a town neither is ours when only the town is known', () => {
  expect(isSamePlace(aCandidate({}), aWanted({ location: 'New York' }), false)).toBe(false);
});
