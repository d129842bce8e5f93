import { expect, test } from 'vitest';
import { fold } from '#functions/platform/ai/fold.ts';
import { houseStatementOf } from './house-statement.ts';

/** Kind and cuisines, a kind that is not certain behind "?". */
function said(clause: string, isOpening = true): string {
  const whole = { start: 0, end: clause.length };
  const { kind, cuisines, isCertain } = houseStatementOf(clause, fold(clause), whole, isOpening);
  const words = [...(kind === undefined ? [] : [kind]), ...cuisines].map(({ start, end }) =>
    clause.slice(start, end),
  );
  return (isCertain ? '' : '? ') + words.join(', ');
}

test.each([
  ["My place is called Tío Chuy's, it's a taqueria on 5th", 'taqueria'],
  ['Mi restaurante se llama Sakura', 'restaurante'],
  ['Il nostro agriturismo si chiama Podere Le Ginestre', 'agriturismo'],
  ["Our diner is Dottie's", 'diner'],
  ['ciao ho una pizzeria a napoli', 'pizzeria'],
  ['im opening a small korean place in may', 'korean'],
  ['Cucina ticinese, polenta e brasato', 'ticinese'],
  ['wir sind ein schwäbisches Gasthaus, Biergarten hinterm Haus', 'Gasthaus, schwäbisches'],
])('a house says what it is: %j', (clause, expected) => expect(said(clause)).toBe(expected));

test.each(['We are near an Italian place', 'We are opposite a Thai spot'])('no other house: %j', (clause) =>
  expect(said(clause)).toBe('? '),
);
