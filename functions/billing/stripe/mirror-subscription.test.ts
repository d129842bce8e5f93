import { expect, test } from 'vitest';
import type { CustomerFacts, InvoiceFacts } from '#functions/payments/stripe/customer-facts.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { invoiceIdOf } from './invoice-id.ts';
import { nextMirrorStep } from './mirror-subscription.ts';

const FEBRUARY = '2026-02-01T00:00:00.000Z';
const MARCH = '2026-03-01T00:00:00.000Z';
const APRIL = '2026-04-01T00:00:00.000Z';
const NOW = new Date('2026-03-02T00:00:00.000Z');

function anInvoice(createdAt: string, status: InvoiceFacts['status']): InvoiceFacts {
  return {
    ...{ stripeId: `in_${createdAt.slice(0, 7)}`, subscriptionId: 'sub', planId: 'basic', status, createdAt },
    ...{ isDebit: false, periodStart: createdAt, periodEnd: createdAt, lines: [] },
    ...{ total: 4_900, credit: 0, due: 4_900, paidAt: undefined, failures: 4, paymentId: undefined },
    ...{ refundedCents: 0, dispute: undefined, movedFrom: undefined },
  };
}

const FEBRUARY_VOID = anInvoice(FEBRUARY, 'void');
const FEBRUARY_PAID = anInvoice(FEBRUARY, 'paid');
const MARCH_OPEN = anInvoice(MARCH, 'open');

/** A plan that was paused because February wasn't paid. */
const PAUSED: SubscriptionRow = {
  ...{ restaurant_id: 'r', version: 5, state: 'paused', plan_id: 'basic', started_at: FEBRUARY },
  ...{ period_index: 1, period_start: FEBRUARY, period_end: MARCH, paid_percent: 100 },
  ...{ has_had_discount: true, cancel_at_period_end: false, is_counted_by_period: true },
  card: { token: 't', brand: 'Visa', last4: '4242', expires: '2034-12' },
  ...{ credit_balance: 0, credit_purchased: 0, credit_used: 0 },
  stripe: { customer_id: 'cus', subscription_id: 'sub' },
  overdue: {
    invoice_id: invoiceIdOf(anInvoice(FEBRUARY, 'open')),
    since: FEBRUARY,
    failures: 4,
    reminders: 3,
  },
};

type Status = NonNullable<CustomerFacts['subscription']>['status'];

/** The state after Stripe reported this. */
function stateAfter(status: Status, invoices: InvoiceFacts[], row = PAUSED): string | undefined {
  const facts: CustomerFacts = {
    ...{ customerId: 'cus', restaurantId: 'r', email: null, card: undefined, creditCents: 0 },
    subscription: {
      ...{ subscriptionId: 'sub', status, planId: 'basic', nextPlan: undefined, startedAt: FEBRUARY },
      ...{ periodStart: MARCH, periodEnd: APRIL, endsWithPeriod: false },
      ...{ isMigrating: false, movedInvoice: undefined },
    },
    ...{
      unconfirmedUpgrade: undefined,
      failure: 'declined',
      needsConfirmation: false,
      invoices,
      credits: [],
    },
  };
  return nextMirrorStep(row, { restaurantId: 'r', now: NOW, facts })?.row.state;
}

test.each<[string, string, Status, InvoiceFacts[]]>([
  ['paused', 'its invoice is void and the next one fails', 'failing', [FEBRUARY_VOID, MARCH_OPEN]],
  ['past_due', 'its invoice is paid and the next one fails', 'failing', [FEBRUARY_PAID, MARCH_OPEN]],
  ['paused', 'Stripe stopped charging and no invoice is open', 'unpaid', [FEBRUARY_VOID]],
  ['active', 'its invoice is paid', 'active', [FEBRUARY_PAID]],
])('a paused plan is %s when %s', (state, _when, status, invoices) => {
  expect(stateAfter(status, invoices)).toBe(state);
});

test('a plan that Stripe stopped charging is not active, even if this was the first report', () => {
  const { overdue: _none, ...active } = { ...PAUSED, state: 'active' as const };
  expect(stateAfter('unpaid', [FEBRUARY_VOID], active)).toBe('paused');
});
