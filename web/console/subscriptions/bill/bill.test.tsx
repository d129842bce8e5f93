import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { SAMPLE_INVOICES, SAMPLE_SUBSCRIPTIONS } from '../sample-billing.ts';
import { Bill } from './bill.tsx';

afterEach(() => void vi.unstubAllGlobals());

const [SUBSCRIPTION] = SAMPLE_SUBSCRIPTIONS as [SubscriptionDetails['subscription']];
const [PAID, OVERDUE] = SAMPLE_INVOICES as [
  SubscriptionDetails['invoices'][0],
  SubscriptionDetails['invoices'][0],
];
const BILL: SubscriptionDetails = {
  subscription: SUBSCRIPTION,
  is_over: false,
  provider: 'stripe',
  coupon_percent: null,
  failure: null,
  unconfirmed_upgrade: null,
  invoices: [
    { ...PAID, invoice_id: 'paid', number: 'INV-1', refundable: 149 },
    { ...OVERDUE, invoice_id: 'late', number: 'INV-2' },
  ],
};

type Answer = { status: number; body: object };

async function open(bill: Partial<SubscriptionDetails> = {}, answers: Answer[] = []) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return new Response(JSON.stringify({ success: true, data: BILL }));
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift() ?? { status: 200, body: { success: true, data: BILL, message: 'Done.' } };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
        <Bill bill={{ ...BILL, ...bill }} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const choose = async (number: string, action: string) => {
    await page.getByRole('button', { name: `Actions for invoice ${number}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  return { sent, choose, dialog: page.getByRole('dialog') };
}

test('a refund needs an amount and a reason, and is sent in cents with a key', async () => {
  const { sent, choose, dialog } = await open();
  await choose('INV-1', 'Refund');
  await expect.element(dialog.getByLabelText('Amount in dollars')).toHaveValue('149.00');
  await dialog.getByLabelText('Amount in dollars').fill('a lot');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(dialog.getByText('Enter an amount from $0.01 to $10,000.')).toBeVisible();
  await expect.element(dialog.getByText('Enter a reason for the activity log.')).toBeVisible();
  await dialog.getByLabelText('Amount in dollars').fill('$12.50');
  await dialog.getByLabelText('Reason').fill('Closed for a week');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      action: 'refund',
      invoice_id: 'paid',
      cents: 1_250,
      reason: 'Closed for a week',
      idempotency_key: expect.any(String),
    },
  ]);
});

test('an action without an answer is sent again with its key, and one that was refused with another', async () => {
  const failure = (status: number, error: string) => ({
    status,
    body: {
      success: false,
      error,
      code: status === 500 ? 'internal' : 'payment_declined',
      request_id: 'one',
    },
  });
  const { sent, dialog } = await open(
    {
      failure: {
        invoice_id: 'late',
        amount: 49,
        since: '2026-11-01T12:00:00.000Z',
        reason: 'The bank declined the card.',
        failures: 2,
        schedule: [
          { step: 'email', at: '2026-11-01T12:00:00.000Z', is_done: true },
          { step: 'pause', at: '2026-11-15T12:00:00.000Z', is_done: false },
        ],
      },
    },
    [failure(500, 'It broke.'), failure(402, 'The charge failed again.')],
  );
  await expect.element(page.getByText(/The bank declined the card\./)).toBeVisible();
  await expect.element(page.getByText(/The plan is paused/)).toBeVisible();
  await page.getByRole('button', { name: 'Retry charge' }).click();
  const confirm = dialog.getByRole('button', { name: 'Charge card' });
  await confirm.click();
  await expect.element(dialog.getByText('It broke.')).toBeVisible();
  await confirm.click();
  await expect.element(dialog.getByText('The charge failed again.')).toBeVisible();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second, third] = sent.map(({ idempotency_key }) => idempotency_key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('only what fits an invoice is offered', async () => {
  await open();
  await page.getByRole('button', { name: 'Actions for invoice INV-2' }).click();
  const offered = page.getByRole('menuitem');
  await expect
    .poll(() => offered.elements().map(({ textContent }) => textContent))
    .toEqual(['Mark as paid', 'Void', 'Write off', 'Email to owner']);
});

test('a subscription that is over can only be refunded', async () => {
  await open({ is_over: true });
  await expect.element(page.getByRole('button', { name: 'Change plan' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Give credit' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Ended')).toBeVisible();
});

test('a dispute shows its amount, reason, and last day for evidence, and leads to Stripe', async () => {
  const dispute = {
    id: 'du_1',
    is_live: false,
    status: 'needs_response' as const,
    amount: 149,
    reason: 'The cardholder doesn’t recognize the payment.',
    due_at: '2026-12-09T12:00:00.000Z',
  };
  await open({ invoices: [{ ...PAID, number: 'INV-1', dispute }] });
  await expect.element(page.getByText('$149.00 of invoice INV-1 is disputed')).toBeVisible();
  await expect
    .element(page.getByText(/recognize the payment\. Send evidence in Stripe by .*9/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open the dispute in Stripe' }))
    .toHaveAttribute('href', 'https://dashboard.stripe.com/test/disputes/du_1');
  await expect.element(page.getByRole('table').getByText('Disputed')).toBeVisible();
});

test('an action can be canceled', async () => {
  const { sent, choose, dialog } = await open();
  await choose('INV-1', 'Refund');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an upgrade that waits for the owner’s bank says until when, and can be canceled', async () => {
  const { sent, dialog } = await open({
    unconfirmed_upgrade: {
      plan_id: 'professional',
      plan: 'Professional',
      amount: 83.33,
      expires_at: '2026-03-06T11:00:00.000Z',
    },
  });
  await expect.element(page.getByText('Upgrade pending bank confirmation')).toBeVisible();
  await expect
    .element(page.getByText(/^Professional starts once the owner confirms \$83\.33 in Billing/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Cancel upgrade' }).click();
  await dialog.getByRole('button', { name: 'Cancel upgrade' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ action: 'cancel_upgrade', idempotency_key: expect.any(String) }]);
});
