import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billingPeriod } from '#shared/billing/billing-period.ts';
import { monthInvoice, upgradeInvoice } from '#shared/billing/invoice.ts';
import { PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { type ExplainedInvoice, explainRevenue } from './explain-revenue.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const PERIODS = { before: OCTOBER, now: NOVEMBER, asOf: '2026-11-30T23:59:59.999Z' };

type Life = { started: string; plan: PlanId; months: number; more?: Partial<ExplainedInvoice>[] };

/** The monthly invoices of a subscription. `more` changes individual ones. */
function invoicesOf(restaurant_id: string, { started, plan, months, more = [] }: Life): ExplainedInvoice[] {
  return Array.from({ length: months }, (_, index) => {
    const { start, end } = billingPeriod(started, index);
    const { lines, total } = monthInvoice(plan, { isFirst: index === 0, creditCents: 0 });
    const invoice = {
      restaurant_id,
      restaurant_name: restaurant_id,
      lines,
      total,
      period_start: start,
      period_end: end,
    };
    return { ...invoice, status: 'paid', issued_at: start, paid_at: start, ...more[index] };
  });
}

const partsOf = (invoices: readonly ExplainedInvoice[], periods = PERIODS) =>
  Object.fromEntries(
    explainRevenue(invoices, periods)
      .parts.filter(({ cents }) => cents !== 0)
      .map(({ kind, cents }) => [kind, cents]),
  );

describe('from October to November', () => {
  test('a new subscription counts at list price, and its half price as a discount', () => {
    const life = { started: '2026-11-10T12:00:00.000Z', plan: 'basic', months: 1 } as const;
    expect(partsOf(invoicesOf('Lupo', life))).toEqual({ new: 4_900, discounts: -2_450 });
  });

  test('a subscription from October pays full price in November, which is the end of a discount', () => {
    const life = { started: '2026-10-10T12:00:00.000Z', plan: 'basic', months: 2 } as const;
    expect(partsOf(invoicesOf('Lupo', life))).toEqual({ discounts: 2_450 });
  });

  test('a subscription that isn’t renewed is canceled', () => {
    const life = { started: '2026-09-10T12:00:00.000Z', plan: 'professional', months: 2 } as const;
    expect(partsOf(invoicesOf('Lupo', life))).toEqual({ canceled: -14_900 });
  });

  test('an unpaid renewal is past due, and one paid later is paid late', () => {
    const unpaid = { status: 'overdue', paid_at: undefined } as const;
    const life = { started: '2026-09-10T12:00:00.000Z', plan: 'professional', months: 3 } as const;
    expect(partsOf(invoicesOf('Lupo', { ...life, more: [{}, {}, unpaid] }))).toEqual({ 'past due': -14_900 });
    const late = { paid_at: '2026-11-02T12:00:00.000Z' };
    expect(partsOf(invoicesOf('Lupo', { ...life, more: [{}, late] }))).toEqual({ 'paid late': 29_800 });
  });

  test('a written-off invoice counts as canceled and owes nothing', () => {
    const unpaid = { status: 'written_off', paid_at: undefined } as const;
    const life = {
      started: '2026-08-10T12:00:00.000Z',
      plan: 'basic',
      months: 3,
      more: [{}, {}, unpaid],
    } as const;
    expect(partsOf(invoicesOf('Lupo', { ...life, more: [...life.more] }))).toEqual({});
    const renewed = { started: '2026-09-10T12:00:00.000Z', plan: 'basic', months: 3 } as const;
    expect(partsOf(invoicesOf('Lupo', { ...renewed, more: [{}, {}, unpaid] }))).toEqual({
      canceled: -4_900,
    });
  });

  test('a refund or a lost dispute counts in its own month, whenever the invoice was paid', () => {
    const returned = [{ at: '2026-11-20T12:00:00.000Z', cents: 4_900 }];
    const life = { started: '2026-09-10T12:00:00.000Z', plan: 'basic', months: 3 } as const;
    expect(partsOf(invoicesOf('Lupo', { ...life, more: [{}, { returned }] }))).toEqual({
      'refunds and lost disputes': -4_900,
    });
  });

  test('an upgrade counts with its paid days, a downgrade with its paid month', () => {
    const started = '2026-09-10T12:00:00.000Z';
    const months = invoicesOf('Lupo', { started, plan: 'basic', months: 3 });
    const larger = monthInvoice('professional', { isFirst: false, creditCents: 0 });
    const period = billingPeriod(started, 1);
    const part = upgradeInvoice(
      { from: 'basic', to: 'professional', period, paidPercent: 100 },
      { now: new Date('2026-10-20T12:00:00.000Z'), creditCents: 0 },
    );
    const at = '2026-10-20T12:00:00.000Z';
    const [first, second, third] = months as [ExplainedInvoice, ExplainedInvoice, ExplainedInvoice];
    const upgraded = [
      first,
      second,
      { ...second, ...part, issued_at: at, paid_at: at },
      { ...third, ...larger },
    ];
    expect(partsOf(upgraded)).toEqual({ upgraded: 10_000 - part.total });
    const smaller = invoicesOf('Lupo', { started, plan: 'professional', months: 2 });
    const basic = monthInvoice('basic', { isFirst: false, creditCents: 0 });
    expect(partsOf([...smaller, { ...third, ...basic }])).toEqual({ downgraded: -10_000 });
  });

  test('a month can be billed twice or not at all within thirty days', () => {
    const windows = {
      before: { from: '2026-09-24', to: '2026-10-23' },
      now: { from: '2026-10-24', to: '2026-11-22' },
      asOf: '2026-11-22T18:00:00.000Z',
    };
    const life = { started: '2026-07-23T12:00:00.000Z', plan: 'basic', months: 4 } as const;
    expect(partsOf(invoicesOf('Lupo', life), windows)).toEqual({ 'billing dates': -4_900 });
  });
});

test('the parts always add up to the change to the cent', () => {
  const day = fc
    .integer({ min: 0, max: 150 })
    .map((days) => new Date(Date.UTC(2026, 5, 1 + days, 12)).toISOString());
  const life = fc.record({
    started: day,
    plan: fc.constantFrom(...PLAN_IDS),
    months: fc.integer({ min: 1, max: 6 }),
    more: fc.array(
      fc.oneof(
        fc.constant({}),
        fc.constant({ status: 'overdue' as const, paid_at: undefined }),
        fc.constant({ status: 'written_off' as const, paid_at: undefined }),
        day.map((paid_at) => ({ paid_at })),
      ),
      { maxLength: 6 },
    ),
  });
  fc.assert(
    fc.property(fc.array(life, { maxLength: 8 }), (lives) => {
      const all = lives.flatMap((each, index) => invoicesOf(`r${index}`, each));
      const { now, before, parts } = explainRevenue(all, PERIODS);
      const paid = ({ from, to }: typeof OCTOBER) =>
        all
          .filter(
            ({ status, paid_at = '' }) => status === 'paid' && paid_at >= from && paid_at.slice(0, 10) <= to,
          )
          .reduce((sum, { total }) => sum + total, 0);
      expect([now, before]).toEqual([paid(NOVEMBER), paid(OCTOBER)]);
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(now - before);
    }),
  );
});
