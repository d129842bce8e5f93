import { expect, test } from 'vitest';
import { type ReadQuestion, readQuestion } from './read-question.ts';

const TODAY = '2026-11-22';
const read = (question: string): ReadQuestion => readQuestion(question, TODAY);

test.each([
  ['MRR in june vs now', '2026-06-30'],
  ['enterprise subscribers currently vs june', '2026-06-30'],
  ['how many basic customers now vs march', '2026-03-31'],
  ['mrr in june vs todays', '2026-06-30'],
])('“%s” compares today with the other days', (question, then) => {
  expect(read(question)).toMatchObject({ query: { period: { to: TODAY }, compare: { to: then } } });
});

test.each([
  ['revenue yesterday and the day before', ['2026-11-21', '2026-11-21'], ['2026-11-20', '2026-11-20']],
  ['revenue in october and the month before', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  ['revenue last week vs the week before', ['2026-11-09', '2026-11-15'], ['2026-11-02', '2026-11-08']],
])('“%s” compares both', (question, [from, to], [earlier, end]) => {
  const query = { period: { from, to }, compare: { from: earlier, to: end } };
  expect(read(question)).toMatchObject({ query });
});

test.each([
  ['revenue up to now', '2000-01-01', TODAY, 'all time'],
  ['revenue from june to now', '2026-06-01', TODAY, 'Jun 1 – Nov 22, 2026'],
  ['revenue until october', '2000-01-01', '2026-10-31', 'until Oct 31, 2026'],
  ['revenue before october', '2000-01-01', '2026-09-30', 'until Sep 30, 2026'],
  ['signups before july 2026', '2000-01-01', '2026-06-30', 'until Jun 30, 2026'],
])('“%s” is of these days and says so', (question, from, to, label) => {
  const { query } = read(question) as Extract<ReadQuestion, { kind: 'query' }>;
  expect(query.period).toMatchObject({ from, to, label });
  expect(query.compare).toBeUndefined();
});

test.each([
  'revenue in august vs now',
  'signups in september vs now',
  'mrr june now',
  'how many websites are published',
  'published websites',
  'active campaigns',
  'active ads',
  'daily active restaurants',
  'how many restaurants are active',
  'revenue this week and the week before',
  'revenue and mrr this month',
  'revenue, mrr this month',
  'revenue & customers',
  'ai cost and ai requests last month',
  'ai requests and errors',
  'signups and new subscriptions in november',
  'new subscriptions vs signups this year',
  'how much money is overdue',
  'how much do past due customers owe us',
  'whats the total overdue in dollars',
  'unpaid invoices total',
  'how much money did restaurants make with us',
])('“%s” is not answered with another figure', (question) => {
  expect(read(question)).toMatchObject({ kind: 'unknown' });
});

test.each([
  ['how many active pro plans', 'subscriptions'],
  ['how many subscriptions are active', 'subscriptions'],
  ['active customers', 'subscriptions'],
  ['how many customers do we have now', 'subscriptions'],
  ['total number of overdue invoices', 'overdue'],
  ['who owes us money', 'overdue'],
  ['sales and revenue last month', 'revenue'],
  ['compare revenue of basic and pro', 'revenue'],
  ['websites published last month', 'publications'],
  ['which restaurants make us the most', 'revenue'],
])('“%s” asks for %s', (question, metric) => {
  expect(read(question)).toMatchObject({ kind: 'query', query: { metric } });
});
