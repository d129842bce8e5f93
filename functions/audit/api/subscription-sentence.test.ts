import { expect, test } from 'vitest';
import { subscriptionSentence } from './subscription-sentence.ts';

const PROFESSIONAL = { plan: 'professional', state: 'active', cancel_at_period_end: false };
const CANCELED = { ...PROFESSIONAL, cancel_at_period_end: true };
const ENTERPRISE = { ...PROFESSIONAL, plan: 'enterprise', charged: 33.33 };

test.each([
  [PROFESSIONAL, ENTERPRISE, 'Chose the Enterprise plan for $33.33.'],
  [PROFESSIONAL, { ...ENTERPRISE, charged: 0 }, 'Chose the Enterprise plan for $0.'],
  [PROFESSIONAL, { ...PROFESSIONAL, plan: 'enterprise' }, 'Chose the Enterprise plan.'],
  [PROFESSIONAL, { ...PROFESSIONAL, next_plan: 'basic' }, 'Chose the Basic plan, starting next month.'],
  [{ ...PROFESSIONAL, next_plan: 'basic' }, PROFESSIONAL, 'Chose the Professional plan.'],
  [
    PROFESSIONAL,
    { ...PROFESSIONAL, unconfirmed_upgrade: 'enterprise' },
    'Chose the Enterprise plan, pending bank confirmation.',
  ],
  [PROFESSIONAL, CANCELED, 'Canceled the plan, effective at the end of the billing month.'],
  [CANCELED, PROFESSIONAL, 'Undid the plan cancellation.'],
  [CANCELED, ENTERPRISE, 'Chose the Enterprise plan for $33.33. Undid the plan cancellation.'],
  [
    CANCELED,
    { ...PROFESSIONAL, next_plan: 'basic' },
    'Chose the Basic plan, starting next month. Undid the plan cancellation.',
  ],
  [CANCELED, { ...ENTERPRISE, cancel_at_period_end: true }, 'Chose the Enterprise plan for $33.33.'],
  [CANCELED, CANCELED, 'Made no changes to the plan.'],
])('a plan change is described in full: %j, %j', (before, after, sentence) => {
  expect(subscriptionSentence({ before, after })).toBe(sentence);
});
