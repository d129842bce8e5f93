import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatMoment } from '#shared/format/dates.ts';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import { PlanStatus } from './plan-status.tsx';

afterEach(() => void vi.unstubAllGlobals());

const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

/** Enterprise, canceled. */
function billing(next_plan: 'basic' | null) {
  return {
    subscription: {
      plan_id: 'enterprise',
      plan: 'Enterprise',
      status: 'active',
      monthly_revenue: 399,
      next_plan,
      cancel_at_period_end: true,
      next_billing_date: '2026-12-29T12:00:00.000Z',
    },
    processing: null,
    unconfirmed_upgrade: null,
    plans: [
      { plan_id: 'basic', name: 'Basic', price: 49 },
      { plan_id: 'enterprise', name: 'Enterprise', price: 399 },
    ],
  } as OwnBilling;
}

async function askToKeep(next: 'basic' | null, button: string) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ success: true, data: billing(next) }));
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanStatus billing={billing(next)} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: button }).click();
  return { sent, dialog: page.getByRole('alertdialog') };
}

test('keeping a canceled plan shows its own name and price', async () => {
  const { sent, dialog } = await askToKeep(null, 'Keep Enterprise');
  await expect.element(dialog.getByRole('heading', { name: 'Keep Enterprise?' })).toBeVisible();
  await expect
    .poll(() => plain(dialog.element().textContent))
    .toContain('We’ll charge $399.00 on Dec 29, 2026');
  await dialog.getByRole('button', { name: 'Keep Enterprise' }).click();
  await expect.poll(() => sent).toEqual([{ cancel_at_period_end: false }]);
});

test('keeping a canceled plan before a downgrade shows the smaller plan’s name and price', async () => {
  const { sent, dialog } = await askToKeep('basic', 'Undo cancellation');
  await expect.element(dialog.getByRole('heading', { name: 'Continue with Basic?' })).toBeVisible();
  await expect
    .poll(() => plain(dialog.element().textContent))
    .toContain(
      'You’ll keep Enterprise until Dec 29, 2026. Then Basic starts. You won’t be charged today. We’ll charge $49.00 on Dec 29, 2026',
    );
  await expect.element(page.getByText('Keep Enterprise')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Undo cancellation' }).click();
  await expect.poll(() => sent).toEqual([{ cancel_at_period_end: false }]);
});

test.each([
  ['paused', 'Your plan is paused', 'until you pay. Your websites stay online.'],
  ['past_due', 'Payment failed', 'You keep your plan until Jan 12, 2027. After that, we’ll pause it.'],
] as const)('a plan that is %s says what failed and what to do', async (status, title, words) => {
  const own = billing(null);
  const late = {
    ...own,
    subscription: { ...own.subscription, status },
    overdue: { pauses_at: '2027-01-12T12:00:00.000Z' },
  } as OwnBilling;
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanStatus billing={late} />
    </QueryClientProvider>,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(title, { exact: true })).toBeVisible();
  expect(plain(alert.element().textContent)).toContain(words);
});

test('a pending bank debit is neither paid nor overdue', async () => {
  const processing = { amount: 49, since: '2026-12-01T12:00:00.000Z' };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanStatus billing={{ ...billing(null), processing }} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('$49.00 payment is processing')).toBeVisible();
  await expect.element(page.getByText('Payment failed')).not.toBeInTheDocument();
});

test('a payment that needs the bank’s confirmation links to its page', async () => {
  const { subscription, ...rest } = billing(null);
  if (subscription === null) throw new Error('There is no subscription.');
  const overdue = {
    amount: 49,
    since: '2026-12-29T12:00:00.000Z',
    pauses_at: '2027-01-12T12:00:00.000Z',
    needs_confirmation: true,
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    const error = { success: false, error: 'Reload the page.', code: 'not_found', request_id: 'one' };
    return new Response(JSON.stringify(error), { status: 404 });
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanStatus billing={{ ...rest, subscription: { ...subscription, status: 'past_due' }, overdue }} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect.element(page.getByText('Reload the page.')).toBeVisible();
  expect(sent).toEqual([{ purpose: 'confirm' }]);
});

test('an upgrade that the bank must confirm shows its price and deadline, and links to its page', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    const error = { success: false, error: 'Reload the page.', code: 'not_found', request_id: 'one' };
    return new Response(JSON.stringify(error), { status: 404 });
  });
  const expires_at = '2026-12-02T11:00:00.000Z';
  const unconfirmed_upgrade = {
    plan_id: 'enterprise',
    plan: 'Enterprise',
    amount: 289.5,
    expires_at,
  } as const;
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanStatus billing={{ ...billing(null), unconfirmed_upgrade }} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Confirm your upgrade to Enterprise')).toBeVisible();
  const words = plain(`Your bank needs you to confirm the $289.50 payment by ${formatMoment(expires_at)}.`);
  expect(plain(page.getByRole('status').element().textContent)).toContain(words);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect.element(page.getByText('Reload the page.')).toBeVisible();
  expect(sent).toEqual([{ purpose: 'confirm' }]);
});
