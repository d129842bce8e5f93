import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OfferedPlan, OwnBilling } from '#web/api/billing.ts';
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
  ['now', 'It starts today.'],
  ['next_period', 'It starts on Dec 25, 2026. Until then, you keep Basic.'],
])('a larger plan begins when its price says: %s', async (starts, said) => {
  const data = { ...PREVIEW, starts };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDialog isOpen plan={PLAN} billing={BILLING} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(said)).toBeVisible();
});
