import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BILLED_FEATURES } from '#shared/billing/plan-catalog.ts';
import type { OfferedPlan, OwnBilling } from '#web/billing/api/billing.ts';
import { PlanChoice } from './plan-choice.tsx';

const LIMITS = Object.fromEntries(BILLED_FEATURES.map((feature) => [feature, 1]));
const BASIC = { plan_id: 'basic', name: 'Basic', price: 49, limits: LIMITS } as OfferedPlan;

test.each([
  [false, 'Starts next month'],
  [true, 'Canceled'],
])('a downgrade for next month, canceled: %s, is marked “%s”', async (isEnding, said) => {
  const subscription = { plan_id: 'enterprise', next_plan: 'basic', cancel_at_period_end: isEnding };
  const billing = { subscription, plans: [BASIC] } as OwnBilling;
  await render(<PlanChoice billing={billing} onChoose={() => undefined} />);
  await expect.element(page.getByText(said)).toBeVisible();
});

test.each([
  [null, 'Choose Basic', 'Choose Enterprise'],
  ['basic', undefined, 'Upgrade to Enterprise'],
  ['enterprise', 'Change to Basic', undefined],
])('on the plan %s, the other plans say what choosing them does', async (plan_id, basic, enterprise) => {
  const subscription = plan_id === null ? null : { plan_id, next_plan: null, cancel_at_period_end: false };
  const plans = [BASIC, { ...BASIC, plan_id: 'enterprise', name: 'Enterprise', price: 399 }];
  await render(<PlanChoice billing={{ subscription, plans } as OwnBilling} onChoose={() => undefined} />);
  const buttons = page.getByRole('button').elements();
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    [basic, enterprise].filter((label) => label !== undefined),
  );
});
