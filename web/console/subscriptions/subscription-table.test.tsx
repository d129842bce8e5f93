import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Subscription } from '#web/console/api/billing.ts';
import { SAMPLE_SUBSCRIPTIONS } from './sample-billing.ts';
import { SubscriptionTable } from './subscription-table.tsx';

afterEach(() => void vi.unstubAllGlobals());

const plain = (text: string | null) => (text ?? '').replaceAll('’', "'").replaceAll(/\s/g, ' ');

const PREVIEW = {
  plan_id: 'professional',
  plan: 'Professional',
  starts: 'now',
  lines: [],
  total: 33.33,
  credit: 0,
  due: 33.33,
  next_charge: { amount: 149, date: '2026-12-25T12:00:00.000Z' },
  ends_at: null,
  limits: { ai_content: 320, sms_campaigns: 3_200, facebook_ads: 4, image_enhancement: 90 },
  summary: '$39.73 for 8 days of Professional − $6.40 unused Basic = $33.33 today, $149 on Dec 25.',
};

async function openUpgrade(of: Partial<Subscription> = {}, price: object = {}) {
  const sent: unknown[] = [];
  const [sample] = SAMPLE_SUBSCRIPTIONS;
  const row = { ...sample, restaurant_name: 'Lupo', plan_id: 'basic', plan: 'Basic', ...of } as Subscription;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    const data = url.includes('/preview') ? { ...PREVIEW, ...price } : { ...row, plan: 'Professional' };
    return new Response(JSON.stringify({ success: true, data, message: 'Done.', charged: 33.33 }));
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionTable rows={[row]} isSample={false} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Upgrade Lupo' }).click();
  return { sent, dialog: page.getByRole('alertdialog') };
}

const UPGRADE = { plan_id: 'upgrade', from_plan: 'basic', due: 33.33 };

test('an upgrade shows its exact price and whose card is charged, and needs a confirmation', async () => {
  const { sent, dialog } = await openUpgrade();
  for (const said of [
    PREVIEW.summary,
    'We’ll charge the owner’s card now.',
    'Until Dec 25: 320 AI writing and grading requests',
  ])
    await expect.poll(() => plain(dialog.element().textContent)).toContain(plain(said));
  await expect.element(dialog.getByRole('button', { name: 'Upgrade and renew' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Upgrade Lupo' }).click();
  await dialog.getByRole('button', { name: 'Upgrade for $33.33' }).click();
  await expect.poll(() => sent).toEqual([UPGRADE]);
});

test('nothing can be upgraded before its price is known', async () => {
  const [sample] = SAMPLE_SUBSCRIPTIONS;
  const row = { ...sample, restaurant_name: 'Lupo', plan_id: 'basic', plan: 'Basic' } as Subscription;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionTable rows={[row]} isSample={false} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Upgrade Lupo' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Upgrade', exact: true })).toBeDisabled();
});

test('an upgrade of a canceled subscription says when it ends, and offers to renew it', async () => {
  const { sent, dialog } = await openUpgrade({ cancel_at_period_end: true });
  await expect.poll(() => plain(dialog.element().textContent)).toContain('it ends on Feb 15, 2026');
  await dialog.getByRole('button', { name: 'Upgrade and renew' }).click();
  await expect.poll(() => sent).toEqual([{ ...UPGRADE, keep: true }]);
});

test.each([
  [{ total: 33.33, credit: 33.33, due: 0 }, 'Covered by the owner’s credit.'],
  [{ starts: 'next_period', total: 0, due: 0 }, 'We won’t charge anything today.'],
])('an upgrade that charges no card says so: %j', async (price, said) => {
  const { dialog } = await openUpgrade({}, price);
  await expect.poll(() => plain(dialog.element().textContent)).toContain(plain(said));
  expect(plain(dialog.element().textContent)).not.toContain('owner’s card');
  await expect.element(dialog.getByRole('button', { name: 'Upgrade', exact: true })).toBeEnabled();
});

test('undoing a cancellation needs a confirmation, which shows the next charge', async () => {
  const sent: unknown[] = [];
  const [sample] = SAMPLE_SUBSCRIPTIONS;
  const row = {
    ...sample,
    restaurant_name: 'Lupo',
    plan: 'Basic',
    monthly_revenue: 49,
    next_billing_date: '2026-12-25T12:00:00.000Z',
    cancel_at_period_end: true,
  } as Subscription;
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ success: true, data: row, message: 'Done.' }));
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionTable rows={[row]} isSample={false} />
    </QueryClientProvider>,
  );
  const keep = page.getByRole('button', { name: 'Keep the subscription for Lupo' });
  const dialog = page.getByRole('alertdialog');
  await keep.click();
  await expect
    .poll(() => plain(dialog.element().textContent))
    .toContain('The next charge is $49.00 on Dec 25, 2026.');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await keep.click();
  await dialog.getByRole('button', { name: 'Keep subscription' }).click();
  await expect.poll(() => sent).toEqual([{ cancel_at_period_end: false }]);
});

test('undoing a cancellation before a downgrade shows the smaller plan and its price', async () => {
  const row: Subscription = {
    ...(SAMPLE_SUBSCRIPTIONS[2] as Subscription),
    restaurant_name: 'Lupo',
    next_billing_date: '2026-12-29T12:00:00.000Z',
    cancel_at_period_end: true,
    next_plan: 'basic',
  };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionTable rows={[row]} isSample={false} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Keep the subscription for Lupo' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect
    .poll(() => plain(dialog.element().textContent))
    .toContain(
      'Lupo keeps Enterprise until Dec 29, 2026, then switches to Basic. The next charge is $49.00 on Dec 29, 2026.',
    );
  expect(plain(dialog.element().textContent)).not.toContain('$399');
});

test('a canceled subscription says when it ended, and has no actions', async () => {
  const row: Subscription = {
    ...(SAMPLE_SUBSCRIPTIONS[0] as Subscription),
    restaurant_name: 'Lupo',
    status: 'canceled',
    monthly_revenue: 0,
    next_billing_date: '2026-11-29T12:00:00.000Z',
  };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionTable rows={[row]} isSample={false} />
    </QueryClientProvider>,
  );
  await expect
    .element(page.getByRole('row', { name: /Lupo.*Canceled.*\$0\.00.*Ended Nov 29, 2026/ }))
    .toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
});
