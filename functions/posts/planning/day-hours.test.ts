import { expect, test } from 'vitest';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { dayHours, isRegularlyClosed, nextOpenDay } from './day-hours.ts';

const DELI = aProfile({ kind: 'deli', cuisines: ['Jewish'], diets: ['kosher'] });

test.each(['2027-04-21', '2027-04-22', '2027-04-23'])(
  'a kosher restaurant’s hours on %s, when Passover begins, are unknown',
  (date) => {
    expect(dayHours(DELI, date)).toBeNull();
    expect(dayHours(aProfile(), date)?.hours).toHaveLength(1);
  },
);

test('its week applies again in the middle of Passover', () => {
  expect(dayHours(DELI, '2027-04-24')?.hours).toHaveLength(1);
});

test.each([
  ['DE', '2027-03-26'],
  ['DE', '2027-05-06'],
  ['ES', '2026-12-08'],
  ['MX', '2026-09-16'],
])('in %s ordinary hours don’t apply on %s, a public holiday', (country, date) => {
  const restaurant = aProfile({
    region: country,
    address: { ...aProfile().address, country },
    cuisines: [],
    kind: 'pizzeria',
  });
  expect(dayHours(restaurant, date)).toBeNull();
  expect(dayHours(aProfile(), date)?.hours).toHaveLength(1);
});

test('a closed weekday is regular unless the profile has hours for that date', () => {
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

test('the reopening day after a closure of weeks is known', () => {
  const vacation = { name: 'Vacation', from: '2027-07-19', to: '2027-08-02', services: [], note: '' };
  expect(nextOpenDay(aProfile({ dated_hours: [vacation] }), '2027-07-19')?.date).toBe('2027-08-03');
});

const OF_SUMMER = { from: '04-01', to: '10-15', name: 'summer' };
const OF_WINTER = { from: '10-16', to: '03-31', name: 'winter' };
const [DINNER] = aProfile().services;
if (DINNER === undefined) throw new Error('The trattoria has no service.');
const daily = { ...DINNER, name: '', days: [...WEEKDAYS], note: '' };

test.each([
  ['2027-05-03', '11:00'],
  ['2027-10-15', '11:00'],
  ['2027-10-16', '14:00'],
  ['2027-01-04', '14:00'],
])('on %s the seasonal hours apply, from %s', (date, opens) => {
  const services = [
    { ...daily, opens: '11:00', closes: '23:00', season: OF_SUMMER },
    { ...daily, opens: '14:00', closes: '20:00', season: OF_WINTER },
  ];
  expect(dayHours(aProfile({ services, closed_days: [] }), date)?.hours).toEqual([
    { opens, closes: opens === '11:00' ? '23:00' : '20:00' },
  ]);
});

test('a seasonal lunch combines with year-round dinner, and duplicate days are ignored', () => {
  const dinner = { ...daily, opens: '18:00', closes: '23:00', season: null };
  const lunch = { ...daily, opens: '12:00', closes: '15:00', season: OF_SUMMER };
  const hoursOf = (date: string, other = lunch) =>
    dayHours(aProfile({ services: [dinner, other], closed_days: [] }), date)?.hours;
  expect(hoursOf('2027-07-01')?.map(({ opens }) => opens)).toEqual(['12:00', '18:00']);
  expect(hoursOf('2027-11-02')?.map(({ opens }) => opens)).toEqual(['18:00']);
  expect(hoursOf('2027-07-01', { ...lunch, closes: '22:00' })).toBeUndefined();
});
