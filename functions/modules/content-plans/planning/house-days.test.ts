import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { houseDay, isRegularlyClosed, nextOpenDay } from './house-days.ts';

const DELI = aProfile({ kind: 'deli', cuisines: ['Jewish'], diets: ['kosher'] });

test.each(['2027-04-21', '2027-04-22', '2027-04-23'])(
  'the hours of a kosher house on %s, when Passover begins, are not known; those of others are',
  (date) => {
    expect(houseDay(DELI, date)).toBeNull();
    expect(houseDay(aProfile(), date)?.hours).toHaveLength(1);
  },
);

test('in the middle of Passover its week holds again', () => {
  expect(houseDay(DELI, '2027-04-24')?.hours).toHaveLength(1);
});

test('a closed weekday is regular unless the profile says hours of that date', () => {
  const dated_hours = [
    {
      name: '',
      from: '2027-02-01',
      to: '2027-02-01',
      services: [{ opens: '18:00', closes: '22:00' }],
      note: '',
    },
  ];
  expect(isRegularlyClosed(aProfile(), '2027-02-01')).toBe(true);
  expect(isRegularlyClosed(aProfile({ dated_hours }), '2027-02-01')).toBe(false);
  expect(isRegularlyClosed(aProfile(), '2027-02-02')).toBe(false);
  const vacation = { name: 'Vacation', from: '2027-01-30', to: '2027-02-10', services: [], note: '' };
  expect(isRegularlyClosed(aProfile({ dated_hours: [vacation] }), '2027-02-01')).toBe(true);
  expect(isRegularlyClosed(aProfile({ dated_hours: [vacation] }), '2027-02-02')).toBe(false);
});

test('behind a closure of weeks the day on which the house opens again is known', () => {
  const vacation = { name: 'Vacation', from: '2027-07-19', to: '2027-08-02', services: [], note: '' };
  expect(nextOpenDay(aProfile({ dated_hours: [vacation] }), '2027-07-19')?.date).toBe('2027-08-03');
});
