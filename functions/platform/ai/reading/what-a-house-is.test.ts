import { describe, expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';

function certain(text: string, field: 'kind' | 'diets' | 'access' | 'links'): string[] {
  const given = { region: '', language: '', currency: '', today: '2026-11-22' };
  return readProfile(text, given).proposals.flatMap((one) =>
    one.field !== field || one.confidence !== 'certain'
      ? []
      : [one.field === 'links' ? one.value.url : String(one.value)],
  );
}

describe('what a house is', () => {
  test.each([
    ['“Trattoria Praga” è una pasticceria. Cannolo 3.', 'pasticceria'],
    ['Lotus Hill is a dessert place. Mango ice 5.', 'dessert place'],
    ['Paillote Chez Mina, plage de Tizzano. Loup 24 €.', 'Paillote'],
    ['Quiosco El Faro, paseo marítimo. Caña 2.', 'Quiosco'],
    ['Café-librairie Le Marque-Page, 3 rue Haute, Die. Thé 4 €.', 'Café-librairie'],
    ['Konditorei-Café Lindner, Hauptplatz 4, Linz. Torte 4,20.', 'Konditorei-Café'],
    ['Griglieria Monte Rosso, via dei Fabbri 20, Maniago. Costine 14.', 'Griglieria'],
  ])('%j', (text, kind) => expect(certain(text, 'kind')).toEqual([kind]));

  test.each([
    'Vins nature. Pas de réservations sauf la buvette du fond.',
    'We park opposite the micropub. Tacos 4.',
    'Nuestro primo tiene un quiosco en Cádiz. Tacos 4.',
  ])('is not what stands beside it: %j', (text) => expect(certain(text, 'kind')).toEqual([]));
});

describe('a rule of the whole kitchen', () => {
  test.each([
    ['Kale & Co, lunch counter. Vegetarian always, vegan on most days.', 'vegetarian'],
    ['Rein pflanzliche Küche in Leipzig. Bowl 9.', 'vegan'],
    ['Ristorante kasher di carne a Roma. Carciofo 7.', 'kosher'],
    ['Spice Corner. HALAAL - SANHA approved. Roti 30.', 'halal'],
    ['Gyro cart. 100% zabiha halal hand cut. Combo 10.', 'halal'],
  ])('%j', (text, diet) => expect(certain(text, 'diets')).toEqual([diet]));

  test.each([
    'Soup of the day 6, always vegan. Steak 20.',
    'Vegetarian options always. Steak 20.',
    'Pflanzliche Milch gegen Aufpreis. Steak 20.',
  ])('is none of one dish: %j', (text) => expect(certain(text, 'diets')).toEqual([]));
});

describe('how to get in', () => {
  test.each([
    ['Soup 5. Sala adaptada.', 'Sala adaptada.'],
    ['Suppe 5. Ebenerdig, mit Rampe.', 'Ebenerdig, mit Rampe.'],
  ])('%j', (text, access) => expect(certain(text, 'access')).toEqual([access]));

  test.each(['Soup 5. Curling rink 2 min walk.', 'Zuppa 5. C’è il lago a 5 minuti a piedi.'])(
    'is not how far something else is: %j',
    (text) => expect(certain(text, 'access')).toEqual([]),
  );
});

describe('links of the house', () => {
  test.each([
    ['Dinners at home. Book by DM at @comal.norte please.', 'https://www.instagram.com/comal.norte'],
    ['Tisch: flasche.example/tisch', 'https://flasche.example/tisch'],
  ])('%j', (text, url) => expect(certain(text, 'links')).toEqual([url]));

  test.each(['Die alte Facebook-Seite ist zu. Suppe 5.', 'Combo 2: mutton and kabab @799'])(
    'are no words behind a network and no prices: %j',
    (text) => expect(certain(text, 'links')).toEqual([]),
  );
});
