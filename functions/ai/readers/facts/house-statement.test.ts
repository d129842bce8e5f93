import { expect, test } from 'vitest';
import { fold } from '#functions/platform/ai/fold.ts';
import { houseStatementOf } from './house-statement.ts';

function said(clause: string, isOpening = true): string[] {
  const whole = { start: 0, end: clause.length };
  const { kind, cuisines } = houseStatementOf(clause, fold(clause), whole, isOpening);
  return [...(kind === undefined ? [] : [kind]), ...cuisines].map(({ start, end }) =>
    clause.slice(start, end),
  );
}

test.each([
  ['We’re a Sichuan noodle bar in Queens', ['noodle bar', 'Sichuan']],
  ['Mi restaurante se llama Sakura', ['restaurante']],
  ['Il nostro agriturismo si chiama Podere Le Ginestre', ['agriturismo']],
  ['wir sind ein schwäbisches Gasthaus', ['Gasthaus', 'schwäbisches']],
  ['Nous sommes une trattoria sicilienne', ['trattoria', 'sicilienne']],
  ['Somos un restaurante peruano', ['restaurante', 'peruano']],
  ['Cucina ticinese, polenta e brasato', ['ticinese']],
  ['Thai restaurant', ['restaurant', 'Thai']],
  ['Type: Ethiopian restaurant', ['restaurant', 'Ethiopian']],
  ['We cook Oaxacan food', ['Oaxacan']],
])('a house says what it is: %j', (clause, expected) => expect(said(clause)).toEqual(expected));

test.each([
  'We are near an Italian place',
  'We are not a bakery',
  'We used to be a bakery',
  'Our chef trained in a French bistro in Ginza',
  'Vins nature. Pas de réservations sauf la buvette du fond',
  'The Corner Bakery Company',
])('no house, or another one: %j', (clause) => expect(said(clause)).toEqual([]));

test('only the first clauses speak of the house without a subject', () => {
  expect(said('Thai restaurant', false)).toEqual([]);
});
