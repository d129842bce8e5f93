import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import type { LaunchedAd } from './api/facebook-ads.ts';
import { LaunchSuccess } from './launch-success.tsx';

/** An ended ad, which isn't polled. */
async function show(changes: object = {}) {
  const onAgain = vi.fn();
  const campaign = {
    campaign_id: 'ad-1',
    name: 'Truffle pasta',
    status: 'ended',
    created_at: '2026-11-01T12:00:00.000Z',
    ends_at: '2026-11-08T12:00:00.000Z',
    days: 7,
    total_budget_cents: 14_000,
    expected: { people: { low: 1_000, high: 2_000 }, source: 'Meta', as_of: '2026-11-01' },
    is_simulated: false,
    ...changes,
  };
  const ad = { promoCode: 'TRUFFLE20', budget: 20, campaign } as unknown as LaunchedAd;
  return { ...(await renderScreen(<LaunchSuccess ad={ad} onAgain={onAgain} />, () => refusal(''))), onAgain };
}

test('a submitted ad takes the focus, and names its code, reach, and budget', async () => {
  const { onAgain, press } = await show();
  await expect.element(page.getByRole('heading', { name: 'Your ad was submitted' })).toHaveFocus();
  await expect.element(page.getByText('Facebook usually reviews ads within a day.')).toBeVisible();
  await expect.element(page.getByText(/^1,000 to 2,000 people/)).toBeVisible();
  await expect.element(page.getByText(/^\$20 a day .*, up to \$140 total$/)).toBeVisible();
  await press('Create another ad');
  expect(onAgain).toHaveBeenCalledTimes(1);
});

test.each([
  [
    { is_simulated: true },
    'Your ad was submitted',
    'Test mode: no one sees this ad, and you won’t be charged.',
  ],
  [{ waiting_for: 'Your account.' }, 'Almost ready', 'You won’t be charged until your ad starts.'],
])('%o says “%s” and “%s”', async (changes, heading, lead) => {
  await show(changes);
  await expect.element(page.getByRole('heading', { name: heading })).toHaveFocus();
  await expect.element(page.getByText(lead)).toBeVisible();
});
