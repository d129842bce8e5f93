import { describe, expect, test } from 'vitest';
import { ENGLISH } from '#shared/site/words/english.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { clockOf, hoursRows } from './hours-table.ts';

/** Only days and times. */
const textRows = (...given: Parameters<typeof hoursRows>) =>
  hoursRows(...given).map(({ days, times }) => ({ days, times: times.map(({ text }) => text) }));

const TWELVE_HOURS = { clock: '12-hour', words: ENGLISH } as const;

const evening = [{ opens: '18:00', closes: '00:30' }];

describe('hoursRows', () => {
  test('joins neighboring days with equal hours', () => {
    const hours = { monday: [], tuesday: evening, wednesday: evening, thursday: evening, sunday: [] };
    expect(textRows(hours, TWELVE_HOURS)).toEqual([
      { days: 'Monday', times: ['Closed'] },
      { days: 'Tuesday – Thursday', times: ['6:00 PM – 12:30 AM'] },
      { days: 'Sunday', times: ['Closed'] },
    ]);
  });

  test('doesn’t join days across an unknown one', () => {
    expect(textRows({ friday: evening, sunday: evening }, TWELVE_HOURS)).toHaveLength(2);
  });

  test('prints lunch and dinner on separate lines', () => {
    const friday = [
      { opens: '12:00', closes: '14:30' },
      { opens: '19:00', closes: '23:00' },
    ];
    expect(textRows({ friday }, TWELVE_HOURS)).toEqual([
      { days: 'Friday', times: ['12:00 PM – 2:30 PM', '7:00 PM – 11:00 PM'] },
    ]);
  });

  test('uses the page’s language', () => {
    const words = siteWordsOf('es-MX');
    const hours = { monday: [], tuesday: evening, wednesday: evening };
    expect(textRows(hours, { clock: words.usualClock, words })).toEqual([
      { days: 'lunes', times: ['cerrado'] },
      { days: 'martes – miércoles', times: ['18:00 – 00:30'] },
    ]);
  });

  test('is empty without hours', () => {
    expect(textRows({}, TWELVE_HOURS)).toEqual([]);
  });
});

describe('clockOf', () => {
  test.each(['Daily 11:30–22:00', 'Tuesday to Sunday 12–23', 'From 19:00', '17h30-22h30'])(
    'keeps the 24-hour format of an owner who writes %s',
    (text) => {
      expect(clockOf(text)).toBe('24-hour');
      expect(textRows({ friday: evening }, { clock: clockOf(text), words: ENGLISH })[0]?.times).toEqual([
        '18:00 – 00:30',
      ]);
    },
  );

  test.each(['Daily 1pm–midnight', '11am–11pm', '7–9', ''])('uses the 12-hour format for "%s"', (text) =>
    expect(clockOf(text)).toBe('12-hour'),
  );

  test('names midnight', () => {
    const hours = { friday: [{ opens: '13:00', closes: '00:00' }] };
    expect(textRows(hours, TWELVE_HOURS)[0]?.times).toEqual(['1:00 PM – midnight']);
  });
});
