import { describe, expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { readMenu } from './read-menu.ts';

const CONTEXT = { region: '', language: 'en', currency: '', today: '2026-03-02' };

function read(source: string): ProfileProposal[] {
  return readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT);
}

/** Dishes in short: the name, the price, and what it has several of. */
function dishes(source: string): string[] {
  return read(source).flatMap(({ field, value }) =>
    field === 'dishes'
      ? [
          value.variants.length > 0
            ? `${value.name} ${value.variants.map(({ label, price }) => `${label}=${price}`).join(' ')}`
            : `${value.name} ${value.price}`,
        ]
      : [],
  );
}

function menus(source: string): string[] {
  return read(source).flatMap(({ field, value }) =>
    field === 'menus' ? [`${value.name} ${value.price} [${value.availability}]`] : [],
  );
}

describe('several prices of one dish', () => {
  test.each([
    ['Lobster MP / 24\nOysters 18 / 34\nClams 12', 'Lobster =MP =24'],
    ['Lobster roll (half / whole) MP / 24\nClams 12\nSoup 9', 'Lobster roll half=MP whole=24'],
    ['aguas frescas chica 20 grande 35, pastor 18, suadero 20', 'aguas frescas chica=20 grande=35'],
    ['Brisket\t$14\t$27\nRibs\t$17\t$32\nLinks\t$5', 'Brisket =$14 =$27'],
    ['Bratwürste 1 Paar 7,90, 2 Paar 11,90\nZipfel 9,80\nBrezel 2,50', 'Bratwürste 1 Paar=7,90 2 Paar=11,90'],
    [
      'Eggs benny: bacon 23 / salmon 26 / mushroom 21\nPie 15\nToast 9',
      'Eggs benny bacon=23 salmon=26 mushroom=21',
    ],
    [
      'Salatteller klein/groß  4,80 / 8,20\nCurrywurst 8,20\nEintopf 7,50',
      'Salatteller klein=4,80 groß=8,20',
    ],
    ['Duck ¼ £10.50 ½ £18.00 Whole £33.00\nRice £3.00\nChips £3.00', 'Duck ¼=£10.50 ½=£18.00 Whole=£33.00'],
    ['croquetas 8 la ración 5 la media, olivas 2, pan 1', 'croquetas ración=8 media=5'],
    ['Pho S/M/L $10/$15/$20, laksa $9, satay $8', 'Pho S=$10 M=$15 L=$20'],
    [
      'papas chicas/grandes $2.500/$4.000, completo $3.500, bebida $1.000',
      'papas chicas=$2.500 grandes=$4.000',
    ],
    ['Pad Thai Poulet 18.50 / Tofu 17.50, Curry 19.50, Rolle 3.50', 'Pad Thai Poulet=18.50 Tofu=17.50'],
    ['thali $320 (weekday) $380 (Sat-Sun), dosa $90, idli $50', 'thali weekday=$320 Sat-Sun=$380'],
    ['garden salad 7/11, wings 9, fries 4', 'garden salad =7 =11'],
    ['Burger 11 avec frites 13. Cookie 2. Boissons 2.', 'Burger =11 avec frites=13'],
    ['Poutine petite 8, moyenne 10, grosse 13. Hot-dog 3. Pogo 4.', 'Poutine petite=8 moyenne=10 grosse=13'],
    ['Coffee S $4.50 M $5 L $5.50, tea $4, scone $5', 'Coffee S=$4.50 M=$5 L=$5.50'],
    ['birra 0,3 4 euro 0,5 6 euro, acqua 2 euro, vino 5 euro', 'birra 0,3=4 euro 0,5=6 euro'],
    ['tarte 4 pers. 16 €, 6 pers. 22 €', 'tarte 4 pers.=16 € 6 pers.=22 €'],
    ['pizza small 12 large 18, slice 3.50, salad 7', 'pizza small=12 large=18'],
  ])('%s', (source, expected) => {
    expect(dishes(source)[0]).toBe(expected);
  });

  test('parts of a list that a slash separates are dishes of their own', () => {
    expect(dishes('Classic 10,50 / Cheese 11,50 / Bacon 12,90')).toEqual([
      'Classic 10,50',
      'Cheese 11,50',
      'Bacon 12,90',
    ]);
  });
});

describe('prices', () => {
  test.each([
    ['planche mixte dix-huit euros, tapas 6 €', ['planche mixte dix-huit euros', 'tapas 6 €']],
    ['Roggenbrot sechs euro achtzig, Breze 1 €', ['Roggenbrot sechs euro achtzig', 'Breze 1 €']],
    ['brisket plate twenty four dollars, ribs $18', ['brisket plate twenty four dollars', 'ribs $18']],
    [
      'Half chicken R75, full chicken R140, kota from R35',
      ['Half chicken R75', 'full chicken R140', 'kota from R35'],
    ],
    ['el almuerzo vale 15 mil', ['el almuerzo 15 mil']],
    ['Fondue CHF 26.- par pers., croûte 21.-', ['Fondue CHF 26.- par pers.', 'croûte 21.-']],
    ['Margherita 14 al kg, focaccia 12 al kg', ['Margherita 14 al kg', 'focaccia 12 al kg']],
    [
      'Flat white 4.5, large 5.5, oat +0.70. Smashed avo 19, add egg 4. Burger 16.',
      ['Flat white =4.5 large=5.5', 'Smashed avo 19', 'Burger 16'],
    ],
  ])('%s', (source, expected) => {
    expect(dishes(source)).toEqual(expected);
  });

  test('numbers in words have their value', () => {
    const [dish] = read('ribs twenty four dollars, roll sechs euro achtzig');
    expect(dish?.field === 'dishes' && dish.value.amount).toBe(24);
  });
});

describe('amounts that are no dishes', () => {
  test.each([
    'Quiz night Thursdays at 8pm, £2 a head.',
    'Servicio a domicilio 30 pesos.',
    'Reparto $2.000.',
    'Privatisation à partir de 2000 €.',
    'Torta portata da fuori 1,50 € a persona.',
    'Kindergeburtstag 15 € pro Kind.',
    'Dortoir 35.- la nuit.',
    'Betriebsferien vom 27.12. bis 6.1.',
    'On the esplanade, open Wed to Sun from 4.30 till 8.',
    'Kitchen closes 2.30pm, coffee til 3.',
    'Raummiete 100 €.',
    'Salle pour 40 personnes 150.–.',
    'Stellplatz Wohnmobil 12 € pro Nacht.',
    'Degustazione guidata ogni primo giovedì 30 euro.',
    'Vendredi et samedi : deux services, 17 h 30 et 20 h.',
    'Combo is $5 more.',
    'Cake fee $3 a person.',
    'Menu £95.',
    'Mittagstisch jedes Gericht 1 € günstiger.',
  ])('%s', (source) => {
    expect(read(source).filter(({ field }) => field === 'dishes' || field === 'menus')).toEqual([]);
  });
});

describe('menus with one price', () => {
  test.each([
    ['Menú degustación 55 € (maridaje 30 € más).', 'Menú degustación 55 € []'],
    ['Menu déjeuner 42 €, salade 9 €', 'Menu déjeuner 42 € []'],
    ['Drei-Gänge-Menü 39 Euro pro Person.', 'Drei-Gänge-Menü 39 Euro pro Person []'],
    ['Mittagsmenü 11.30–13.30 Uhr CHF 19.50.', 'Mittagsmenü CHF 19.50 [11.30–13.30 Uhr]'],
    ['Lunch special soup and sandwich $12', 'Lunch special soup and sandwich $12 []'],
    ['Menù fisso della domenica 35 euro', 'Menù fisso della domenica 35 euro []'],
  ])('%s', (source, expected) => {
    expect(menus(source)).toEqual([expected]);
  });
});

test.each([
  ['Mains 18.90 to 27.90, laksa 12.90, roti 4.50, satay 9.90', ['Laksa 12.90', 'Roti 4.50', 'Satay 9.90']],
  ['Hauptgerichte 12,50 bis 19,90, Suppe 5,90, Brot 2,50', ['Suppe 5,90', 'Brot 2,50']],
  ['chips 2.50\npeas 1.60\nbread .60', ['Chips 2.50', 'Peas 1.60', 'Bread .60']],
  ['Wings\t13\tPie\t17\nFries\t8\tStew\t15', ['Wings 13', 'Pie 17', 'Fries 8', 'Stew 15']],
  ['smoked cod €8.50, snack box €7, chips €4', ['Smoked cod €8.50', 'Snack box €7', 'Chips €4']],
  ['gyozas (ración de 6) $75, sopa $40, té $20', ['Gyozas (ración de 6) $75', 'Sopa $40', 'Té $20']],
  ['Braten (ab 4 Personen, 2 Tage vorher) 19 €, Suppe 6 €, Eis 4 €', ['Braten 19 €', 'Suppe 6 €', 'Eis 4 €']],
  ['Whole bream MP · Moussaka 22 · Baklava 9 · Feta 6', ['Whole bream MP', 'Moussaka 22', 'Baklava 9']],
  ['Chicken over rice 10, lamb over noodles 11, gyro 9', ['Chicken over rice 10', 'Lamb over noodles 11']],
  ['Open noon to 10. Burger 12, fries 4, cake 6. Car park £3.', ['Burger 12', 'Fries 4', 'Cake 6']],
])('%s', (source, expected) => {
  const found = dishes(source).map((dish) => dish.charAt(0).toUpperCase() + dish.slice(1));
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.join()).not.toMatch(/Mains|Haupt|park|noon/);
});

test.each([
  ['« Braise » en six temps 88 €, vin 40 €', 'Braise 88 € []'],
  ['Terra, cinque portate, 70 euro; vino 8 euro', 'Terra 70 euro []'],
  ['Moor, seven courses, £95; pairing £60', 'Moor £95 []'],
])('a name with the count of its courses is a menu: %s', (source, expected) => {
  expect(menus(source)).toContain(expected);
});

describe('numbers that are no price', () => {
  test.each([
    [
      '1 Crackers £2.50\n3 Rolls £2.50\n7 Crispy Duck £10.50\n25 Beef in Black Bean £7.80',
      ['Crackers £2.50', 'Rolls £2.50', 'Crispy Duck £10.50', 'Beef in Black Bean £7.80'],
    ],
    ['1 boule 3 €\n2 boules 5,50 €\n3 boules 7 €', ['1 boule 3 €', '2 boules 5,50 €', '3 boules 7 €']],
    [
      'Mehfil Platter for 2 £15.95\nNaan £3.25\nRoti 90p',
      ['Mehfil Platter for 2 £15.95', 'Naan £3.25', 'Roti 90p'],
    ],
    [
      "Mince like Nan's 19\nCustard square 6.5\nPie 15",
      ["Mince like Nan's 19", 'Custard square 6.5', 'Pie 15'],
    ],
    ['Vom Fass\nWein 0,25 l\nSilvaner 5,40\nBacchus 5,10', ['Silvaner 5,40', 'Bacchus 5,10']],
  ])('%j', (source, found) => {
    expect(dishes(source)).toEqual(found);
  });
});
