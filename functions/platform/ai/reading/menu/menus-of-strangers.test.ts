import { describe, expect, test } from 'vitest';
import { readMenu } from './read-menu.ts';

const CONTEXT = { region: '', language: 'en', currency: '', today: '2026-03-02' };

/** Dishes in short: the name, the price, and what it has several of. */
function dishes(source: string): string[] {
  return readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT).flatMap(
    ({ field, value }) =>
      field === 'dishes'
        ? [
            value.variants.length > 0
              ? `${value.name} ${value.variants.map(({ label, price }) => `${label}=${price}`).join(' ')}`
              : `${value.name} ${value.price}`,
          ]
        : [],
  );
}

describe('heads of columns', () => {
  test.each([
    [
      'Meats\t½ lb\t1 lb\nBrisket\t$14\t$27\nRibs\t$9\t$17',
      ['Brisket ½ lb=$14 1 lb=$27', 'Ribs ½ lb=$9 1 lb=$17'],
    ],
    [
      '    CH   MED   GDE\nCoctel 110 150 190\nPulpo 130 175 220',
      ['Coctel CH=110 MED=150 GDE=190', 'Pulpo CH=130 MED=175 GDE=220'],
    ],
    [
      'CURRIES   Chicken / Lamb / Prawn\nKarahi   9.50 / 10.95 / 13.50',
      ['Karahi Chicken=9.50 Lamb=10.95 Prawn=13.50'],
    ],
    [
      'Offen 0,1 / Flasche\nRiesling 5,5 / 34\nSilvaner 6 / 37',
      ['Riesling 0,1=5,5 Flasche=34', 'Silvaner 0,1=6 Flasche=37'],
    ],
    ['Tailles 26 / 33 / 40 cm\nReine 9 / 11,5 / 15,5', ['Reine 26=9 33=11,5 40 cm=15,5']],
  ])('%j', (source, expected) => {
    expect(dishes(source)).toEqual(expected);
  });

  test('sizes of a table stand above it, a phone number below it', () => {
    expect(dishes('S / M / L\nLatte 3 4 5\nMocha 4 5 6\n\nCall 555 010 190')).toEqual([
      'Latte S=3 M=4 L=5',
      'Mocha S=4 M=5 L=6',
    ]);
  });
});

describe('sizes and counts', () => {
  test.each([
    [
      'Shrimp – half lb 12, lb 22\nGumbo – 9\nPo boy – 13',
      ['Shrimp half lb=12 lb=22', 'Gumbo 9', 'Po boy 13'],
    ],
    [
      'Veggie combo 16 for one / 29 for two, kitfo 19, tibs 18',
      ['Veggie combo for one=16 for two=29', 'kitfo 19', 'tibs 18'],
    ],
    [
      "Grigliata mista per 2, 38 euro\nTagliata 22 euro\nCostata 5,20 l'etto",
      ['Grigliata mista per 2 38 euro', 'Tagliata 22 euro', "Costata 5,20 l'etto"],
    ],
    [
      'Sides small $4 pint $7 quart $13\nRolls $2\nPie $5',
      ['Sides small=$4 pint=$7 quart=$13', 'Rolls $2', 'Pie $5'],
    ],
    [
      'Prime Rib (Fri & Sat) ........ King $46  Queen $38\nT-Bone ... $52',
      ['Prime Rib King=$46 Queen=$38', 'T-Bone $52'],
    ],
    [
      'Bowl piccola 8,5 grande 11,5 / vellutata 7\nTorta 5',
      ['Bowl piccola=8,5 grande=11,5', 'vellutata 7', 'Torta 5'],
    ],
    ['zurito 1,60 caña 2,30, crianza 2,80', ['zurito 1,60', 'caña 2,30', 'crianza 2,80']],
    ['Walleye 19\nPerch 15, kids 6\nShrimp 16', ['Walleye 19', 'Perch 15', 'Shrimp 16']],
    [
      'Box A (12 Stk.) 13,90\nBox B (18 Stk.) 19,90\nMiso 3,90',
      ['Box A (12 Stk.) 13,90', 'Box B (18 Stk.) 19,90', 'Miso 3,90'],
    ],
    [
      'garlic knots 6 for 4.50\nlemon ice 2.50\nmeatballs 9',
      ['garlic knots 6 for 4.50', 'lemon ice 2.50', 'meatballs 9'],
    ],
    ['mixed grill for two $39, lamb $20, lentils $9', ['mixed grill for two $39', 'lamb $20', 'lentils $9']],
  ])('%j', (source, expected) => {
    expect(dishes(source)).toEqual(expected);
  });
});

describe('where the price and the name stand', () => {
  test.each([
    [
      'ANTIPASTI\n14  Burrata, peppers\n13  Polpette\n8   Affogato',
      ['Burrata, peppers 14', 'Polpette 13', 'Affogato 8'],
    ],
    [
      '1/8 pollo .... S/ 12.90\n1 pollo .... S/ 66.90\nMostrito (1/4 + papas) .... S/ 24.90',
      ['1/8 pollo S/ 12.90', '1 pollo S/ 66.90', 'Mostrito (1/4 + papas) S/ 24.90'],
    ],
    [
      'Mo: Kohlroulade 7,20\nDi: Hähnchencurry 6,90\nMi: Eierkuchen 5,40',
      ['Kohlroulade 7,20', 'Hähnchencurry 6,90', 'Eierkuchen 5,40'],
    ],
    ['Bagel 320 cal 1.95\nVeggie 480 cal 8.50\nTub 6.50', ['Bagel 1.95', 'Veggie 8.50', 'Tub 6.50']],
    ['espresso 2800, flat white 4200, cookie 3100.', ['espresso 2800', 'flat white 4200', 'cookie 3100']],
    [
      'N°3 raviolis 7,50\nN°8 concombre 5\nN°15 tofu 11,80\nN°16 aubergines 12',
      ['raviolis 7,50', 'concombre 5', 'tofu 11,80', 'aubergines 12'],
    ],
  ])('%j', (source, expected) => {
    expect(dishes(source)).toEqual(expected);
  });
});

test.each([
  'Dépôt 10 $/pers.',
  '6 à 12 ans 19 $, 3 à 5 ans 9 $',
  'Más lejos 35 $.',
  'Platzmiete 18 € die Stunde.',
  'Within 3 miles £3.50.',
  'One table of 12.',
])('%s is no dish', (source) => {
  expect(dishes(source)).toEqual([]);
});

describe('words that are also short for days', () => {
  test.each([
    [
      'Pho tai 13.95\nBun cha gio 14.50\nGoi cuon 7.25',
      ['Pho tai 13.95', 'Bun cha gio 14.50', 'Goi cuon 7.25'],
    ],
    [
      'Zuppa di pesce 14,00\nFrutti di mar 12,50\nTiramisù 6,00',
      ['Zuppa di pesce 14,00', 'Frutti di mar 12,50', 'Tiramisù 6,00'],
    ],
  ])('end a name: %j', (source, expected) => expect(dishes(source)).toEqual(expected));

  test.each(['Cena gio 19.30', 'Aperti ven e sab 18.30', 'lun mar gio 12.30'])('say a time: %j', (source) =>
    expect(dishes(source)).toEqual([]),
  );
});
