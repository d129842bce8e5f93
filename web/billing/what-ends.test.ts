import { expect, test } from 'vitest';
import type { DeletionPreview } from '#shared/restaurants/contract/deletion-preview.ts';
import { whatEnds } from './what-ends.ts';

const NOTHING: DeletionPreview = {
  plan: null,
  open_invoices: { count: 0, total: 0 },
  prepaid_credit: 0,
  running_ads: 0,
  scheduled_texts: { campaigns: 0, texts: 0 },
  has_older_campaigns: false,
};
const ofAnother = (preview: DeletionPreview) => whatEnds(preview, 'This restaurant has');
const period_end = '2026-12-25T12:00:00.000Z';

test('a restaurant with nothing to lose is deleted without a warning', () => {
  expect(ofAnother(NOTHING)).toBe('');
});

test('the plan, its paid days, the open invoice, ads, and scheduled texts are listed', () => {
  const plan = { plan_id: 'professional', paid_days_left: 12, period_end } as const;
  const scheduled_texts = { campaigns: 2, texts: 1200 };
  expect(ofAnother({ ...NOTHING, plan, running_ads: 3, scheduled_texts })).toBe(
    'This restaurant has the Professional plan (12 paid days left, ends Dec 25), 3 running ads, and 2 text campaigns (1,200 texts not yet sent). Deleting ends everything, with no refunds.',
  );
  const overdue = { ...plan, paid_days_left: 0 };
  const open_invoices = { count: 1, total: 149 };
  expect(ofAnother({ ...NOTHING, plan: overdue, open_invoices, running_ads: 1 })).toBe(
    'This restaurant has the Professional plan (unpaid), 1 open invoice ($149), and 1 running ad. Deleting ends everything, with no refunds.',
  );
});

test('prepaid credit is listed', () => {
  expect(whatEnds({ ...NOTHING, prepaid_credit: 20.5, running_ads: 1 }, 'You have')).toBe(
    'You have $20.50 of prepaid credit and 1 running ad. Deleting ends everything, with no refunds.',
  );
});

test('older campaigns that aren’t included are mentioned', () => {
  expect(ofAnother({ ...NOTHING, running_ads: 2, has_older_campaigns: true })).toContain(
    'This doesn’t include older campaigns.',
  );
});
