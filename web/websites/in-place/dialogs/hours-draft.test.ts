import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
import { copiedToAll, hoursDraftOf, openingHoursOf, withState } from './hours-draft.ts';

const LUNCH = { opens: '12:00', closes: '14:30' };
const DINNER = { opens: '18:00', closes: '23:00' };

test('unchanged hours are saved unchanged', () => {
  const start = fc
    .integer({ min: 0, max: 9 })
    .map((hour) => ({ opens: `0${hour}:00`, closes: `1${hour}:00` }));
  const day = fc.array(start, { maxLength: 1 });
  const week = fc.dictionary(fc.constantFrom(...WEEKDAYS), day) as fc.Arbitrary<OpeningHours>;
  fc.assert(
    fc.property(week, (hours) => {
      expect(openingHoursOf(hoursDraftOf(hours))).toEqual({ hours: { ...hours } });
    }),
  );
});

test('a day with a break has two services, a closed day has none, and an unknown day is absent', () => {
  const hours: OpeningHours = { monday: [], tuesday: [LUNCH, DINNER] };
  expect(hoursDraftOf(hours).monday.state).toBe('closed');
  expect(hoursDraftOf(hours).wednesday.state).toBe('unknown');
  expect(openingHoursOf(hoursDraftOf(hours))).toEqual({ hours });
});

test('a day that is closed and opened again keeps its services', () => {
  const { tuesday } = hoursDraftOf({ tuesday: [LUNCH, DINNER] });
  const closed = withState(tuesday, 'closed');
  expect(openingHoursOf({ ...hoursDraftOf({}), tuesday: closed })).toEqual({ hours: { tuesday: [] } });
  expect(withState(closed, 'open').services).toEqual([LUNCH, DINNER]);
});

test('one day can be copied to all others', () => {
  const copied = copiedToAll(hoursDraftOf({ tuesday: [DINNER] }), 'tuesday');
  expect(openingHoursOf(copied)).toEqual({
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, [DINNER]])),
  });
});

test.each([
  ['Enter both an opening and a closing time.', [{ opens: '18:00', closes: '' }]],
  ['Opening and closing times can’t be the same.', [{ opens: '18:00', closes: '18:00' }]],
  ['These times overlap. Change one of them.', [DINNER, LUNCH]],
  ['These times overlap. Change one of them.', [{ opens: '18:00', closes: '01:00' }, DINNER]],
])('a day is refused with a message: %s', (sentence, friday) => {
  expect(openingHoursOf(hoursDraftOf({ friday }))).toEqual({ problems: { friday: sentence } });
});

test('the last service of a day may end after midnight', () => {
  const friday = [LUNCH, { opens: '18:00', closes: '02:00' }];
  expect(openingHoursOf(hoursDraftOf({ friday }))).toEqual({ hours: { friday } });
});
