import { expect, test } from 'vitest';
import { occasionsBetween } from '#shared/posts/food-calendar/occasions-between.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { plannedOccasions } from './planned-occasions.ts';

const holidays = (from: string, to: string) =>
  occasionsBetween({ from, to, region: 'US' }).filter(
    ({ occasion: { kind, about } }) => kind === 'holiday' && !about,
  );
const idsOf = (occasions: readonly { occasion: { id: string } }[]) =>
  occasions.map(({ occasion }) => occasion.id);

test('the regular closed weekday gets no post', () => {
  const profile = aProfile({ closed_days: ['sunday', 'monday'], dated_hours: [] });
  const { planned, skipped } = plannedOccasions(profile, holidays('2027-02-07', '2027-02-20'), '2027-02-20');
  expect(idsOf(planned)).toEqual([]);
  expect(skipped.map(({ why }) => why)).toContain('your profile says you’re closed on Sundays');
});

test('a closure over several holidays gets one post, and later holidays get their own', () => {
  const closed = { name: 'Vacation', from: '2026-12-20', to: '2026-12-28', services: [], note: '' };
  const { planned, skipped } = plannedOccasions(
    aProfile({ dated_hours: [closed] }),
    holidays('2026-12-20', '2027-01-02'),
    '2027-01-02',
  );
  expect(idsOf(planned)).toEqual(['christmas-eve', 'new-years-eve', 'new-years-day']);
  expect(idsOf(skipped)).toEqual(['christmas']);
});

test('a day with special hours gets a post even if its weekday is closed', () => {
  const open = {
    name: '',
    from: '2027-02-14',
    to: '2027-02-14',
    services: [{ opens: '17:00', closes: '22:00' }],
    note: '',
  };
  const profile = aProfile({ closed_days: ['sunday'], dated_hours: [open] });
  const { planned } = plannedOccasions(profile, holidays('2027-02-14', '2027-02-14'), '2027-02-14');
  expect(idsOf(planned)).toContain('valentines');
});

test('a holiday after the calendar is announced only if its hours are known', () => {
  const open = { name: '', from: '2026-12-31', to: '2026-12-31', services: [], note: '' };
  const { planned, skipped } = plannedOccasions(
    aProfile({ dated_hours: [open], closed_days: [] }),
    holidays('2026-12-31', '2027-02-15'),
    '2026-12-28',
  );
  expect(idsOf(planned)).toEqual(['new-years-eve', 'super-bowl', 'valentines']);
  expect(skipped.map(({ occasion: { id }, why }) => [id, why])).toEqual([
    ['new-years-day', 'it’s after the calendar ends, and your profile doesn’t say if you’re open'],
  ]);
});
