import { describe, expect, test } from 'vitest';
import { readMenu } from './read-menu.ts';

const CONTEXT = { region: '', language: 'en', currency: '', today: '2026-03-02' };

function dishes(source: string): string[] {
  return readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT).flatMap(
    ({ field, value, confidence }) =>
      field === 'dishes' ? [`${confidence === 'likely' ? '?' : ''}${value.name} ${value.price}`] : [],
  );
}

describe('prices that are only said', () => {
  test.each([
    [
      'fish and chips eleven fifty, mushy peas one fifty, gravy one pound',
      ['fish and chips eleven fifty', 'mushy peas one fifty', 'gravy one pound'],
    ],
    [
      'tortilla a dos cincuenta, bocata cinco euros, caña uno ochenta',
      ['tortilla dos cincuenta', 'bocata cinco euros', 'caña uno ochenta'],
    ],
    [
      'Semmel drei Euro fuffzig, Brezn eins zwanzig, ein Helles drei neunzig',
      ['Semmel drei Euro fuffzig', 'Brezn eins zwanzig', 'Helles drei neunzig'],
    ],
    [
      'margherita sei euro, bufala otto e cinquanta, birra cinque euro',
      ['margherita sei euro', 'bufala otto e cinquanta', 'birra cinque euro'],
    ],
    [
      'soupe six euros, tajine quinze cinquante, thé deux euros',
      ['soupe six euros', 'tajine quinze cinquante', 'thé deux euros'],
    ],
  ])('%s', (source, wanted) => {
    expect(dishes(source)).toEqual(wanted);
  });

  test('times in words are no prices', () => {
    expect(dishes('we open at nine thirty, close at ten thirty. soup is six pounds')).toEqual([
      'soup six pounds',
    ]);
  });
});

describe('dishes in what somebody tells', () => {
  test.each([
    [
      "hey it's Rosa from El Comal, our tacos are 3.50 each, the burrito is 12 and quesadillas run 9",
      ['tacos 3.50 each', 'burrito 12', 'quesadillas 9'],
    ],
    [
      'Bei uns kostet der Döner 7 Euro, Dürüm 8 Euro, Falafel gibts für 6 Euro',
      ['Döner 7 Euro', 'Dürüm 8 Euro', 'Falafel 6 Euro'],
    ],
    [
      'Los tacos de pastor están a 25 pesos y las gringas salen a 60 pesos',
      ['tacos de pastor 25 pesos', 'gringas 60 pesos'],
    ],
    ['Abends Pizza Margherita 8 Euro, Salami 9 Euro', ['Pizza Margherita 8 Euro', 'Salami 9 Euro']],
    ['Da noi la carbonara costa 11 euro, la gricia 10 euro', ['carbonara 11 euro', 'gricia 10 euro']],
    [
      "The full English comes in at £9.95. If you don't eat meat there's a mushroom pie for £8.",
      ['full English £9.95', 'mushroom pie £8'],
    ],
    [
      'Crêpe caramel au beurre salé 5,50 €, crêpe sucre 4 €',
      ['Crêpe caramel au beurre salé 5,50 €', 'crêpe sucre 4 €'],
    ],
    ['crêpe caramel 4 bolée de cidre 2,50 café 2', ['crêpe caramel 4', 'bolée de cidre 2,50', 'café 2']],
    ['€3 supplì / €4 fiore di zucca / €12 tonnarelli', ['supplì €3', 'fiore di zucca €4', 'tonnarelli €12']],
    [
      'Souvlaki (2 skewers) . . . 12.95\nGyro plate – lamb, pita . . . 13.95',
      ['Souvlaki 12.95', 'Gyro plate 13.95'],
    ],
  ])('%s', (source, wanted) => {
    expect(dishes(source).map((dish) => dish.replace(' (2 skewers)', ''))).toEqual(wanted);
  });

  test.each([
    ['jerk plate 16 w rice n peas, oxtail 22, goat 20', ['jerk plate 16', 'oxtail 22', 'goat 20']],
    [
      'Jugo 45 (medio) 60 (litro), torta 48, tlayuda 70',
      ['Jugo 45 (medio) 60 (litro)', 'torta 48', 'tlayuda 70'],
    ],
    ['birria ramen 15 / quesabirria 4 / elote 5', ['birria ramen 15', 'quesabirria 4', 'elote 5']],
    [
      'Pad Thai chicken 18 / tofu 17, Spring rolls 8, Tea 3',
      ['Pad Thai chicken 18 / tofu 17', 'Spring rolls 8', 'Tea 3'],
    ],
    ['Caesar 9 add shrimp 6, cobb 14, wedge 8', ['Caesar 9', 'cobb 14', 'wedge 8']],
    [
      'soup (cup 5, bowl 8), a turkey club for 13.50, crab melt 16',
      ['soup cup 5, bowl 8', 'turkey club 13.50', 'crab melt 16'],
    ],
    ['Bagel 3, lox 14, schmear plus 2', ['Bagel 3', 'lox 14', '?schmear plus 2']],
  ])('what goes with a price: %s', (source, wanted) => {
    expect(dishes(source)).toEqual(wanted);
  });

  test('words for all of them, or for one that was named before, are no name', () => {
    const certain = dishes(
      'La focaccia costa 2 euro, quella con le cipolle 3 euro. Tutte le torte 9 euro. Gelato 4 euro.',
    ).filter((dish) => !dish.startsWith('?'));
    expect(certain).toEqual(['focaccia 2 euro', 'Gelato 4 euro']);
  });

  test('what is added or taken instead is no dish of its own', () => {
    const certain = dishes('Burger 13,90 €, Pizza 9,50 €, statt 9,50 €, jede weitere Zutat 1,00 €').filter(
      (dish) => !dish.startsWith('?'),
    );
    expect(certain).toEqual(['Burger 13,90 €', 'Pizza 9,50 €']);
  });
});

describe('menus that have one price', () => {
  const menus = (source: string) =>
    readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT).flatMap(({ field, value }) =>
      field === 'menus' ? [`${value.name} ${value.price}`] : [],
    );

  test.each([
    ['Le soir, menu à 32 €.', ['menu 32 €']],
    ['Menú S/ 15 (entrada, segundo, refresco).', ['Menú S/ 15']],
    ['Menú para 2 personas 24,90 €', ['Menú para 2 personas 24,90 €']],
    [
      'Alors le midi la formule à 14,90 €, la formule complète à 18,90 €, tartare 17 €',
      ['formule 14,90 €', 'formule complète 18,90 €'],
    ],
    [
      "Chef's tasting 95 €, vegetarian tasting 85 €, wine pairing 60 €",
      ["Chef's tasting 95 €", 'vegetarian tasting 85 €'],
    ],
  ])('%s', (source, wanted) => {
    expect(menus(source)).toEqual(wanted);
  });

  test('a burger menu with sizes stays no menu of the house', () => {
    expect(menus('Kebab 6, burger 9, wrap 7')).toEqual([]);
  });
});
