import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const BILL = { plan: 'basic', state: 'active', cancel_at_period_end: false, credit: 0 };
const INVOICE = { ...BILL, invoice: 'one', invoice_status: 'paid', refunded: 0 };

/** What a billing record shows besides its sentence: `Credit: $0 → $25`. */
function shown(before: Record<string, unknown>, after: Record<string, unknown>) {
  const record = { operation: 'actOnSubscription', before, after } as Parameters<typeof differencesOf>[0];
  return differencesOf(record).map((each) => `${each.name}: ${each.before ?? '–'} → ${each.after ?? '–'}`);
}

test.each([
  [BILL, { ...BILL, plan: 'professional', charged: 41.67 }, ['Plan: Basic → Professional']],
  [BILL, { ...BILL, next_plan: 'enterprise' }, ['Plan starting next month: – → Enterprise']],
  [BILL, { ...BILL, credit: 25, action: 'credit', amount: 25 }, ['Credit: $0 → $25']],
  [
    INVOICE,
    { ...INVOICE, invoice_status: 'partly_refunded', refunded: 10.5 },
    ['Invoice: paid → partly refunded', 'Refunded: $0 → $10.50'],
  ],
  [{}, { plan: 'basic', charged: 24.5 }, []],
])(
  'a billing record shows what changed, in dollars and names of plans: %j, %j',
  (before, after, expected) => {
    expect(shown(before, after)).toEqual(expected);
  },
);
