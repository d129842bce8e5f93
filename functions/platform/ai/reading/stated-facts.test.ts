import { describe, expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';
import { DIETS, HOURS, MENUS, type Stated, WISHES } from './stated-facts.test-data.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-03-02' };

function check(brief: string, stated: Stated): void {
  const { proposals } = readProfile(brief, CONTEXT);
  const certain = proposals.filter(({ confidence }) => confidence === 'certain');
  const valuesOf = (field: string) => certain.filter((one) => one.field === field).map(({ value }) => value);
  const hours = ['services', 'closed_days', 'dated_hours'];
  const printed = certain.filter(({ field }) => !hours.includes(field)).map(({ value }) => value);
  const sold = certain.flatMap((one) =>
    one.field === 'dishes' ? [`${one.value.name}=${one.value.price}`] : [],
  );
  if (stated.never) expect(JSON.stringify(printed)).not.toMatch(stated.never);
  if (stated.opening) {
    expect(valuesOf('services')).toEqual([]);
    expect(valuesOf('closed_days')).toEqual(Object.keys(stated.opening));
  }
  if (stated.menu) expect(sold).toEqual(stated.menu);
  if (stated.cuisines) expect(valuesOf('cuisines')).toEqual(stated.cuisines);
  if (stated.diets) expect(valuesOf('diets')).toEqual(stated.diets);
}

describe('diet, allergens and access', () => {
  test.each(DIETS)('"%s" promises nothing that was not said', check);
});
describe('opening hours', () => {
  test.each(HOURS)('"%s" opens nothing that is closed or in doubt', check);
});
describe('wishes, the past and other people’s places', () => {
  test.each(WISHES)('"%s" is told only as far as it is so', check);
});
describe('what can be ordered', () => {
  test.each(MENUS)('"%s" sells only what is sold', check);
});

test.each([
  "Dogs ok on the patio. Make it dark green. Don't mention that we were closed by the health dept in 2019.",
  'Dogs ok on the patio. Please do not say that we had to close open kitchen nights after the fire.',
])('"%s" keeps its secret whole, and nothing before it', (brief) => {
  const { proposals, not_for_guests } = readProfile(brief, CONTEXT);
  expect(proposals.map(({ words }) => words)).toEqual(['Dogs ok on the patio.']);
  expect(not_for_guests.map(({ words }) => words).join(' ')).toMatch(/2019|fire/);
});
