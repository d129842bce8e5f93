import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { churnRate } from './billing-figures.ts';
import { billingPeriod, daysLeft } from './billing-period.ts';
import { afterFailure } from './dunning.ts';
import { entitlementOf } from './entitlement.ts';
import { billedAmounts, monthInvoice, upgradeInvoice } from './invoice.ts';
import {
  balancesOf,
  creditBought,
  issued,
  ledgerEntry,
  paid,
  refunded,
  voided,
  writtenOff,
} from './ledger.ts';
import { periodLimits } from './period-limits.ts';
import { isUpgrade, nextPlan, PLAN_CATALOG, PLAN_IDS } from './plan-catalog.ts';
import { CATALOG_LIMITS, lessThanSmaller, setLimitsOf, withSetLimits } from './plan-limits.ts';

const AT = '2026-03-01T12:00:00.000Z';
const plan = fc.constantFrom(...PLAN_IDS);
const cents = fc.integer({ min: 0, max: 100_000 });

describe('plans', () => {
  test('have the spec’s prices, and each includes more than the smaller one', () => {
    expect(PLAN_IDS.map((id) => PLAN_CATALOG[id].monthlyCents)).toEqual([4_900, 14_900, 39_900]);
    expect(PLAN_IDS.map((id) => PLAN_CATALOG[id].suggestedMonthlyCents)).toEqual([5_900, 16_900, 44_900]);
    for (const id of PLAN_IDS) {
      const next = nextPlan(id);
      if (next === undefined) continue;
      expect(isUpgrade(id, next)).toBe(true);
      const more = Object.entries(PLAN_CATALOG[next].limits);
      for (const [feature, limit] of more)
        expect(limit).toBeGreaterThan(PLAN_CATALOG[id].limits[feature as 'ai_content']);
    }
    expect(nextPlan('enterprise')).toBeUndefined();
  });
});

describe('subscription months', () => {
  test('start on the sign-up day, or on the last day of a shorter month', () => {
    const starts = [0, 1, 2, 13].map((index) => billingPeriod('2027-01-31T09:30:00.000Z', index).start);
    expect(starts).toEqual([
      '2027-01-31T09:30:00.000Z',
      '2027-02-28T09:30:00.000Z',
      '2027-03-31T09:30:00.000Z',
      '2028-02-29T09:30:00.000Z',
    ]);
  });

  test('follow each other without a gap', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.nat(120), (from, index) => {
        const [one, next] = [index, index + 1].map((at) => billingPeriod(from.toISOString(), at));
        expect(one?.end).toBe(next?.start);
        const days = daysLeft(one ?? { start: AT, end: AT }, from).of;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });

  test.each([
    ['2026-04-01T00:00:00.000Z', 30],
    ['2026-04-01T00:00:00.001Z', 30],
    ['2026-04-02T00:00:00.000Z', 29],
    ['2026-04-30T23:59:59.999Z', 1],
    ['2026-05-01T00:00:00.000Z', 1],
    ['2026-05-03T00:00:00.000Z', 1],
    ['2026-03-31T00:00:00.000Z', 30],
  ])('at %s have %i of 30 days left, and never none', (now, left) => {
    const period = { start: '2026-04-01T00:00:00.000Z', end: '2026-05-01T00:00:00.000Z' };
    expect(daysLeft(period, new Date(now))).toEqual({ left, of: 30 });
  });
});

describe('invoices', () => {
  test('start at half price with credit used first', () => {
    expect(monthInvoice('professional', { isFirst: true, creditCents: 2_000 })).toEqual({
      lines: [
        { kind: 'plan', text: 'Professional plan, one month', cents: 14_900 },
        { kind: 'discount', text: '50% off your first month', cents: -7_450 },
      ],
      total: 7_450,
      credit: 2_000,
      due: 5_450,
    });
  });

  test('of an upgrade cost the difference for the remaining days', () => {
    const period = { start: '2026-04-01T00:00:00.000Z', end: '2026-05-01T00:00:00.000Z' };
    const change = { from: 'basic', to: 'professional', period, paidPercent: 100 } as const;
    const half = upgradeInvoice(change, { now: new Date('2026-04-16T00:00:00.000Z'), creditCents: 0 });
    expect(half).toMatchObject({ total: 7_450 - 2_450, due: 5_000 });
    const last = upgradeInvoice(change, { now: new Date('2026-04-30T23:59:59.999Z'), creditCents: 0 });
    expect(last).toEqual({
      lines: [
        { kind: 'plan', text: 'Professional plan, 1 of 30 days', cents: 497 },
        { kind: 'unused', text: 'Basic plan, 1 of 30 days unused', cents: -163 },
      ],
      total: 334,
      credit: 0,
      due: 334,
    });
  });

  test('of an upgrade on the day of a discounted purchase cost the full difference', () => {
    const first = monthInvoice('basic', { isFirst: true, creditCents: 0 });
    const period = { start: '2026-04-01T00:00:00.000Z', end: '2026-05-01T00:00:00.000Z' };
    const change = { from: 'basic', to: 'professional', period, paidPercent: 50 } as const;
    const upgrade = upgradeInvoice(change, { now: new Date('2026-04-01T00:00:01.000Z'), creditCents: 0 });
    expect(upgrade.lines).toEqual([
      { kind: 'plan', text: 'Professional plan, 30 of 30 days', cents: 14_900 },
      { kind: 'discount', text: '50% off your first month', cents: -7_450 },
      { kind: 'unused', text: 'Basic plan, 30 of 30 days unused', cents: -2_450 },
    ]);
    const atOnce = monthInvoice('professional', { isFirst: true, creditCents: 0 });
    expect(first.total + upgrade.total).toBe(atOnce.total);
  });

  test('add up for any purchases and credit', () => {
    const now = fc.date({
      min: new Date('2026-04-01T00:00:00Z'),
      max: new Date('2026-05-02T00:00:00Z'),
      noInvalidDate: true,
    });
    const period = { start: '2026-04-01T00:00:00.000Z', end: '2026-05-01T00:00:00.000Z' };
    const upgrade = fc
      .tuple(
        fc.constantFrom(['basic', 'professional'], ['basic', 'enterprise'], ['professional', 'enterprise']),
        now,
      )
      .map(([[from, to], at]) => ({ from, to, at }));
    fc.assert(
      fc.property(fc.oneof(plan, upgrade), cents, fc.boolean(), (bought, creditCents, isFirst) => {
        const invoice =
          typeof bought === 'string'
            ? monthInvoice(bought, { isFirst, creditCents })
            : upgradeInvoice(
                {
                  from: bought.from as 'basic',
                  to: bought.to as 'enterprise',
                  period,
                  paidPercent: isFirst ? 50 : 100,
                },
                { now: bought.at, creditCents },
              );
        expect(invoice.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(invoice.total);
        expect(invoice.credit + invoice.due).toBe(invoice.total);
        expect(Math.min(invoice.total, invoice.credit, invoice.due)).toBeGreaterThanOrEqual(0);
        const amounts = billedAmounts(invoice);
        const { due: cash, credit } = invoice;
        const open = balancesOf([issued(AT, amounts)]);
        expect(open.receivable).toBe(invoice.total);
        const settled = balancesOf([issued(AT, amounts), paid(AT, { cash, credit })]);
        expect(settled).toMatchObject({ receivable: 0, cash, credit });
        const taken = balancesOf([issued(AT, amounts), voided(AT, amounts)]);
        expect(Object.values(taken).filter((balance) => balance !== 0)).toEqual([]);
      }),
    );
  });
});

describe('the ledger', () => {
  test('rejects unbalanced entries and fractions of a cent', () => {
    expect(() => ledgerEntry(AT, { cash: 100, receivable: -99 })).toThrow(RangeError);
    expect(() => ledgerEntry(AT, { cash: 0.5, receivable: -0.5 })).toThrow(RangeError);
  });

  test('sums to zero over any number of entries', () => {
    const entry = fc.oneof(
      fc.tuple(cents, cents).map(([cash, credit]) => paid(AT, { cash, credit })),
      cents.map((amount) => creditBought(AT, amount)),
      cents.map((amount) => writtenOff(AT, amount)),
      fc.tuple(cents, cents, cents).map(([gross, discount, tax]) => issued(AT, { gross, discount, tax })),
      fc.tuple(cents, cents).map(([amount, tax]) => refunded(AT, { cents: amount, tax })),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const balances = Object.values(balancesOf(entries));
        expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }),
    );
  });
});

test('churn is at most 100%, even with customers who came and left within the period', () => {
  const before = { count_subscription_started: 2 };
  expect(churnRate(before, { count_subscription_ended: 1 })).toBe(50);
  expect(churnRate(before, { count_subscription_started: 3, count_subscription_ended: 4 })).toBe(100);
  expect(churnRate({}, { count_subscription_started: 1, count_subscription_ended: 1 })).toBeNull();
});

describe('a failed payment', () => {
  test('is retried after three and seven days; then the plan is paused, and ends after 28', () => {
    const after = (emails: number) => afterFailure(AT, { emails, isPaused: false });
    expect([1, 2, 3].map(after)).toEqual([
      { at: '2026-03-04T12:00:00.000Z', step: 'retry' },
      { at: '2026-03-08T12:00:00.000Z', step: 'retry' },
      { at: '2026-03-15T12:00:00.000Z', step: 'pause' },
    ]);
    expect(afterFailure(AT, { emails: 3, isPaused: true })).toEqual({
      at: '2026-03-29T12:00:00.000Z',
      step: 'end',
    });
  });
});

describe('plan limits', () => {
  const BASIC = {
    planId: 'basic',
    upgrades: [],
    period: { start: AT, end: '2026-04-01T12:00:00.000Z', isCarried: false },
  } as const;
  const registeredAt = AT;
  const last = new Date('2026-03-15T11:59:59.999Z');
  const over = new Date('2026-03-15T12:00:00.000Z');

  test.each([
    ['of the Professional plan while it tries', undefined, last, { basis: 'trial', ai: 1_000 }],
    ['is nothing once the trial is over', undefined, over, { basis: 'none', ai: 0 }],
    ['of its plan', { ...BASIC, status: 'active' }, over, { basis: 'plan', ai: 200 }],
    [
      'is of its plan in the grace period of a failed payment',
      { ...BASIC, status: 'past_due' },
      over,
      { basis: 'past_due', ai: 200 },
    ],
    ['is nothing while the plan is paused', { ...BASIC, status: 'paused' }, over, { basis: 'paused', ai: 0 }],
  ] as const)('%s', (_, subscription, now, { basis, ai }) => {
    const found = entitlementOf(subscription, { registeredAt, now, plans: CATALOG_LIMITS });
    expect(found).toMatchObject({ basis, limits: { ai_content: ai } });
  });

  test('are the administrators’ settings instead of the catalog’s, in the trial, too', () => {
    const plans = withSetLimits({ professional: { ai_content: 1_500 }, basic: { facebook_ads: 0 } });
    const trial = entitlementOf(undefined, { registeredAt, now: last, plans });
    expect(trial.limits).toEqual({ ...PLAN_CATALOG.professional.limits, ai_content: 1_500 });
    const basic = entitlementOf({ ...BASIC, status: 'active' }, { registeredAt, now: over, plans });
    expect(basic.limits).toEqual({ ...PLAN_CATALOG.basic.limits, facebook_ads: 0 });
    expect(setLimitsOf(plans)).toEqual({ professional: { ai_content: 1_500 }, basic: { facebook_ads: 0 } });
    expect(setLimitsOf(CATALOG_LIMITS)).toEqual({});
  });

  test('are never lower in a larger plan', () => {
    expect(lessThanSmaller(CATALOG_LIMITS)).toEqual([]);
    expect(lessThanSmaller(withSetLimits({ professional: { ai_content: 199 } }))).toEqual([
      { plan: 'professional', feature: 'ai_content' },
    ]);
    const same = { ai_content: PLAN_CATALOG.basic.limits.ai_content };
    expect(lessThanSmaller(withSetLimits({ professional: same }))).toEqual([]);
  });

  test('grow with an upgrade by the share of the days left', () => {
    const upgrade = { from: 'basic', to: 'professional', left: 15, of: 30 } as const;
    const limits = periodLimits('professional', [upgrade], CATALOG_LIMITS);
    const [before, after] = [PLAN_CATALOG.basic.limits, PLAN_CATALOG.professional.limits];
    expect(limits.ai_content).toBe(Math.ceil((before.ai_content + after.ai_content) / 2));
  });
});
