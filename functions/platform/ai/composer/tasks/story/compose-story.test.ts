import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPOSER_LANGUAGES } from '#shared/profile/phrases/phrases-of-language.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { languageFindings } from '#tests/builders/language-findings.ts';
import { aSparseProfile, profilesIn } from '#tests/builders/some-profiles.ts';
import { composeStory } from './compose-story.ts';

const write = (facts: Partial<RestaurantProfile>, seed = 'site_1') =>
  composeStory({ profile: aSparseProfile(facts), websiteName: 'Lupo', wishes: [], seed });
const place = (locality: string) => ({
  text: '',
  street: '',
  locality,
  region: '',
  postal_code: '',
  country: '',
});
const sentences = (...texts: string[]) => texts.map((text) => ({ text }));

describe('the owner’s words come first', () => {
  test('a story is printed word for word, in its order, and only once', () => {
    const story = sentences(
      'We opened in 2011 with six stools',
      'My aunt cooks. I wash up.',
      'No phones at the counter!',
    );
    const page = write({ kind: 'noodle bar', cuisines: ['Sichuan'], address: place('Oakland'), story });
    expect(page).toMatchObject({
      tagline: 'Sichuan noodle bar in Oakland',
      hero_description: 'We opened in 2011 with six stools.',
      about_content: 'My aunt cooks. I wash up.\n\nNo phones at the counter!',
    });
  });

  test('a single passage stands in About, beside the dishes over the picture', () => {
    const dishes = [aDish({ name: 'Carbonara' }), aDish({ name: 'Gricia' }), aDish({ name: 'Amatriciana' })];
    expect(
      write({ kind: 'trattoria', story: sentences('Since 1962 in the same street.'), dishes }),
    ).toMatchObject({
      tagline: 'Trattoria',
      hero_description: 'On the menu: Carbonara, Gricia and Amatriciana.',
      about_content: 'Since 1962 in the same street.',
    });
  });
});

describe('what nobody said is not printed', () => {
  test('an owner who says nothing gets one line of welcome and no headings above nothing', () => {
    const page = write({});
    expect(page).toMatchObject({ hero_description: '', about_content: '', gallery_description: '' });
    expect(page.tagline).not.toBe('');
  });

  test('in a language that the composer does not speak the owner’s words stand alone', () => {
    const page = write({
      languages: ['pt'],
      kind: 'tasca',
      address: place('Lisboa'),
      story: sentences('Desde 1950.'),
    });
    expect(page).toMatchObject({
      tagline: 'Tasca · Lisboa'.toLowerCase().replace('l', 'L'),
      about_content: 'Desde 1950.',
    });
  });
});

test.each([
  ['fr', 'bistrot', 'Le Havre', 'Bistrot au Havre'],
  ['fr', 'bistrot', 'Les Sables', 'Bistrot aux Sables'],
  ['it', 'osteria', 'Ancona', 'Osteria ad Ancona'],
  ['es', 'panadería', 'Sevilla', 'Panadería en Sevilla'],
  ['de', 'Gasthaus', 'Ulm', 'Gasthaus in Ulm'],
])('a page in "%s" speaks it', (language, kind, town, tagline) => {
  expect(write({ languages: [language], kind, address: place(town) })).toMatchObject({ language, tagline });
});

test.each(COMPOSER_LANGUAGES)('300 pages in "%s" hold no mistake of language', (language) => {
  fc.assert(
    fc.property(profilesIn(language), fc.string(), (profile, seed) => {
      const page = composeStory({ profile, websiteName: 'Lupo', wishes: [], seed });
      const sentences = [
        page.hero_description,
        page.about_content,
        page.contact_description,
        page.meta_description,
      ];
      expect(sentences.flatMap((text) => languageFindings(text, { language, isProse: true }))).toEqual([]);
      const { tagline, about_title, faq_title, contact_title } = page;
      const titles = [tagline, about_title, faq_title, contact_title];
      expect(titles.flatMap((text) => languageFindings(text, { language, isProse: false }))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each(COMPOSER_LANGUAGES)(
  'every passage of an owner stands on a page in "%s", word for word',
  (language) => {
    fc.assert(
      fc.property(profilesIn(language), (profile) => {
        const page = JSON.stringify(
          composeStory({ profile, websiteName: 'Lupo', wishes: [], seed: 's' }),
        ).toLowerCase();
        const said = profile.story.map(({ text }) => text.toLowerCase());
        expect(said.filter((text) => !page.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
);
