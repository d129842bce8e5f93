import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { readSiteFont } from '#tests/builders/site-fonts.ts';
import { drawInvoice } from './draw-invoice.ts';

const INVOICE: InvoiceRow = {
  invoice_id: '019ab000-0000-7000-8000-00001a2b3c4d',
  restaurant_id: 'lupo-1',
  restaurant_name: 'Osteria Lupo',
  restaurant_address: '12 Harbor Street, Portland, ME',
  plan_id: 'professional',
  issued_at: '2026-11-22T10:00:00.000Z',
  period_start: '2026-11-22T10:00:00.000Z',
  period_end: '2026-12-22T10:00:00.000Z',
  lines: [
    { kind: 'plan', text: 'Professional plan, one month', cents: 14_900 },
    { kind: 'discount', text: '50% off your first month', cents: -7_450 },
  ],
  total: 7_450,
  credit: 0,
  due: 7_450,
  status: 'paid',
  paid_at: '2026-11-22T10:00:01.000Z',
  paid_with: { brand: 'Visa', last4: '4242' },
  entries: [],
};

async function pagesOf(changes: Partial<InvoiceRow> = {}): Promise<string[]> {
  const bytes = await drawInvoice({ ...INVOICE, ...changes }, readSiteFont);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text;
}
const textOf = async (changes: Partial<InvoiceRow> = {}) =>
  (await pagesOf(changes)).join(' ').replaceAll(/\s+/g, ' ');

test('an invoice states both parties, items, sum, and payment as readable text', async () => {
  const text = await textOf();
  for (const part of [
    BRAND_NAME,
    'INV-202611-1A2B3C4D',
    'November 22, 2026 – December 22, 2026',
    'Osteria Lupo',
    '12 Harbor Street, Portland, ME',
    'Professional plan, one month',
    '$149.00',
    '50% off your first month',
    '−$74.50',
    'Total $74.50',
    'Paid on November 22, 2026 with Visa ending in 4242.',
  ])
    expect(text).toContain(part);
});

test('a payment of the built-in provider is marked as a test, and one of Stripe isn’t', async () => {
  expect(await textOf()).toContain('Test mode: no real payment was made.');
  expect(await textOf({ stripe_invoice_id: 'in_1' })).not.toContain('Test mode');
});

test('tax is a line of its own', async () => {
  const lines = [...INVOICE.lines, { kind: 'tax' as const, text: 'Tax', cents: 661 }];
  const text = await textOf({ lines, total: 8_111, due: 8_111 });
  expect(text).toContain('Tax $6.61');
  expect(text).toContain('Total $81.11');
});

test('credit is subtracted from the sum', async () => {
  const text = await textOf({ credit: 5_000, due: 2_450 });
  for (const part of ['Total $74.50', 'Paid with credit −$50.00', 'Charged $24.50'])
    expect(text).toContain(part);
});

test.each([
  ['overdue', 'Payment due.'],
  ['written_off', 'Written off. No payment is due.'],
] as const)('one that is %s says so', async (status, sentence) => {
  const { paid_at: _, paid_with: __, ...unpaid } = INVOICE;
  const bytes = await drawInvoice({ ...unpaid, status }, readSiteFont);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(text.join(' ')).toContain(sentence);
});

test.each(['Café Müller & Søn', 'Łódź Żurek Őrség', 'Жар-птица', 'Ταβέρνα του Γιώργου', 'Phở Hà Nội'])(
  '%s is printed as written',
  async (restaurant_name) => {
    expect(await textOf({ restaurant_name })).toContain(restaurant_name);
  },
);

test.each([
  ['東京食堂', 'Restaurant lupo-1'],
  ['مطعم', 'Restaurant lupo-1'],
  ['Pizza 🍕 House', 'Pizza House'],
  ['Ｏｓｔｅｒｉａ', 'Osteria'],
])('%s, missing from the font, is printed as %s and never as boxes', async (restaurant_name, printed) => {
  expect(await textOf({ restaurant_name })).toContain(printed);
});

test('a very long name wraps and leaves the rest of the page in place', async () => {
  const pages = await pagesOf({
    restaurant_name: 'Trattoria '.repeat(20).trim(),
    restaurant_address: 'x'.repeat(300),
  });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.replaceAll(/\s+/g, '')).toContain('x'.repeat(300));
  expect(pages[0]).toContain('Total');
});

test('a missing font is an internal error', async () => {
  await expect(drawInvoice(INVOICE, async () => undefined)).rejects.toThrow('is not on the sites origin');
});
