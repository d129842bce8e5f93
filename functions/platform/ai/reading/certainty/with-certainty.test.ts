import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: 'US', language: '', currency: '', today: '2026-11-22' };

const proposalsOf = (text: string) => readProfile(text, CONTEXT).proposals;

test('a plain list of dishes is certain', () => {
  const dishes = proposalsOf('Mains\nRoast chicken $18\nTrout $24\nMushroom pie $16\nBurger $15').filter(
    ({ field }) => field === 'dishes',
  );
  expect(dishes.map(({ confidence }) => confidence)).toEqual(['certain', 'certain', 'certain', 'certain']);
});

test('a dish that may be a size of the one before is only proposed, and printed as it was written', () => {
  const proposals = proposalsOf(
    'Doughnut shop, glazed 2, filled 3, dozen 20, coffee, opens 6:30, sold out by noon',
  );
  const filled = proposals.find(({ words, field }) => field === 'dishes' && words.includes('filled'));
  expect(filled?.confidence).toBe('likely');
  expect(proposals).toContainEqual(
    expect.objectContaining({
      field: 'house_notes',
      value: { text: 'filled 3, dozen 20' },
      confidence: 'certain',
    }),
  );
});

/** Names of the dishes that are certain. */
const certainDishes = (text: string) =>
  proposalsOf(text).flatMap(({ field, value, confidence }) =>
    field === 'dishes' && confidence === 'certain' ? [value.name] : [],
  );

test.each([
  ['Horiatiki sm 8 lg 12', 'Horiatiki'],
  ['Avgolemono cup 4.50 bowl 6.95', 'Avgolemono'],
  ['Sambusa 3.50 ea', 'Sambusa'],
  ['T-Bone, 20 oz 52', 'T-Bone, 20 oz'],
  ['Nigiri set (8) 34', 'Nigiri set (8)'],
  ['Mixed platter for 2 28', 'Mixed platter for 2'],
])('sizes and counts that are named make a dish no less certain: %s', (line, name) => {
  const list = `Addis Kitchen\n\nDoro wat 17.50\n${line}\nBaklava 4.25\nShiro 14\nLamb stew 19\nHouse salad 9`;
  expect(certainDishes(list)).toContain(name);
});

test('a size without its dish is only proposed', () => {
  const list = 'Addis Kitchen\n\nDoro wat 17.50\nFamily pack 32\nBaklava 4.25\nShiro 14\nLamb stew 19';
  expect(certainDishes(list)).toEqual(['Doro wat', 'Baklava', 'Shiro', 'Lamb stew']);
});

test.each([
  ['Café in Bozeman. ADA ramp on the alley side. Coffee 3', 'access'],
  ['Ingresso senza gradini. Si cena dalle 19.', 'access'],
])('%j says how to get in', (text, field) =>
  expect(proposalsOf(text)).toContainEqual(expect.objectContaining({ field, confidence: 'certain' })),
);

const nameOf = (text: string) =>
  proposalsOf(text).flatMap(({ field, value, confidence }) =>
    field === 'name' && typeof value === 'string' ? [`${confidence} ${value}`] : [],
  );

test.each([
  ['Hola. Nuestra cevichería se llama Mar Abierto. Estamos en Lima, Av. La Paz 646.', 'Mar Abierto'],
  ['Name of the restaurant is The Olive Branch. We are Lebanese.', 'The Olive Branch'],
  ['ciao! il ristorante è eritreo, si chiama Asmarina bella (minuscolo bella), milano', 'Asmarina bella'],
  ['SCHEDA LOCALE\nInsegna: Officina Salina\nCosa facciamo: cucina di mare', 'Officina Salina'],
  ['We are Lan Noodle. Name means orchid not the airline', 'Lan Noodle'],
])('a name that the text itself says to be one is certain: %j', (text, name) =>
  expect(nameOf(text)).toEqual([`certain ${name}`]),
);

test.each([
  'Hola Flor! Nos llamamos Verde que te quiero, con minúsculas menos la V.',
  'Name: ask Siobhán??\nEircode: F92 X0X0',
])('a name of which only the beginning was read, and a question, are not: %j', (text) =>
  expect(nameOf(text).filter((name) => name.startsWith('certain'))).toEqual([]),
);

const certain = (text: string, field: string, region = 'US') =>
  readProfile(text, { ...CONTEXT, region }).proposals.filter(
    (one) => one.field === field && one.confidence === 'certain',
  ).length;

test.each([
  ['HOURS (new!): Dinner Tuesday through Saturday 5:00 to 9:30. Lounge opens at 4:00.', 'US'],
  ['Du lundi au vendredi de midi à 15h. Et les soirs de spectacle', 'FR'],
])('days by their names with both ends are certain: %s', (text, region) =>
  expect(certain(text, 'services', region)).toBeGreaterThan(0),
);

test.each([
  ['Mercoledì riposo, escluso luglio e agosto.', 'dated_hours'],
  ['Jeden Tag 10-1 Uhr, Freitag von 13 bis 14 Uhr zu wegen Gebet.', 'services'],
  ['WINTER (November to Easter): Thu-Sat 12-3.', 'services'],
])('%s is no certain %s', (text, field) => expect(certain(text, field)).toBe(0));

test.each([
  ['Straße/Nr.: Am Alten Graben 15\nPLZ/Ort: 73430 Aalen', 'DE'],
  [
    'Chez Lulu\nAdresse du point de vente : 4 cale du Guilben, Penvénan 22710\nContact : 02 61 91 01 42',
    'FR',
  ],
  ['Address (street, city, zip): 2218 University-Dale Ave W., St. Paul, 55114', 'US'],
])('a street behind its label is certain: %s', (text, region) =>
  expect(certain(text, 'address', region)).toBe(1),
);
