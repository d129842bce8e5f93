import { describe, expect, it } from 'vitest';
import { hoursRows } from '#shared/site/hours-table.ts';

const evening = [{ opens: '18:00', closes: '00:30' }];

describe('hoursRows', () => {
  it('puts neighbouring days with the same hours into one row', () => {
    const hours = { monday: [], tuesday: evening, wednesday: evening, thursday: evening, sunday: [] };
    expect(hoursRows(hours)).toEqual([
      { days: 'Monday', times: ['Closed'] },
      { days: 'Tuesday – Thursday', times: ['6:00 PM – 12:30 AM'] },
      { days: 'Sunday', times: ['Closed'] },
    ]);
  });

  it('does not join days across one that is unknown', () => {
    expect(hoursRows({ friday: evening, sunday: evening })).toHaveLength(2);
  });

  it('prints lunch and dinner of a split day one below the other', () => {
    const friday = [
      { opens: '12:00', closes: '14:30' },
      { opens: '19:00', closes: '23:00' },
    ];
    expect(hoursRows({ friday })).toEqual([
      { days: 'Friday', times: ['12:00 PM – 2:30 PM', '7:00 PM – 11:00 PM'] },
    ]);
  });

  it('says nothing where nothing is known', () => {
    expect(hoursRows({})).toEqual([]);
  });
});
