import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OfferedPlan, OwnBilling } from '#web/billing/api/billing.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { PlanDialog } from './plan-dialog.tsx';

afterEach(() => void vi.unstubAllGlobals());

const PLAN = { plan_id: 'professional', name: 'Professional' } as OfferedPlan;
const BILLING = {
  subscription: {
    plan_id: 'basic',
    plan: 'Basic',
    next_plan: null,
    cancel_at_period_end: false,
    next_billing_date: '2026-12-25T12:00:00.000Z',
  },
} as OwnBilling;
const PREVIEW = {
  plan_id: 'professional',
  plan: 'Professional',
  lines: [],
  total: 0,
  credit: 0,
  due: 0,
  ends_at: null,
  next_charge: { amount: 149, date: '2026-12-25T12:00:00.000Z' },
  limits: { ai_content: 320, sms_campaigns: 3_200, facebook_ads: 4, image_enhancement: 90 },
  summary: 'The price.',
};

test.each([
  ['now', 'Starts today.'],
  ['next_period', 'Professional starts on Dec 25, 2026. Until then, you keep Basic.'],
])('a larger plan starts when its price preview says: %s', async (starts, said) => {
  const data = { ...PREVIEW, starts };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDialog isOpen plan={PLAN} billing={BILLING} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(said)).toBeVisible();
});

const USED = { used: 1, limit: 2 };
const USAGE = { ai_content: USED, sms_campaigns: USED, facebook_ads: USED, image_enhancement: USED };
const SUBSCRIPTION = {
  id: 'lupo',
  restaurant_name: 'Lupo',
  email: 'owner@example.com',
  plan: 'Enterprise',
  plan_id: 'enterprise',
  status: 'active',
  monthly_revenue: 399,
  billing_cycle: 'monthly',
  next_billing_date: '2026-12-29T12:00:00.000Z',
  created_date: '2026-11-29T12:00:00.000Z',
  cancel_at_period_end: true,
  next_plan: 'professional',
  usage: USAGE,
  credits: { balance: 0, purchased: 0, used: 0 },
} as const;
const CANCELED: OwnBilling = {
  basis: 'plan',
  trial_ends_at: '2026-12-13T12:00:00.000Z',
  subscription: SUBSCRIPTION,
  card: null,
  usage: USAGE,
  usage_period: null,
  overdue: null,
  processing: null,
  unconfirmed_upgrade: null,
  plans: [],
  first_month_discount: 0,
  adds_tax: false,
  payments: 'simulated',
};
const KEPT: OwnBilling = { ...CANCELED, subscription: { ...SUBSCRIPTION, cancel_at_period_end: false } };

const ends = (plan_id: string, price: number) => `Nothing today. ${plan_id} ends. If it is kept, $${price}.`;
const goesOn = (plan_id: string, price: number) => `Nothing today, ${plan_id} is $${price}.`;

/** The dialog after a cancellation, with a server that quotes prices with and without an undo. */
async function afterCancellation(plan: { plan_id: 'basic' | 'enterprise'; name: string }, price: number) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    if (!url.includes('/preview')) return new Response(JSON.stringify({ success: true, data: KEPT }));
    const keeps = url.includes('keep=true');
    asked.push(keeps ? 'kept' : 'ends');
    const summary = (keeps ? goesOn : ends)(plan.plan_id, price);
    const data = { ...PREVIEW, ...plan, plan: plan.name, starts: 'next_period', summary };
    return new Response(JSON.stringify({ success: true, data }));
  });
  await render(<Chosen plan={plan as OfferedPlan} />);
  return { asked, sent, dialog: page.getByRole('dialog') };
}

/** As the screen renders it: with the latest plan data. */
function Chosen({ plan }: { plan: OfferedPlan }) {
  const [queries] = useState(() => new QueryClient());
  const [isOpen, setIsOpen] = useState(true);
  return (
    <QueryClientProvider client={queries}>
      <Known>
        {(billing) =>
          isOpen ? <PlanDialog isOpen plan={plan} billing={billing} onClose={() => setIsOpen(false)} /> : null
        }
      </Known>
    </QueryClientProvider>
  );
}

function Known({ children }: { children: (billing: OwnBilling) => ReactNode }) {
  const { data } = useQuery({
    queryKey: queryKeys.ownBilling,
    queryFn: async () => CANCELED,
    initialData: CANCELED,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return children(data);
}

test.each([
  [{ plan_id: 'enterprise', name: 'Enterprise' }, 399, 'Your plan stays the same.', 'Keep Enterprise'],
  [
    { plan_id: 'basic', name: 'Basic' },
    49,
    'Basic starts on Dec 29, 2026. Until then, you keep Enterprise.',
    'Change and renew',
  ],
] as const)(
  'a plan change that undoes a cancellation says so, and what is charged then: %j',
  async (plan, price, said, button) => {
    const { asked, sent, dialog } = await afterCancellation(plan, price);
    await expect.element(dialog.getByText(goesOn(plan.plan_id, price))).toBeVisible();
    await expect.element(dialog.getByText(`This undoes your cancellation. ${said}`)).toBeVisible();
    await dialog.getByRole('button', { name: button }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([{ plan_id: plan.plan_id, due: 0, keep: true }]);
    expect(asked).toEqual(['kept']);
  },
);

test('an upgrade that needs the bank’s confirmation opens its page, then closes the dialog', async () => {
  const sent: unknown[] = [];
  const unconfirmed_upgrade = {
    plan_id: 'professional',
    plan: 'Professional',
    amount: 0,
    expires_at: '2026-12-02T11:00:00.000Z',
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/preview'))
      return new Response(JSON.stringify({ success: true, data: { ...PREVIEW, starts: 'now' } }));
    sent.push(JSON.parse(String(body)));
    if (url.includes('/checkout')) {
      const error = { success: false, error: 'Reload the page.', code: 'not_found', request_id: 'one' };
      return new Response(JSON.stringify(error), { status: 404 });
    }
    return new Response(JSON.stringify({ success: true, data: { ...KEPT, unconfirmed_upgrade } }));
  });
  const onClose = vi.fn();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDialog isOpen plan={PLAN} billing={BILLING} onClose={onClose} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent).toEqual([{ plan_id: 'professional', due: 0 }, { purpose: 'confirm' }]);
});

test('a change whose price is no longer current says so and shows the current price', async () => {
  let due = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/preview'))
      return Response.json({ success: true, data: { ...PREVIEW, starts: 'now', due } });
    due = 80;
    const error = { success: false, error: 'The price changed.', code: 'payment_due', request_id: 'one' };
    return Response.json(error, { status: 409 });
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDialog isOpen plan={PLAN} billing={BILLING} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  await expect.element(page.getByText('The price changed.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Upgrade for $80.00' })).toBeEnabled();
});
