import { expect, test } from 'vitest';
import type { ReadQuestion } from './question-reading.ts';
import { readQuestion } from './read-question.ts';

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
  'published websites today',
  'how many websites are live',
  'how many ads are running',
  'how many ads do we have right now',
  'revenue and mrr by plan',
  'revenue and mrr of basic',
  'revenue, mrr, churn and signups',
  'revenue last months',
  'text adoption and ads adoption',
  'revenue that week',
  'revenue change from june to now',
  'who should i call today',
  'how long have we been in business',
  'revenue by month vs last year',
  'revenue a week ago',
  'what about basic',
  'how many restaurants dont use ai',
  'will revenue go up next month',
  'mrr next month',
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
  ['who is overdue', 'overdue'],
  ['who owes us money', 'overdueAmount'],
  ['how much is overdue', 'overdueAmount'],
  ['how much do past due customers owe us', 'overdueAmount'],
  ['whats the total overdue in dollars', 'overdueAmount'],
  ['unpaid invoices total', 'overdueAmount'],
  ['how many are in trial', 'trials'],
  ['when do the trials end', 'trials'],
  ['who is about to cancel', 'leaving'],
  ['how many restaurants are not paying', 'withoutPlan'],
  ['what did we take today', 'revenue'],
  ['how long does the ai take', 'aiTime'],
  ['which restaurants spend least', 'revenue'],
  ['how much do we spend on ai', 'aiCost'],
  ['seoul sparrow plan', 'standing'],
  ['when does golden wok renew', 'standing'],
  ['what percent of restaurants use ai', 'aiUsers'],
  ['top customers', 'revenue'],
  ['sales and revenue last month', 'revenue'],
  ['compare revenue of basic and pro', 'revenue'],
  ['websites published last month', 'publications'],
  ['which restaurants make us the most', 'revenue'],
])('“%s” asks for %s', (question, metric) => {
  expect(read(question)).toMatchObject({ kind: 'query', query: { metric } });
});

test.each([
  ['MRR change from june to now', '2026-06-30', TODAY],
  ['mrr from june to october', '2026-06-30', '2026-10-31'],
  ['revenue change from september to october', '2026-09-30', '2026-10-31'],
])('“%s” compares both ends', (question, then, now) => {
  expect(read(question)).toMatchObject({ query: { period: { to: now }, compare: { to: then } } });
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
])('“%s” is of these days', (question, from, to) => {
  expect(read(question)).toMatchObject({ query: { metric: 'revenue', period: { from, to } } });
});

test.each([
  ['revenue and mrr this month', ['revenue', 'mrr']],
  ['revenue, signups and churn last month', ['revenue', 'signups', 'churnRate']],
  ['new subscriptions vs signups this year', ['newSubscriptions', 'signups']],
])('“%s” asks for one figure after the other, of the same days', (question, metrics) => {
  const read_ = read(question) as Extract<ReadQuestion, { kind: 'several' }>;
  expect(read_.queries.map(({ metric }) => metric)).toEqual(metrics);
  expect(new Set(read_.queries.map(({ period }) => period.label)).size).toBe(1);
});

test.each([
  ['revenue next month', 1, 1],
  ['forecast for december', 1, 1],
  ['expected revenue', 1, 3],
  ['revenue forecast next 6 months', 1, 6],
])('“%s” asks for the forecast of these months', (question, first, last) => {
  expect(read(question)).toEqual({ kind: 'forecast', ahead: { first, last } });
});
