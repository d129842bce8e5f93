import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';
import { libraryOf } from '../library/libraries.ts';
import { NO_REQUESTS } from './page-source.ts';
import { createFitsSpain } from './spanish-of-spain.ts';
import { writePage } from './write-page.ts';

const restaurant = (country: string) => ({
  ...emptyProfile('Marea'),
  kind: 'restaurante',
  languages: ['es'],
  address: { ...emptyProfile('').address, locality: 'Cádiz', country },
});

test.each([
  ['Trae a la familia y pidan de todo.', 'ES', false],
  ['Lo que se te antoje.', 'ES', false],
  ['Trae a la familia y pidan de todo.', 'MX', true],
  ['Ven con hambre y a gusto.', 'ES', true],
])('“%s” in %s fits: %s', (text, country, isFitting) => {
  expect(createFitsSpain(restaurant(country))(text)).toBe(isFitting);
});

test('no page in Spain speaks as the Americas do, and none lacks copy', () => {
  const profile = restaurant('ES');
  const fits = createFitsSpain(profile);
  const page = (index: number) =>
    writePage(
      {
        profile,
        websiteName: 'Marea',
        seed: `site_${index}`,
        requests: NO_REQUESTS,
        identity: 'Restaurante de mariscos',
        claims: [],
        unsure: [],
        removed: ['story'],
      },
      libraryOf('es'),
    );
  const texts = Array.from({ length: 30 }, (_, index) => {
    const { hero_description, about_content, contact_description } = page(index);
    return [hero_description, about_content, contact_description];
  }).flat();
  expect(texts.filter((text) => text === '' || !fits(text))).toEqual([]);
});

test('where prices are in euros, a menu is “carta”, elsewhere “menú”', () => {
  const titleOf = (text: string) =>
    draftOfBrief({ name: 'Casa Lucía', text }).content.pages[0].sections.menu.title;
  expect(
    titleOf(
      'Bar de tapas en Valencia, abierto desde 1990. Patatas bravas 6,50 €. Croquetas 9 €. Tortilla 5 €.',
    ),
  ).toBe('Nuestra carta');
  expect(titleOf('Taquería en Houston. Tacos $2. Torta $9. Agua fresca $3.')).toBe('Nuestro menú');
});
