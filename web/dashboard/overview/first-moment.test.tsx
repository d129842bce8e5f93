import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FirstMoment } from './first-moment.tsx';

afterEach(() => localStorage.clear());

const restaurant = {
  restaurant_id: 'r1',
  name: 'Plum',
  time_zone: 'America/New_York',
  monthly_revenue: null,
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const show = (firsts: { redeemed_on: string | null; returned_on: string | null }) =>
  render(<FirstMoment restaurant={restaurant} firsts={firsts} />);

test('nothing is celebrated before the first guest', async () => {
  const { container } = await show({ redeemed_on: null, returned_on: null });
  expect(container).toBeEmptyDOMElement();
});

test('a first redemption is celebrated until it’s closed', async () => {
  const firsts = { redeemed_on: daysAgo(1), returned_on: null };
  const { container, unmount } = await show(firsts);
  await expect.element(page.getByRole('heading', { name: 'Your first offer was redeemed' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(container).toBeEmptyDOMElement();
  await unmount();
  expect((await show(firsts)).container).toBeEmptyDOMElement();
});

test('a guest who returns with the first code is celebrated once', async () => {
  const { container } = await show({ redeemed_on: daysAgo(2), returned_on: daysAgo(2) });
  await expect.element(page.getByRole('heading', { name: 'Your first guest came back' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(container).toBeEmptyDOMElement();
});

test('a first event three weeks ago isn’t celebrated', async () => {
  const { container } = await show({ redeemed_on: daysAgo(21), returned_on: null });
  expect(container).toBeEmptyDOMElement();
});
