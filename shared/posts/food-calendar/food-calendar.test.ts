import { expect, test } from 'vitest';
import { dateInYear } from './date-rule.ts';
import { OCCASION_LANGUAGES, type Occasion } from './occasion.ts';
import { OCCASIONS, occasionsBetween } from './occasions-between.ts';

const occasion = (id: string) => OCCASIONS.find((each) => each.id === id) as Occasion;
const dateOf = (id: string, year: number) => dateInYear(occasion(id).rule, year);

test.each([
  ['thanksgiving', 2026, '2026-11-26'],
  ['thanksgiving', 2028, '2028-11-23'],
  ['thanksgiving-ca', 2026, '2026-10-12'],
  ['mothers-day', 2027, '2027-05-09'],
  ['mothering-sunday', 2027, '2027-03-07'],
  ['mothers-day-fr', 2027, '2027-05-30'],
  ['mothers-day-fr', 2023, '2023-06-04'],
  ['fathers-day', 2027, '2027-06-20'],
  ['fathers-day-de', 2027, '2027-05-06'],
  ['memorial-day', 2027, '2027-05-31'],
  ['labor-day', 2026, '2026-09-07'],
  ['easter', 2027, '2027-03-28'],
  ['easter', 2038, '2038-04-25'],
  ['mardi-gras', 2027, '2027-02-09'],
  ['super-bowl', 2027, '2027-02-14'],
  ['us-pizza', 2027, '2027-02-09'],
  ['us-taco', 2026, '2026-10-06'],
  ['us-donut', 2027, '2027-06-04'],
  ['us-ice-cream', 2027, '2027-07-18'],
  ['us-hot-dog', 2027, '2027-07-21'],
  ['pancake-day', 2027, '2027-02-09'],
  ['beer', 2027, '2027-08-06'],
  ['egg', 2027, '2027-10-08'],
  ['de-butterbrot', 2027, '2027-09-24'],
  ['fr-beaujolais', 2026, '2026-11-19'],
  ['lunar-new-year', 2027, '2027-02-06'],
  ['diwali', 2026, '2026-11-08'],
])('%s %i', (id, year, date) => {
  expect(dateOf(id, year)).toBe(date);
});

test('an occasion without a table has no date', () => {
  expect(dateOf('diwali', 2041)).toBeUndefined();
});

test('a country has its own days and the international ones, in calendar order', () => {
  const ids = (region: string) =>
    occasionsBetween({ from: '2026-12-20', to: '2027-01-10', region }).map(
      ({ occasion: { id }, date }) => `${date} ${id}`,
    );
  expect(ids('US')).toEqual([
    '2026-12-24 christmas-eve',
    '2026-12-25 christmas',
    '2026-12-30 us-bacon',
    '2026-12-31 new-years-eve',
    '2027-01-01 new-years-day',
    '2027-01-04 us-spaghetti',
  ]);
  expect(ids('ES')).toContain('2027-01-06 epiphany');
  expect(ids('')).toEqual([
    '2026-12-24 christmas-eve',
    '2026-12-25 christmas',
    '2026-12-31 new-years-eve',
    '2027-01-01 new-years-day',
  ]);
});

test('every occasion has an ID, five names, a dated source, and a date in each of the next years', () => {
  expect(new Set(OCCASIONS.map(({ id }) => id)).size).toBe(OCCASIONS.length);
  for (const each of OCCASIONS) {
    for (const language of OCCASION_LANGUAGES) expect(each.names[language], each.id).not.toBe('');
    expect(each.source).not.toBe('');
    for (const year of [2026, 2027, 2028, 2029, 2030])
      expect(dateInYear(each.rule, year), each.id).toMatch(`${year}-`);
    if (each.kind === 'food_day') expect(each.about, each.id).toBeDefined();
  }
});

test('a span has the occasions of its first and last day', () => {
  const all = occasionsBetween({ from: '2026-01-01', to: '2026-12-31', region: 'US' });
  const dates = [...new Set(all.map(({ date }) => date))];
  expect(dates.length).toBeGreaterThan(10);
  for (const date of dates)
    expect(occasionsBetween({ from: date, to: date, region: 'US' })).toEqual(
      all.filter((each) => each.date === date),
    );
});
