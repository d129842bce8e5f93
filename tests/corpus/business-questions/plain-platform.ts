import type { Demo } from '#infra/local/demo/make-demo.ts';

type Plan = 'basic' | 'professional' | 'enterprise';
type Row = Record<string, unknown>;
type Days = readonly [from: string, to: string];
type Invoice = {
  restaurant_id: string;
  plan_id: Plan;
  status: string;
  total: number;
  due: number;
  paid_at?: string;
  issued_at: string;
  lines: { kind: string; cents: number }[];
};
type Only = { plan?: Plan; restaurant?: string; feature?: string };

const PRICES: Readonly<Record<Plan, number>> = { basic: 4_900, professional: 14_900, enterprise: 39_900 };
export const EVER: Days = ['2000-01-01', '2026-11-22'];

/** Independent answers, counted from raw events and invoices without the metrics or the assistant's code. */
export function createPlainPlatform({ rows, recorded }: Demo) {
  const events = recorded.map(({ event }) => event);
  const tableRows = (name: string) =>
    rows.filter(({ table }) => table.endsWith(name)).map(({ item }) => item);
  const invoices = tableRows('-invoices') as unknown as Invoice[];
  const restaurants = tableRows('-restaurants');
  const usage = tableRows('-plan-usage');
  const within = (at: string, [from, to]: Days) => at.slice(0, 10) >= from && at.slice(0, 10) <= to;
  const idOf = (name: string) =>
    String(restaurants.find((row) => String(row.name).startsWith(name))?.restaurant_id);

  const count = (kind: string, days: Days, { restaurant, plan }: Only = {}) => {
    let found = 0;
    for (const event of events) {
      if (event.kind !== kind || !within(event.at, days)) continue;
      if (restaurant !== undefined && event.restaurant_id !== idOf(restaurant)) continue;
      if (plan !== undefined && event.plan !== plan) continue;
      found += 1;
    }
    return found;
  };

  const paidIn = (days: Days, { plan, restaurant }: Only = {}) =>
    invoices.filter(
      (invoice) =>
        invoice.status === 'paid' &&
        within(invoice.paid_at ?? '', days) &&
        invoice.lines.every(({ kind }) => kind !== 'credit') &&
        (plan === undefined || invoice.plan_id === plan) &&
        (restaurant === undefined || invoice.restaurant_id === idOf(restaurant)),
    );
  const revenue = (days: Days, only?: Only) => paidIn(days, only).reduce((sum, { total }) => sum + total, 0);

  /** Subscribers and their plans at the end of a day, from every event in order. */
  const subscribersOn = (day: string) => {
    const plans = new Map<string, Plan>();
    for (const { kind, at, restaurant_id, data } of events) {
      if (at.slice(0, 10) > day) continue;
      if (kind === 'subscription_started' || kind === 'subscription_changed')
        plans.set(restaurant_id, (data as { plan_id: Plan }).plan_id);
      if (kind === 'subscription_ended') plans.delete(restaurant_id);
    }
    return plans;
  };
  const subscriptions = (day: string, plan?: Plan) =>
    [...subscribersOn(day).values()].filter((each) => plan === undefined || each === plan).length;
  const mrr = (day: string, plan?: Plan) =>
    [...subscribersOn(day).values()]
      .filter((each) => plan === undefined || each === plan)
      .reduce((sum, each) => sum + PRICES[each], 0);
  const churn = ([from, to]: Days) => {
    const before = subscriptions(new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10));
    return (100 * count('subscription_ended', [from, to])) / before;
  };

  const ai = (days: Days, { feature, restaurant }: Only = {}) => {
    const sums = { requests: 0, errors: 0, micros: 0, milliseconds: 0 };
    for (const { kind, at, restaurant_id, data } of events) {
      if (kind !== 'ai_used' || !within(at, days)) continue;
      const used = data as { feature: string; errors: number; cost_micros: number; milliseconds: number };
      if (feature !== undefined && used.feature !== feature) continue;
      if (restaurant !== undefined && restaurant_id !== idOf(restaurant)) continue;
      sums.requests += 1;
      sums.errors += used.errors;
      sums.micros += used.cost_micros;
      sums.milliseconds += used.milliseconds;
    }
    return sums;
  };

  /** Invoices that are overdue. */
  const overdue = (restaurant?: string) =>
    invoices.filter(
      ({ status, restaurant_id }) =>
        status === 'overdue' && (restaurant === undefined || restaurant_id === idOf(restaurant)),
    ).length;

  /** The cents due on them. */
  const owed = (restaurant?: string) =>
    invoices
      .filter(
        ({ status, restaurant_id }) =>
          status === 'overdue' && (restaurant === undefined || restaurant_id === idOf(restaurant)),
      )
      .reduce((sum, { due }) => sum + due, 0);
  /** Names of restaurants that signed up at most 14 days ago and have no subscription. */
  const inTrial = (now: string) =>
    restaurants
      .filter(({ created_at, restaurant_id }) => {
        const age = (Date.parse(now) - Date.parse(String(created_at))) / 86_400_000;
        return age < 14 && !subscribersOn(now.slice(0, 10)).has(String(restaurant_id));
      })
      .map(({ name }) => String(name));
  /** Names of those whose canceled subscription still runs. */
  const leaving = () =>
    tableRows('-subscriptions')
      .filter(
        ({ cancel_at_period_end, list_kind }) => cancel_at_period_end === true && list_kind !== undefined,
      )
      .map(({ restaurant_id }) => nameOf(String(restaurant_id)));

  /** Names of the restaurants with the most uses in a month, in descending order. */
  const mostUsing = (month: string, fields: readonly string[]) =>
    usage
      .filter((row) => row.month === month)
      .map((row) => ({
        name: nameOf(String(row.restaurant_id)),
        used: fields.reduce((sum, field) => sum + Number((row as Row)[field] ?? 0), 0),
      }))
      .filter(({ used }) => used > 0)
      .toSorted((one, other) => other.used - one.used || (one.name < other.name ? -1 : 1));
  const nameOf = (id: string) => String(restaurants.find((row) => row.restaurant_id === id)?.name);
  const payers = (days: Days) => {
    const sums = new Map<string, number>();
    for (const { restaurant_id, total } of paidIn(days))
      sums.set(restaurant_id, (sums.get(restaurant_id) ?? 0) + total);
    return [...sums]
      .map(([id, cents]) => ({ name: nameOf(id), cents }))
      .toSorted((one, other) => other.cents - one.cents || (one.name < other.name ? -1 : 1));
  };
  const plansOn = (day: string, plan: Plan) =>
    [...subscribersOn(day)]
      .filter(([, each]) => each === plan)
      .map(([id]) => nameOf(id))
      .toSorted();
  const debtors = () =>
    invoices.filter(({ status }) => status === 'overdue').map(({ restaurant_id }) => nameOf(restaurant_id));
  const signedUpIn = (days: Days) =>
    events
      .filter(({ kind, at }) => kind === 'signed_up' && within(at, days))
      .map(({ restaurant_id }) => nameOf(restaurant_id));

  const downgrades = (days: Days) =>
    events.filter(
      ({ kind, at, data }) =>
        kind === 'subscription_changed' &&
        within(at, days) &&
        (data as { change_cents: number }).change_cents < 0,
    ).length;

  return {
    count,
    downgrades,
    revenue,
    subscriptions,
    mrr,
    churn,
    ai,
    overdue,
    owed,
    inTrial,
    leaving,
    mostUsing,
    payers,
    plansOn,
    debtors,
    signedUpIn,
    invoicesPaid: (days: Days, only?: Only) => paidIn(days, only).length,
  };
}
export type PlainPlatform = ReturnType<typeof createPlainPlatform>;

const money = (cents: number, decimals: number) =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
/** `$2,035`. */
export const whole = (cents: number) => money(Math.round(cents / 100) * 100, 0);
/** Shows cents only if there are some. */
export const exact = (cents: number) => money(cents, cents % 100 === 0 ? 0 : 2);
export const aiDollars = (micros: number) => `$${(micros / 1_000_000).toFixed(4)}`;
export const percent = (value: number) => `${Number(value.toFixed(1))}%`;
export const number = (value: number) => value.toLocaleString('en-US');
