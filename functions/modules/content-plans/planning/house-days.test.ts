import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { houseDay, isRegularlyClosed } from './house-days.ts';

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
});
