import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { LIBRARY_LANGUAGES } from '../library/copy-library.ts';
import { libraryOf } from '../library/libraries.ts';
import { NO_REQUESTS } from './page-source.ts';
import { lackedBy, type PlaceKind, placeKindOf, speaksOf } from './place-kind.ts';
import { writePage } from './write-page.ts';

test.each([
  ['taco truck', 'street'],
  ['catering', 'caterer'],
  ['Italian restaurant and catering', 'room'],
  ['bakery', 'treats'],
  ['panadería', 'treats'],
  ['neighborhood bar', 'bar'],
  ['Traiteur', 'caterer'],
  ['Gasthaus', 'room'],
  ['ghost kitchen', 'caterer'],
  ['Breakfast and lunch diner', 'daytime'],
  ['Fine dining, Charleston', 'formal'],
  ['Chinese buffet', 'buffet'],
  ['brewery', 'bar'],
  ['Blue Heron Grill', 'unknown'],
])('%s is a place of the kind %s', (said, kind) => {
  expect(placeKindOf(said)).toBe(kind);
});

test.each([
  ['Save your seat at the table.', 'street', 'en'],
  ['Come sit down.', 'caterer', 'en'],
  ['Make it a night out.', 'daytime', 'en'],
  ['Raise a glass and take your time.', 'room', 'en'],
  ['Order the usual.', 'buffet', 'en'],
  ['Get sauce on your chin.', 'formal', 'en'],
  ['Turn it into a date at {name}.', 'caterer', 'en'],
  ['Auf Ihr Wohl: ein Glas Wein.', 'room', 'de'],
  ['Setz dich an den Tisch.', 'unknown', 'de'],
] as const)('“%s” does not fit a place of the kind %s', (line, kind, language) => {
  expect(speaksOf(line, lackedBy(kind), language)).toBe(true);
});

const KINDS: readonly (readonly [PlaceKind, string])[] = [
  ['caterer', 'catering'],
  ['street', 'food truck'],
  ['daytime', 'cafe'],
  ['treats', 'bakery'],
  ['bar', 'neighborhood bar'],
  ['formal', 'fine dining'],
  ['buffet', 'buffet'],
  ['room', 'restaurant'],
  ['unknown', ''],
];

test.each(LIBRARY_LANGUAGES)('%s: no page speaks of what its kind of place may lack', (language) => {
  const wrong = KINDS.flatMap(([place, kind]) =>
    Array.from({ length: 12 }, (_, index) => {
      const page = writePage(
        {
          profile: { ...emptyProfile('Juniper'), kind, languages: [language] },
          websiteName: 'Juniper',
          seed: `site_${index}`,
          requests: NO_REQUESTS,
          identity: kind,
          claims: [],
          unsure: [],
          removed: ['story'],
        },
        libraryOf(language),
      );
      const texts = [page.hero_description, page.about_content, page.contact_description];
      return texts.filter((text) => speaksOf(text, lackedBy(place), language));
    }).flat(),
  );
  expect(wrong).toEqual([]);
});
