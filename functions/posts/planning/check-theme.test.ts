import { expect, test } from 'vitest';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { createThemeCheck } from './check-theme.ts';

const ON = '2027-05-03';
async function unheld(theme: string, dishes: readonly string[] = [], profile = aProfile()) {
  return (await createThemeCheck(profile, { theme, on: ON }))(dishes);
}

test.each([
  'Gluten-free vegan halal week',
  '50% off everything',
  'Nut free',
  'NutFree',
  '#AwardWinning',
  '#bestpastaintown',
  'Award-winning pasta',
  'Best pasta in Rome',
  'Il miglior ristorante',
  'Glutenfreie Woche',
  'Semaine végane',
  'Since 1950',
  '$5 pasta',
  'Five stars',
  'Homemade all week',
])('the theme %j claims something unproven', async (theme) => {
  expect(await unheld(theme)).toBeDefined();
});

test.each([
  'Soup season',
  'Date night',
  'Oktoberfest',
  'Taco Tuesday',
  '4th of July',
  'Summer 2027',
  'New Year 2028',
  'Valentine’s Day',
  'Back to school',
  'Comfort food',
  'First dates, second helpings',
  'Sommer auf der Terrasse',
  'Autunno romano',
  'Rentrée',
  'Semana Santa',
  'Sommerabende',
  'Spargelzeit',
  'Feierabend am Marktplatz',
  'Thanksgiving leftovers',
  'datenight',
  'comfortfood',
  'Neighborhood nights',
  'Weihnachten',
  'Freestyle Friday',
  '',
])('the theme %j can be published', async (theme) => {
  expect(await unheld(theme)).toBeUndefined();
});

test('a dish’s diet applies to it, and a restaurant’s to all dishes', async () => {
  const profile = aProfile({
    dishes: [aDish({ name: 'Bean stew', diets: ['vegan'] }), aDish({ name: 'Cacio e pepe' })],
  });
  expect(await unheld('Vegan week', ['Bean stew'], profile)).toBeUndefined();
  expect(await unheld('Vegan week', ['Bean stew', 'Cacio e pepe'], profile)).toBe('Vegan');
  expect(await unheld('Vegan and halal week', ['Bean stew'], profile)).toBe('halal');
  expect(await unheld('Vegan week', [], aProfile({ cuisines: ['Vegan'] }))).toBeUndefined();
});
