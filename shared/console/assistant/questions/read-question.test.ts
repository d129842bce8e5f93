import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf } from '#shared/assistant/matching/words.ts';
import { METRICS } from '#shared/console/assistant/metrics/metrics.ts';
import { CATALOG } from './catalog.ts';
import { readQuestion } from './read-question.ts';
import { VOCABULARY } from './vocabulary.ts';
import { plainWords } from './words.ts';

const TODAY = '2026-11-22';
const read = (question: string) => readQuestion(question, TODAY);
const figureOf = (question: string) => {
  const { asked } = read(question);
  return asked?.kind === 'query' ? asked.query.metric : asked?.kind;
};
const questions = CATALOG.flatMap(({ ask }) => ask);

test('the catalog has about 80 questions, and each of its words is known', () => {
  expect(CATALOG.length).toBeGreaterThanOrEqual(80);
  const unknown = questions.flatMap((ask) =>
    tokensOf(plainWords(ask), VOCABULARY).filter(({ meaning }) => meaning === undefined),
  );
  expect(unknown).toEqual([]);
});

test('every suggested question has an answer', () => {
  const unsure = CATALOG.filter((entry) => !('metric' in entry && entry.metric === 'standing'))
    .map(({ ask: [question = ''] }) => ({ question, why: read(question).why }))
    .filter(({ why }) => why !== undefined);
  expect(unsure).toEqual([]);
});

test('a question with one typo means the same or is unsure', () => {
  const changes = fc.record({
    question: fc.constantFrom(...CATALOG.flatMap(({ ask: [first = ''] }) => [first])),
    at: fc.nat(40),
    letter: fc.constantFrom(...'aeioustrnl'),
    how: fc.constantFrom('drop', 'double', 'change'),
  });
  fc.assert(
    fc.property(changes, ({ question, at, letter, how }) => {
      const place = at % question.length;
      const put = { drop: '', double: (question[place] ?? '') + (question[place] ?? ''), change: letter }[
        how
      ];
      const typed = question.slice(0, place) + put + question.slice(place + 1);
      const isSure = read(typed).why === undefined;
      const asked = read(typed).asked;
      // An unknown word is looked up as a restaurant's name.
      if (isSure && !(asked?.kind === 'query' && asked.query.restaurant !== undefined))
        expect([figureOf(question), 'help'], typed).toContain(figureOf(typed));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['ai cost by plan', 'aiCost'],
  ['revenue without basic', 'revenue'],
  ['signups in the pro plan by feature', 'newSubscriptions'],
  ['overdue invoices of basic', 'overdue'],
  ['revenue more than 100 dollars', 'revenue'],
  ['revenue per employee', 'revenue'],
  ['revenue last 3 fridays', 'revenue'],
  ['churn rate by restaurant', 'churnRate'],
  ['mrr next month', 'mrr'],
])('“%s” asks for more than there is, so the reply is the closest match', (question, metric) => {
  const { asked, why, near } = read(question);
  expect(why).toBeDefined();
  expect(asked).toMatchObject({ kind: 'query', query: { metric } });
  expect(near).toHaveLength(3);
});

test.each([
  ['revenue excluding basic last month', 'Revenue by plan last month'],
  ['restaurants not using ai', 'How many restaurants use AI?'],
  ['unpaid stuff in october', 'Overdue invoices'],
])('“%s” suggests “%s”', (question, offered) => {
  expect(read(question).near).toContain(offered);
});

test.each([
  ['revenue this months', '2026-11-01', TODAY],
  ['revenue in septmber', '2026-09-01', '2026-09-30'],
  ['revenue from 1 to 15 nov', '2026-11-01', '2026-11-15'],
  ['revenue nov 1-15', '2026-11-01', '2026-11-15'],
  ['revenue jun-aug', '2026-06-01', '2026-08-31'],
  ['revenue week of nov 4', '2026-11-02', '2026-11-08'],
  ['revenue last friday', '2026-11-20', '2026-11-20'],
  ['revenue since monday', '2026-11-16', TODAY],
  ['revenue h1', '2026-01-01', '2026-06-30'],
  ['revenue last full month', '2026-10-01', '2026-10-31'],
  ['revenue 11/3', '2026-11-03', '2026-11-03'],
  ['revenue q3', '2026-07-01', '2026-09-30'],
])('“%s” covers these days', (question, from, to) => {
  expect(read(question)).toMatchObject({
    asked: { query: { metric: 'revenue', period: { from, to } } },
  });
});

test.each([
  ['revenue next month', 1, 1],
  ['forecast for december', 1, 1],
  ['expected revenue', 1, 3],
  ['revenue forecast next 6 months', 1, 6],
  ['revenue next year', 2, 13],
])('“%s” asks for a forecast of these full months', (question, first, last) => {
  expect(read(question)).toMatchObject({ asked: { kind: 'forecast', ahead: { first, last } } });
});

test('a metric uses the period that it is counted by', () => {
  for (const question of questions) {
    const { asked, why } = read(question);
    if (asked?.kind !== 'query' || why !== undefined) continue;
    const { metric, period } = asked.query;
    if (METRICS[metric].kind === 'level' && asked.query.group === undefined) expect(period.to).toBe(TODAY);
  }
});
