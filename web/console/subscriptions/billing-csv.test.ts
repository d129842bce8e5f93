import { expect, test } from 'vitest';
import { invoicesCsv, subscriptionsCsv } from './billing-csv.ts';
import { SAMPLE_INVOICES, SAMPLE_SUBSCRIPTIONS } from './sample-billing.ts';

test('an invoice has its tax, refund, and dispute in columns of their own, with two decimals', () => {
  const [invoice] = SAMPLE_INVOICES;
  if (invoice === undefined) throw new Error('There is no sample.');
  const dispute = {
    id: 'du_1',
    is_live: true,
    status: 'lost' as const,
    amount: 53.4,
    reason: 'The cardholder doesn’t recognize the payment.',
    due_at: null,
  };
  const [head, row] = invoicesCsv([
    { ...invoice, restaurant_name: '=A1', total: 53.4, tax: 4.4, refunded: 1, dispute },
  ]).split('\r\n');
  expect(head).toContain('total,tax,credit,due,refunded,dispute,disputed');
  expect(row).toContain("'=A1");
  expect(row).toMatch(/,53\.40,4\.40,0\.00,\d+\.\d\d,1\.00,lost,53\.40$/);
});

test('a subscription has its price and credit with two decimals', () => {
  const [, row] = subscriptionsCsv(SAMPLE_SUBSCRIPTIONS).split('\r\n');
  expect(row).toMatch(/,\d+\.00,[^,]+,(?:yes|no),\d+\.\d\d$/);
});
