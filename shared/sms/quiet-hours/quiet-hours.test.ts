import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOWN_AREA_CODES, placesOfAreaCode } from './area-codes.ts';
import {
  createTextingTimes,
  nextOpening,
  nextTextingTime,
  type RestaurantHours,
  textingPlaces,
} from './quiet-hours.ts';
import { everyDay, FEDERAL_WEEK, STRICTEST_WEEK, textingWeekOf } from './texting-windows.ts';
import { isTimeZone, zoneOffsetMs } from './zone-offset.ts';

const inNewYork: RestaurantHours = { timeZone: 'America/New_York', state: 'NY' };
const inChicago: RestaurantHours = { timeZone: 'America/Chicago', state: 'IL' };

function opening(phone: string, from: string, restaurant: RestaurantHours = inNewYork): string | undefined {
  return nextOpening(textingPlaces(phone, restaurant), new Date(from))?.toISOString();
}

test('an area code belongs to one state, and every zone exists', () => {
  expect(new Set(KNOWN_AREA_CODES).size).toBe(KNOWN_AREA_CODES.length);
  expect(KNOWN_AREA_CODES.length).toBeGreaterThan(350);
  for (const code of KNOWN_AREA_CODES) {
    const places = placesOfAreaCode(code) ?? [];
    expect(code).toMatch(/^[2-9]\d\d$/);
    expect(new Set(places.map(({ state }) => state)).size).toBe(1);
    expect(places.every(({ zone }) => isTimeZone(zone))).toBe(true);
  }
});

test('every state has its area codes', () => {
  const states = new Set(
    KNOWN_AREA_CODES.flatMap((code) => placesOfAreaCode(code) ?? []).map(({ state }) => state),
  );
  expect(states.size).toBe(50 + 1 + 5);
});

test.each([
  ['NY', 1, [8, 21]],
  ['FL', 1, [8, 20]],
  ['OK', 0, [8, 20]],
  ['MD', 6, [8, 20]],
  ['MS', 3, [8, 20]],
  ['NJ', 5, [8, 20]],
  ['CT', 2, [9, 20]],
  ['TX', 6, [9, 21]],
  ['TX', 0, [12, 21]],
  ['RI', 5, [9, 18]],
  ['RI', 6, [10, 17]],
  ['RI', 0, [10, 17]],
])('%s on day %i may be texted within %j', (state, day, [opens, closes]) => {
  expect(textingWeekOf(state)[day]).toEqual({ opens: (opens ?? 0) * 60, closes: (closes ?? 0) * 60 });
});

test('no state is open outside the federal window', () => {
  for (const state of ['FL', 'CT', 'TX', 'RI', 'KY', 'CA']) {
    for (const [day, { opens, closes }] of textingWeekOf(state).entries()) {
      expect(opens).toBeGreaterThanOrEqual(FEDERAL_WEEK[day]?.opens ?? 0);
      expect(closes).toBeLessThanOrEqual(FEDERAL_WEEK[day]?.closes ?? 0);
    }
  }
});

test('a text is sent at 20:59:59 of the guest’s time and waits for the morning at 21:00', () => {
  expect(opening('+12125550147', '2026-11-24T01:59:59Z')).toBe('2026-11-24T01:59:59.000Z');
  expect(opening('+12125550147', '2026-11-24T02:00:00Z')).toBe('2026-11-24T13:00:00.000Z');
  expect(opening('+12125550147', '2026-11-24T12:59:59Z')).toBe('2026-11-24T13:00:00.000Z');
});

test.each([
  // Clocks go forward on 2027-03-14 and back on 2026-11-01: 8:00 is one hour earlier or later in UTC.
  ['the evening before clocks go forward', '2027-03-14T01:59:59Z', '2027-03-14T01:59:59.000Z'],
  ['the night in which clocks go forward', '2027-03-14T02:00:00Z', '2027-03-14T12:00:00.000Z'],
  ['20:59:59 on the day after the change', '2027-03-15T00:59:59Z', '2027-03-15T00:59:59.000Z'],
  ['21:00:00 on the day after the change', '2027-03-15T01:00:00Z', '2027-03-15T12:00:00.000Z'],
  ['20:59:59 on the day before clocks go back', '2026-11-01T00:59:59Z', '2026-11-01T00:59:59.000Z'],
  ['the night in which clocks go back', '2026-11-01T01:00:00Z', '2026-11-01T13:00:00.000Z'],
  ['within the hour that comes twice', '2026-11-01T06:30:00Z', '2026-11-01T13:00:00.000Z'],
])('%s', (_title, from, expected) => {
  expect(opening('+12125550147', from)).toBe(expected);
});

test('Texas starts later on Sundays, and Rhode Island ends early', () => {
  expect(opening('+15125550147', '2026-11-22T14:00:00Z', inChicago)).toBe('2026-11-22T18:00:00.000Z');
  expect(opening('+15125550147', '2026-11-23T14:00:00Z', inChicago)).toBe('2026-11-23T15:00:00.000Z');
  expect(opening('+14015550147', '2026-11-20T22:59:59Z')).toBe('2026-11-20T22:59:59.000Z');
  expect(opening('+14015550147', '2026-11-20T23:00:00Z')).toBe('2026-11-21T15:00:00.000Z');
  expect(opening('+14015550147', '2026-11-21T22:00:00Z')).toBe('2026-11-22T15:00:00.000Z');
});

test('all zones of an area code must be open, and the restaurant’s own', () => {
  const tallahassee = '+18505550147';
  expect(opening(tallahassee, '2026-11-24T13:00:00Z')).toBe('2026-11-24T14:00:00.000Z');
  expect(opening(tallahassee, '2026-11-25T00:59:59Z')).toBe('2026-11-25T00:59:59.000Z');
  expect(opening(tallahassee, '2026-11-25T01:00:00Z')).toBe('2026-11-25T14:00:00.000Z');
  const losAngeles = '+12135550147';
  expect(opening(losAngeles, '2026-11-25T02:00:00Z')).toBe('2026-11-25T16:00:00.000Z');
});

test('each number of a list gets the same time as alone', () => {
  const numbers = [
    '+12135550147',
    '+12125550147',
    '+12145550147',
    '+4930901820',
    '+12125550148',
    '+19995550147',
  ];
  for (const keepsLaw of [true, false]) {
    const at = { from: new Date('2026-11-23T13:30:00Z'), keepsLaw };
    const timeOf = createTextingTimes(inNewYork, at);
    expect(numbers.map(timeOf)).toEqual(numbers.map((phone) => nextTextingTime(phone, inNewYork, at)));
  }
});

test('an unknown area code waits until every state is open', () => {
  for (const phone of ['+19995550147', '+18005550147', '+14165550147', '+12425550147']) {
    // Monday: Honolulu opens at 8:00 (18:00 UTC), Rhode Island ends at 18:00 (23:00 UTC).
    expect(opening(phone, '2026-11-23T13:00:00Z')).toBe('2026-11-23T18:00:00.000Z');
    expect(opening(phone, '2026-11-23T23:00:00Z')).toBe('2026-11-24T18:00:00.000Z');
    // Sunday: Rhode Island ends at 17:00.
    expect(opening(phone, '2026-11-22T22:00:00Z')).toBe('2026-11-23T18:00:00.000Z');
  }
});

test('a restaurant without a zone may be anywhere', () => {
  for (const timeZone of ['', 'Mars/Olympus']) {
    expect(opening('+12125550147', '2026-11-23T13:00:00Z', { timeZone, state: '' })).toBe(
      '2026-11-23T18:00:00.000Z',
    );
  }
});

test('a restaurant without a zone keeps its own hours in all zones of its state', () => {
  const from = '2026-11-23T13:00:00Z';
  const ownWeek = everyDay({ opens: 11 * 60, closes: 15 * 60 });
  const openingIn = (state: string, own?: typeof ownWeek) =>
    opening('+12125550147', from, { timeZone: '', state, ownWeek: own });
  expect(openingIn('NY')).toBe('2026-11-23T13:00:00.000Z');
  expect(openingIn('NY', ownWeek)).toBe('2026-11-23T16:00:00.000Z');
  expect(openingIn('TX')).toBe('2026-11-23T16:00:00.000Z');
  expect(openingIn('', ownWeek)).toBeUndefined();
});

test('a foreign guest gets the strictest hours in the restaurant’s zone', () => {
  const inParis: RestaurantHours = { timeZone: 'Europe/Paris', state: '' };
  expect(opening('+33612345678', '2026-11-23T07:00:00Z', inParis)).toBe('2026-11-23T09:00:00.000Z');
  expect(opening('+33612345678', '2026-11-22T09:00:00Z', inParis)).toBe('2026-11-22T11:00:00.000Z');
  expect(STRICTEST_WEEK[0]).toEqual({ opens: 720, closes: 1020 });
});

test('stricter hours apply, and hours that never overlap are never open', () => {
  const from = '2026-11-23T13:00:00Z';
  const ownWeek = everyDay({ opens: 11 * 60, closes: 14 * 60 });
  expect(opening('+12125550147', from, { ...inNewYork, ownWeek })).toBe('2026-11-23T16:00:00.000Z');
  const mornings = everyDay({ opens: 8 * 60, closes: 9 * 60 });
  expect(opening('+18085550147', from, { ...inNewYork, ownWeek: mornings })).toBeUndefined();
  const never = everyDay({ opens: 12 * 60, closes: 12 * 60 });
  expect(opening('+12125550147', from, { ...inNewYork, ownWeek: never })).toBeUndefined();
});

test('the next opening is the first open moment', () => {
  const phone = fc.constantFrom(...KNOWN_AREA_CODES.map((code) => `+1${code}5550147`), '+19995550147');
  const zone = fc.constantFrom(
    'America/New_York',
    'America/Chicago',
    'Pacific/Honolulu',
    'America/Anchorage',
  );
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(phone, zone, at, fc.nat({ max: 999 }), (number, timeZone, from, thousandth) => {
      const places = textingPlaces(number, { timeZone, state: '' });
      const found = nextOpening(places, from);
      if (found === undefined) throw new Error('no opening');
      expect(found.getTime()).toBeGreaterThanOrEqual(from.getTime());
      expect(nextOpening(places, found)).toEqual(found);
      const between = from.getTime() + ((found.getTime() - from.getTime()) * thousandth) / 1000;
      if (Math.floor(between) < found.getTime()) {
        expect(nextOpening(places, new Date(Math.floor(between)))).toEqual(found);
      }
    }),
  );
});

test('offsets follow the zone’s clock, also on days it changes', () => {
  const clock = (timeZone: string, at: number) =>
    new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  for (const zone of [
    'America/New_York',
    'America/Adak',
    'America/Phoenix',
    'America/St_Johns',
    'Pacific/Guam',
  ]) {
    for (const day of ['2026-03-07', '2026-03-08', '2026-11-01', '2026-07-01']) {
      for (let minute = 0; minute < 48 * 60; minute += 60) {
        const at = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
        expect(new Date(at + zoneOffsetMs(zone, at)).toISOString().slice(0, 19)).toBe(clock(zone, at));
      }
    }
  }
});
