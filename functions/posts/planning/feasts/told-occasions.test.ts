import { expect, test } from 'vitest';
import { occasionsBetween } from '#shared/posts/food-calendar/occasions-between.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { toldOccasions } from './told-occasions.ts';

const holidays = (from: string, to: string) =>
  occasionsBetween({ from, to, region: 'US' }).filter(
    ({ occasion: { kind, about } }) => kind === 'holiday' && !about,
  );
const idsOf = (occasions: readonly { occasion: { id: string } }[]) =>
  occasions.map(({ occasion }) => occasion.id);

test('that a house is closed on its closed weekday is no post', () => {
  const profile = aProfile({ closed_days: ['sunday', 'monday'], dated_hours: [] });
  const { told, untold } = toldOccasions(profile, holidays('2027-02-07', '2027-02-20'), '2027-02-20');
  expect(idsOf(told)).toEqual([]);
  expect(untold.map(({ why }) => why)).toContain('your profile says you’re closed on Sundays');
});

test('a closure over several feasts is told once, and feasts behind it are told', () => {
  const closed = { name: 'Vacation', from: '2026-12-20', to: '2026-12-28', services: [], note: '' };
  const { told, untold } = toldOccasions(
    aProfile({ dated_hours: [closed] }),
    holidays('2026-12-20', '2027-01-02'),
    '2027-01-02',
  );
  expect(idsOf(told)).toEqual(['christmas-eve', 'new-years-eve', 'new-years-day']);
  expect(idsOf(untold)).toEqual(['christmas']);
});

test('a day with hours of its own is told though its weekday is closed', () => {
  const open = {
    name: '',
    from: '2027-02-14',
    to: '2027-02-14',
    services: [{ opens: '17:00', closes: '22:00' }],
    note: '',
  };
  const profile = aProfile({ closed_days: ['sunday'], dated_hours: [open] });
  const { told } = toldOccasions(profile, holidays('2027-02-14', '2027-02-14'), '2027-02-14');
  expect(idsOf(told)).toContain('valentines');
});

test('a feast behind the plan is announced where its hours are said or those of the week hold, and else left out', () => {
  const open = { name: '', from: '2026-12-31', to: '2026-12-31', services: [], note: '' };
  const { told, untold } = toldOccasions(
    aProfile({ dated_hours: [open], closed_days: [] }),
    holidays('2026-12-31', '2027-02-15'),
    '2026-12-28',
  );
  expect(idsOf(told)).toEqual(['new-years-eve', 'super-bowl', 'valentines']);
  expect(untold.map(({ occasion: { id }, why }) => [id, why])).toEqual([
    ['new-years-day', 'it’s after these weeks, and your profile doesn’t say if you’re open'],
  ]);
});
