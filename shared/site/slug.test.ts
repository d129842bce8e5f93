import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SLUG_LENGTH, RESERVED_SLUGS, slugCandidates, slugify } from '#shared/site/slug.ts';

/** Names in all scripts, and long names that stay as long as addresses. */
const restaurantName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', '-'), minLength: 50, maxLength: 80 }),
);

describe('slugify', () => {
  test.each([
    ['Café Ñandú', 'cafe-nandu'],
    ['Straße 9', 'strasse-9'],
    ['Łódź Smørrebrød Œuf & Æble', 'lodz-smorrebrod-oeuf-and-aeble'],
    ['  Mario’s   Place!! ', 'marios-place'],
    ['Ελλάδα', 'ellada'],
    ['Пельменная № 1', 'pelmennaya-no-1'],
    ['Їжа', 'izha'],
    ['日本料理', 'restaurant'],
    ['مطعم', 'mtam'],
    ['بيت المندي ٢', 'byt-almndy-2'],
    ['قَهْوَة الرِّيَاض', 'qhwa-alryad'],
    ['کبابی گلستان', 'kbaby-glstan'],
    ['שלום', 'restaurant'],
    ['🍜🔥', 'restaurant'],
    ['', 'restaurant'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'full-width'],
    ['İstanbul', 'istanbul'],
    ['日本料理 Sakura', 'sakura'],
  ])('writes %s as %s', (name, slug) => expect(slugify(name)).toBe(slug));

  test('gives any name an address of 1 to 60 plain characters', () => {
    fc.assert(
      fc.property(restaurantName, (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slugify(slug)).toBe(slug);
      }),
      { numRuns: 500 },
    );
  });
});

describe('slugCandidates', () => {
  test('counts up from the name', () => {
    expect([...slugCandidates('Osteria Lupo').take(3)]).toEqual([
      'osteria-lupo',
      'osteria-lupo-2',
      'osteria-lupo-3',
    ]);
  });

  test.each(['Admin', 'images', 'Robots.txt', 'API'])('never offers the reserved address %s', (name) => {
    const [first] = slugCandidates(name);
    expect(first).toMatch(/-2$/);
  });

  test('offers distinct, free, and short addresses for any name', () => {
    fc.assert(
      fc.property(restaurantName, (name) => {
        const candidates = [...slugCandidates(name).take(120)];
        expect(new Set(candidates).size).toBe(120);
        for (const candidate of candidates) {
          expect(candidate.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
          expect(candidate).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(RESERVED_SLUGS.has(candidate)).toBe(false);
        }
      }),
    );
  });
});
