import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import { button, heldAnswer, refusal, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { Guests } from './guests.tsx';

const ANA: GuestSummary = {
  phone: '+12125550147',
  name: 'Ana Ruiz',
  orders_total: 2,
  last_order_date: '2026-10-01',
  has_consent: true,
  has_opted_out: false,
};

/** Lists these guests without a search, and the found ones with one. */
const show = (
  guests: GuestSummary[],
  found: { guests: GuestSummary[]; next_cursor?: string } = { guests: [] },
) =>
  renderScreen(<Guests />, ({ query }) => ({
    body: { data: (query.search ?? '') === '' ? { guests } : found },
  }));
const search = page.getByRole('searchbox', { name: 'Find a guest' });

test('a list without guests says how to start and offers no search', async () => {
  const { press } = await show([]);
  await expect.element(page.getByText('No guests yet')).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
  await press('Import a file');
  await expect.element(page.getByRole('dialog', { name: 'Import guests' })).toBeVisible();
});

test('guests are listed with their last order, and one without a name can be opened', async () => {
  await show([ANA, { ...ANA, phone: '+12125550148', name: '', last_order_date: null }]);
  await expect.element(button('Ana Ruiz')).toBeVisible();
  await expect.element(button('No name')).toBeVisible();
  await expect.element(page.getByText('No orders on file')).toBeVisible();
});

test.each([
  ['Bo', 'No guests match “Bo”. Try another name or phone number.'],
  ['bo@example.com', 'We don’t keep guests’ email addresses. Search by phone number or name.'],
])('a search for %s without results says why', async (typed, sentence) => {
  await show([ANA]);
  await search.fill(typed);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('a search that isn’t finished can go on', async () => {
  await show([ANA], { guests: [], next_cursor: 'more' });
  await search.fill('Bo');
  await expect.element(button('Keep searching')).toBeVisible();
  await expect.element(page.getByText('No results')).not.toBeInTheDocument();
});

test('an export that fails says why; its button is busy in between', async () => {
  const { answer, send } = heldAnswer(refusal('We couldn’t export your guests.'));
  const { press } = await renderScreen(<Guests />, ({ path }) =>
    path.endsWith('/export') ? answer : { body: { data: { guests: [ANA] } } },
  );
  await press('Export');
  await expect.element(button(/Working/)).toBeVisible();
  send();
  await expect.element(page.getByText('We couldn’t export your guests.')).toBeVisible();
  await expect.element(button('Export')).toBeVisible();
});

test('guests that fail to load can be loaded again', async () => {
  let reads = 0;
  const { press } = await renderScreen(<Guests />, () =>
    reads++ === 0 ? refusal('Not now.') : { body: { data: { guests: [ANA] } } },
  );
  await press('Try Again');
  await expect.element(button('Ana Ruiz')).toBeVisible();
});
