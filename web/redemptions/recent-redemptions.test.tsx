import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import type { Redemption } from './api/redemptions.ts';
import { RecentRedemptions } from './recent-redemptions.tsx';

const REDEMPTION: Redemption = {
  redemption_id: '01900000-0000-7000-8000-000000000001',
  code: 'LUPO20',
  campaign_id: 'ad-1',
  campaign_name: '20% off pasta',
  campaign_type: 'ad',
  amount: 48.5,
  was_here_before: false,
  redeemed_at: '2026-11-22T12:00:00.000Z',
  redeemed_by: 'owner',
  undone_at: null,
  can_be_undone: true,
};

/** Undoing gets this answer; afterwards the list has the redemption as undone. */
async function setup(redemption: Redemption, undo: ScreenAnswer | Promise<ScreenAnswer> = {}) {
  let shown = redemption;
  const screen = await renderScreen(<RecentRedemptions />, async ({ method }) => {
    if (method === 'GET') return { body: { data: { redemptions: [shown] } } };
    const answer = await undo;
    if (answer.status === undefined)
      shown = { ...redemption, undone_at: '2026-11-22T13:00:00.000Z', can_be_undone: false };
    return answer;
  });
  const row = page.getByRole('listitem').filter({ hasText: 'LUPO20' });
  await expect.element(row).toBeVisible();
  return { ...screen, row };
}

test('an undo can’t be started twice; then the row says so and has the focus', async () => {
  const data = { ...REDEMPTION, undone_at: '2026-11-22T13:00:00.000Z', can_be_undone: false };
  const { answer, send } = heldAnswer({ body: { message: 'Redemption undone.', data } });
  const { sent, row, press } = await setup(REDEMPTION, answer);
  await press('Undo LUPO20');
  const undo = row.getByRole('button');
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  send();
  await expect.element(page.getByText('Redemption undone.')).toBeVisible();
  await expect.element(row.getByText(/ · undone$/)).toBeVisible();
  await expect.element(row).toHaveFocus();
  await expect.element(undo).not.toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toHaveLength(1);
});

test('an undo that fails shows why and can be tried again', async () => {
  const { press } = await setup(REDEMPTION, refusal('This redemption can’t be undone anymore.'));
  await press('Undo LUPO20');
  await expect.element(page.getByText('This redemption can’t be undone anymore.')).toBeVisible();
  await expect.element(button('Undo LUPO20')).not.toHaveAttribute('aria-disabled');
});

test.each([
  [
    'an amount and the staff link are shown',
    { redeemed_by: 'till' as const },
    ['$48.50', 'with the staff link'],
  ],
  ['without an amount, none is shown', { amount: null }, []],
])('%s', async (_, changes, texts) => {
  const { row } = await setup({ ...REDEMPTION, ...changes });
  const shown = row.element().textContent ?? '';
  expect(['$48.50', 'with the staff link', 'undone'].filter((text) => shown.includes(text))).toEqual(texts);
});

test('without redemptions, the list says how to start', async () => {
  await renderScreen(<RecentRedemptions />, () => ({ body: { data: { redemptions: [] } } }));
  await expect.element(page.getByText('No codes redeemed yet. Enter a guest’s code here.')).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  let reads = 0;
  const { press } = await renderScreen(<RecentRedemptions />, () =>
    reads++ === 0
      ? refusal('We couldn’t load the codes.')
      : { body: { data: { redemptions: [REDEMPTION] } } },
  );
  await expect.element(page.getByText('We couldn’t load the codes.')).toBeVisible();
  await press('Try Again');
  await expect.element(page.getByText('LUPO20')).toBeVisible();
});
