import type { DayCounts } from '#shared/console/assistant/figure-view.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { addCounts, type FigureScope, figuresOf } from '#shared/metrics/event-figures.ts';

type EventParts = {
  at: string;
  restaurant?: string;
  kind: BusinessEvent['kind'];
  plan?: string;
  data?: object;
};

/** An event as a row carries it, at noon of its day. */
export function anEvent(
  { at, restaurant = 'r1', kind, plan, data = {} }: EventParts,
  id: number,
): BusinessEvent {
  return parseBusinessEvent({
    event_id: `${kind}/${id}`,
    kind,
    at: at.includes('T') ? at : `${at}T12:00:00.000Z`,
    restaurant_id: restaurant,
    ...(plan !== undefined && { plan }),
    data,
  });
}

/** The projector's daily counts of these events, by scope. */
export function figureDaysOf(events: readonly BusinessEvent[]): Map<FigureScope, DayCounts[]> {
  const found = new Map<FigureScope, Map<string, DayCounts>>();
  for (const event of events) {
    const { scopes, day, counts } = figuresOf(event);
    for (const scope of scopes) {
      const days = found.get(scope) ?? new Map<string, DayCounts>();
      days.set(day, { day, counts: addCounts([days.get(day)?.counts ?? {}, counts]) });
      found.set(scope, days);
    }
  }
  return new Map(
    [...found].map(([scope, days]) => [
      scope,
      [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    ]),
  );
}

const price = { basic: 4_900, professional: 14_900, enterprise: 39_900 } as const;
type Plan = keyof typeof price;

const started = (at: string, restaurant: string, plan: Plan): EventParts => ({
  at,
  restaurant,
  plan,
  kind: 'subscription_started',
  data: { plan_id: plan, monthly_cents: price[plan], renewal_day: Number(at.slice(8)) },
});
const ended = (at: string, restaurant: string, plan: Plan): EventParts => ({
  ...started(at, restaurant, plan),
  kind: 'subscription_ended',
});
const changed = (at: string, restaurant: string, [from, plan]: readonly [Plan, Plan]): EventParts => ({
  at,
  restaurant,
  plan,
  kind: 'subscription_changed',
  data: { from_plan: from, plan_id: plan, change_cents: price[plan] - price[from] },
});
const paid = (at: string, restaurant: string, [plan, cents]: readonly [Plan, number]): EventParts => ({
  at,
  restaurant,
  plan,
  kind: 'invoice_paid',
  data: {
    invoice_id: `${restaurant}-${at}`,
    total_cents: cents,
    cash_cents: cents,
    credit_cents: 0,
    was_overdue: 0,
  },
});
const used = (at: string, restaurant: string, [feature, cost]: readonly [string, number]): EventParts => ({
  at,
  restaurant,
  kind: 'ai_used',
  data: { feature, milliseconds: 800, cost_micros: cost, errors: cost === 0 ? 1 : 0 },
});

/** Three restaurants since August; today is November 22, 2026. */
export const SOME_HISTORY: readonly BusinessEvent[] = (
  [
    { at: '2026-08-03', restaurant: 'r1', kind: 'signed_up' },
    { at: '2026-08-04', restaurant: 'r1', kind: 'setup_completed' },
    { at: '2026-08-10', restaurant: 'r2', kind: 'signed_up' },
    started('2026-08-15', 'r1', 'basic'),
    paid('2026-08-15', 'r1', ['basic', 2_450]),
    started('2026-09-05', 'r2', 'professional'),
    paid('2026-09-05', 'r2', ['professional', 7_450]),
    paid('2026-09-15', 'r1', ['basic', 4_900]),
    paid('2026-10-05', 'r2', ['professional', 14_900]),
    { at: '2026-10-11', restaurant: 'r3', kind: 'signed_up' },
    changed('2026-10-15', 'r1', ['basic', 'professional']),
    paid('2026-10-15', 'r1', ['professional', 14_900]),
    started('2026-10-30', 'r3', 'enterprise'),
    paid('2026-10-30', 'r3', ['enterprise', 19_950]),
    ended('2026-11-05', 'r2', 'professional'),
    paid('2026-11-15', 'r1', ['professional', 14_900]),
    {
      at: '2026-11-02',
      restaurant: 'r3',
      kind: 'ad_launched',
      data: { campaign_id: 'a', daily_budget_cents: 500, days: 7 },
    },
    {
      at: '2026-11-03',
      restaurant: 'r1',
      kind: 'sms_launched',
      data: { campaign_id: 'b', messages: 120, will_cost_cents: 96 },
    },
    used('2026-11-01', 'r1', ['menu_optimizer', 12_000]),
    used('2026-11-20', 'r3', ['menu_optimizer', 8_000]),
    used('2026-11-20', 'r3', ['image_enhancement', 0]),
    used('2026-10-20', 'r3', ['image_enhancement', 31_000]),
  ] satisfies EventParts[]
).map(anEvent);
