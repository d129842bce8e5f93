import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DatedHours } from '#shared/profile/hours.ts';
import { holidaysFrom } from '#shared/profile/public-holidays.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { HolidayList } from './holiday-list.tsx';

const US = { ...emptyProfile('Osteria Lupo'), region: 'US', time_zone: 'UTC' };

test('a holiday without hours is added as closed, and one with hours isn’t offered', async () => {
  const [first, second] = holidaysFrom(new Date().toISOString().slice(0, 10), 'US');
  const closed = { name: '', services: [], note: '' };
  const dated_hours = [{ ...closed, from: first?.date ?? '', to: first?.date ?? '' }];
  const onAdd = vi.fn<(date: DatedHours) => void>();
  await render(<HolidayList profile={{ ...US, dated_hours }} onAdd={onAdd} />);
  await expect
    .element(page.getByRole('button', { name: `Mark as closed: ${first?.name}`, exact: false }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: `Mark as closed: ${second?.name}`, exact: false }).click();
  expect(onAdd).toHaveBeenCalledWith({ ...closed, name: second?.name, from: second?.date, to: second?.date });
});

test('no holidays are offered if the country is unknown', async () => {
  await render(<HolidayList profile={{ ...US, region: '' }} onAdd={() => undefined} />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
