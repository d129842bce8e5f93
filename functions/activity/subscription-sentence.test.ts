import { expect, test } from 'vitest';
import { subscriptionSentence } from './subscription-sentence.ts';

const PROFESSIONAL = { plan: 'professional', state: 'active', cancel_at_period_end: false };
const CANCELED = { ...PROFESSIONAL, cancel_at_period_end: true };
const ENTERPRISE = { ...PROFESSIONAL, plan: 'enterprise', charged: 33.33 };

test.each([
  [PROFESSIONAL, ENTERPRISE, 'Chose the Enterprise plan for $33.33.'],
  [PROFESSIONAL, { ...ENTERPRISE, charged: 0 }, 'Chose the Enterprise plan for $0.'],
  [PROFESSIONAL, { ...PROFESSIONAL, plan: 'enterprise' }, 'Chose the Enterprise plan.'],
  [PROFESSIONAL, { ...PROFESSIONAL, next_plan: 'basic' }, 'Chose the Basic plan, from the next month on.'],
  [{ ...PROFESSIONAL, next_plan: 'basic' }, PROFESSIONAL, 'Chose the Professional plan.'],
  [PROFESSIONAL, CANCELED, 'Canceled the plan: it ends with the month that is paid for.'],
  [CANCELED, PROFESSIONAL, 'Undid the cancellation of the plan.'],
  [CANCELED, ENTERPRISE, 'Chose the Enterprise plan for $33.33. Undid the cancellation of the plan.'],
  [
    CANCELED,
    { ...PROFESSIONAL, next_plan: 'basic' },
    'Chose the Basic plan, from the next month on. Undid the cancellation of the plan.',
  ],
  [CANCELED, { ...ENTERPRISE, cancel_at_period_end: true }, 'Chose the Enterprise plan for $33.33.'],
  [CANCELED, CANCELED, 'Left the plan as it was.'],
])('a change of a plan is told with all it did: %j, %j', (before, after, sentence) => {
  expect(subscriptionSentence({ before, after })).toBe(sentence);
});
