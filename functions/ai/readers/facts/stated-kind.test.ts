import { expect, test } from 'vitest';
import { fold } from '#functions/platform/ai/fold.ts';
import { readStatedKind } from './stated-kind.ts';

function statedWords(clause: string, isOpening = true): string[] {
  const whole = { start: 0, end: clause.length };
  const { kind, cuisines } = readStatedKind(clause, fold(clause), whole, isOpening);
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
])('the kind and the cuisines of the restaurant are read: %j', (clause, expected) =>
  expect(statedWords(clause)).toEqual(expected),
);

test.each([
  'We are near an Italian place',
  'We are not a bakery',
  'We used to be a bakery',
  'Our chef trained in a French bistro in Ginza',
  'Vins nature. Pas de réservations sauf la buvette du fond',
  'The Corner Bakery Company',
  'Traiteur pour vos fêtes',
  'Service traiteur',
])('a denied kind, or the kind of another place, is not read: %j', (clause) =>
  expect(statedWords(clause)).toEqual([]),
);

test('a kind without a subject is read in the first clauses only', () => {
  expect(statedWords('Thai restaurant', false)).toEqual([]);
});
