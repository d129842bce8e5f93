import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { entitlementOf } from '#shared/billing/entitlement.ts';
import {
  BILLED_FEATURES,
  type BilledFeature,
  PLAN_CATALOG,
  PLAN_IDS,
  type PlanId,
  type PlanLimits,
} from '#shared/billing/plan-catalog.ts';
import { CATALOG_LIMITS } from '#shared/billing/plan-limits.ts';
import type { TestCard } from '#shared/billing/test-cards.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { billingInMemory } from '#tests/builders/billing-in-memory.ts';
import { changePlan, getSubscription, replaceCard, setCancellation } from './change-subscription.ts';
import { runDue } from './run-due.ts';
import { startSubscription } from './start-subscription.ts';
import { subscribedTo } from './subscribed-to.ts';

const DAY_SECONDS = 86_400;
const LONGEST_MONTH = 31 * DAY_SECONDS;

/** Returns the units per cent of the most generous plan. */
function mostPerCent(feature: BilledFeature): number {
  const perCent = PLAN_IDS.map((id) => PLAN_CATALOG[id].limits[feature] / PLAN_CATALOG[id].monthlyCents);
  return Math.max(...perCent);
}

/** An owner who had the discount before, and uses everything up at every moment. */
function aGreedyOwner(start: string) {
  const before = aSubscription({ state: 'ended', has_had_discount: true });
  const { clock, dependencies, invoices, row } = billingInMemory(start, before);
  const granted = new Map<string, PlanLimits>();
  const note = () => {
    const { period, limits } = entitlementOf(subscribedTo(row()), {
      registeredAt: '2020-01-01T00:00:00.000Z',
      now: clock.now(),
      plans: CATALOG_LIMITS,
    });
    if (period !== undefined) granted.set(period.start, limits);
  };
  const act = async (what: () => Promise<unknown>) => {
    await what().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    note();
  };
  const own = () => getSubscription(dependencies, 'one');
  // Unpaid invoices count too, because the grace period grants their month.
  const cents = () => invoices().reduce((sum, { total }) => sum + total, 0);
  return {
    start: (planId: PlanId) =>
      act(() => startSubscription(dependencies, 'one', { planId, token: 'card_succeeds' })),
    change: (planId: PlanId) => act(async () => changePlan(dependencies, await own(), { planId })),
    card: (token: TestCard) => act(async () => replaceCard(dependencies, await own(), token)),
    cancel: () => act(async () => setCancellation(dependencies, await own(), true)),
    keep: () => act(async () => setCancellation(dependencies, await own(), false)),
    wait: async (seconds: number) => {
      clock.advance(seconds);
      await act(async () => {
        const due = row();
        if (due !== undefined) await runDue(dependencies, due);
      });
    },
    granted: (feature: BilledFeature) =>
      [...granted.values()].reduce((sum, limits) => sum + limits[feature], 0),
    cents,
    invoices: () => invoices().length,
    row,
  };
}
type Owner = ReturnType<typeof aGreedyOwner>;

/** Rounded up to one cent and one unit per change. */
function expectNoBargain(owner: Owner): void {
  const changes = owner.invoices();
  for (const feature of BILLED_FEATURES) {
    const most = mostPerCent(feature) * (owner.cents() + changes) + changes;
    expect(owner.granted(feature)).toBeLessThanOrEqual(most);
  }
}

const START = '2026-10-31T23:59:59.000Z';
const plan = fc.constantFrom(...PLAN_IDS);
/** A second of a month, often one at the edge of a day. */
const second = fc.oneof(
  fc.nat(LONGEST_MONTH),
  fc
    .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: -1, max: 1 }))
    .map(([day, off]) => day * DAY_SECONDS + off),
);

test('at no second of a month is a larger plan cheaper than its best price', async () => {
  const pair = fc.tuple(plan, plan).filter(([from, to]) => PLAN_IDS.indexOf(from) < PLAN_IDS.indexOf(to));
  await fc.assert(
    fc.asyncProperty(pair, second, async ([from, to], at) => {
      const owner = aGreedyOwner(START);
      await owner.start(from);
      await owner.wait(at);
      const before = owner.cents();
      await owner.change(to);
      expect(owner.cents()).toBeGreaterThan(before);
      expectNoBargain(owner);
    }),
    { numRuns: 1_000 },
  );
});

test('no order of upgrades, downgrades, cancellations, and cards makes units cheaper', async () => {
  const step = fc.oneof(
    plan.map((to) => (owner: Owner) => owner.change(to)),
    plan.map((to) => (owner: Owner) => owner.start(to)),
    second.map((seconds) => (owner: Owner) => owner.wait(seconds)),
    fc
      .constantFrom<TestCard>('card_declines', 'card_succeeds')
      .map((token) => (owner: Owner) => owner.card(token)),
    fc.constantFrom(
      (owner: Owner) => owner.cancel(),
      (owner: Owner) => owner.keep(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(plan, fc.array(step, { maxLength: 25 }), async (first, steps) => {
      const owner = aGreedyOwner(START);
      await owner.start(first);
      for (const take of steps) {
        await take(owner);
        expectNoBargain(owner);
      }
    }),
    { numRuns: 500 },
  );
});

test('an unpaid month grants its plan once, in the grace period and after it is paid', async () => {
  const owner = aGreedyOwner(START);
  await owner.start('basic');
  await owner.change('enterprise');
  const [billed, granted] = [owner.cents(), owner.granted('ai_content')];
  await owner.card('card_declines');
  await owner.wait(30 * DAY_SECONDS);
  expect(owner.row()).toMatchObject({ state: 'past_due', plan_id: 'enterprise' });
  expect([owner.cents(), owner.granted('ai_content')]).toEqual([billed + 39_900, granted + 5_000]);
  await owner.card('card_succeeds');
  expect([owner.cents(), owner.granted('ai_content')]).toEqual([billed + 39_900, granted + 5_000]);
});

test('Enterprise for the last day of a month costs and grants one day and stays paid', async () => {
  const owner = aGreedyOwner(START);
  await owner.start('basic');
  await owner.wait(30 * DAY_SECONDS - 1);
  await owner.change('enterprise');
  await owner.change('basic');
  // A thirtieth of $399 less a thirtieth of $49.
  expect(owner.cents()).toBe(4_900 + 1_330 - 163);
  expect(owner.granted('ai_content')).toBe(200 + 160);
  expect(owner.granted('facebook_ads')).toBe(2 + 2);
  expect(owner.row()).toMatchObject({ plan_id: 'enterprise', next_plan: 'basic' });
  await owner.wait(1);
  expect(owner.granted('ai_content')).toBe(360 + 200);
});
