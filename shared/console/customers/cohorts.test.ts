import { expect, test } from 'vitest';
import { addToCohorts, trialConversion } from './cohorts.ts';

const member = (month: string, status: 'trial' | 'active' | 'canceled' | 'trial_ended') => ({
  signedUpAt: `${month}-10T12:00:00.000Z`,
  customer:
    status === 'active'
      ? { status, plan_id: 'basic' as const, monthly_cents: 4_900 }
      : { status, monthly_cents: 0 },
});

test('cohorts count subscribers and payers by month of sign-up, in sequence', () => {
  const first = addToCohorts({}, [member('2026-10', 'active'), member('2026-10', 'canceled')]);
  const cohorts = addToCohorts(first, [member('2026-10', 'trial_ended'), member('2026-11', 'trial')]);
  expect(cohorts).toEqual({
    '2026-10': { signed_up: 3, decided: 3, subscribed: 2, paying: 1, monthly_cents: 4_900 },
    '2026-11': { signed_up: 1, decided: 0, subscribed: 0, paying: 0, monthly_cents: 0 },
  });
  expect(trialConversion(cohorts)).toEqual({ percent: 66.7, subscribed: 2, of: 3 });
  expect(trialConversion({})).toBeNull();
});
