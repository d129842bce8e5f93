import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import { trialEnd } from '#shared/billing/entitlement.ts';
import { type BilledFeature, PLAN_CATALOG, TRIAL_DAYS } from '#shared/billing/plan-catalog.ts';
import { earnedIn } from '#shared/console/assistant/explain-revenue.ts';
import type { Period } from '#shared/console/assistant/period.ts';
import type { PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import type { RankedRestaurant, RankedRestaurants } from '#shared/console/assistant/rankings.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { listEarningInvoices } from './list-invoices-of.ts';

export type RowDependencies = Omit<BusinessAssistantDependencies, 'figures' | 'readWithModel'>;
/** Undefined if there are too many to read, because a partial list would be wrong. */
type Rows = Promise<RankedRestaurants | undefined>;

/** DynamoDB reads at most this many rows by key in one call. */
const AT_ONCE = 100;
/** The most restaurants to list. More would take more than ten calls. */
const MOST_RESTAURANTS = 200;
const GRACE_DAYS = 15;
const DAY_MS = 86_400_000;

/** What restaurants paid, as revenue counts it. The lowest include restaurants that paid nothing. */
export async function payers(dependencies: RowDependencies, { period, order }: PlatformQuery): Rows {
  const from = dayBefore(period.from, GRACE_DAYS);
  const listed = await listEarningInvoices(dependencies.invoices, { from, to: period.to });
  if (listed === 'too many') return undefined;
  const earned = listed.filter((each) => earnedIn([each], period) !== 0);
  const sums = summed(earned, (each) => earnedIn([each], period));
  if (order !== 'least') return { ranked: [...sums.values()] };
  const everybody = await listEverybody(dependencies);
  return everybody && { ranked: everybody.map(({ id, name }) => sums.get(id) ?? { name, value: 0 }) };
}

/** How many unpaid invoices restaurants have. */
export async function debtors(dependencies: RowDependencies): Rows {
  const listed = await listOverdue(dependencies);
  return listed && { ranked: [...summed(listed, () => 1).values()] };
}

/** How much all restaurants owe, or one. */
export async function debts(dependencies: RowDependencies, restaurantId?: string): Rows {
  const listed = await listOverdue(dependencies);
  const owed = listed?.filter(
    ({ restaurant_id }) => restaurantId === undefined || restaurant_id === restaurantId,
  );
  return owed && { ranked: [...summed(owed, ({ due }) => due).values()] };
}

async function listOverdue({ invoices }: RowDependencies): Promise<InvoiceRow[] | undefined> {
  const { invoices: listed, next } = await invoices.listByStatusEventually('overdue', { limit: AT_ONCE });
  return next === undefined ? listed : undefined;
}

/** Subscribers, with their list price. */
export async function subscribers(dependencies: RowDependencies, { plan }: PlatformQuery): Rows {
  const listed = await listSubscriptions(dependencies);
  return listed?.named(
    ({ plan_id }) => plan === undefined || plan_id === plan,
    ({ plan_id }) => PLAN_CATALOG[plan_id].monthlyCents,
  );
}

/** Restaurants that have canceled, with the end of their subscription. */
export async function leavers(dependencies: RowDependencies): Rows {
  const listed = await listSubscriptions(dependencies);
  return listed?.named(
    ({ cancel_at_period_end }) => cancel_at_period_end,
    ({ period_end }) => Date.parse(period_end),
  );
}

async function listSubscriptions({ subscriptions, restaurants }: RowDependencies) {
  const { subscriptions: listed, next } = await subscriptions.listEventually({ limit: AT_ONCE });
  if (next !== undefined) return undefined;
  type Row = (typeof listed)[number];
  const named = async (isWanted: (row: Row) => boolean, value: (row: Row) => number) => {
    const wanted = listed.filter(isWanted);
    const found = await restaurants.findMany(wanted.map(({ restaurant_id }) => restaurant_id));
    const names = new Map(found.map(({ restaurant_id, name }) => [restaurant_id, name]));
    const ranked = wanted.map((row) => ({
      name: names.get(row.restaurant_id) ?? 'a restaurant being deleted',
      value: value(row),
    }));
    return { ranked };
  };
  return { named };
}

/** Restaurants that signed up, with the time. */
export async function newcomers(dependencies: RowDependencies, days: Pick<Period, 'from' | 'to'>): Rows {
  const listed = await listNewest(dependencies, days);
  return (
    listed && { ranked: listed.map(({ name, created_at }) => ({ name, value: Date.parse(created_at) })) }
  );
}

/** Restaurants in a trial, with its end. */
export async function trials(dependencies: RowDependencies): Rows {
  const now = dependencies.clock.now().toISOString();
  const today = now.slice(0, 10);
  const listed = await listNewest(dependencies, { from: dayBefore(today, TRIAL_DAYS), to: today });
  const running = listed?.filter(({ created_at }) => trialEnd(created_at) > now);
  if (running === undefined) return undefined;
  const found = await dependencies.subscriptions.findMany(running.map(({ restaurant_id }) => restaurant_id));
  const subscribed = new Set(found.filter((row) => runs(row)).map(({ restaurant_id }) => restaurant_id));
  const ranked = running
    .filter(({ restaurant_id }) => !subscribed.has(restaurant_id))
    .map(({ name, created_at }) => ({ name, value: Date.parse(trialEnd(created_at)) }));
  return { ranked };
}

async function listNewest(
  { names, restaurants }: RowDependencies,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Restaurant[] | undefined> {
  const by = { by: 'signup_date', isDescending: true } as const;
  const { places, next } = await names.list(by, { limit: AT_ONCE });
  const listed = await restaurants.findMany([...new Set(places.map(({ restaurantId }) => restaurantId))]);
  const isLeftOut = next !== undefined && listed.every(({ created_at }) => created_at.slice(0, 10) >= from);
  if (isLeftOut) return undefined;
  return listed.filter(({ created_at }) => created_at.slice(0, 10) >= from && created_at.slice(0, 10) <= to);
}

/** What restaurants used in a calendar month. The lowest include restaurants that used nothing. */
export async function users(
  dependencies: RowDependencies,
  { period, order }: PlatformQuery,
  features: readonly BilledFeature[],
): Rows {
  const everybody = await listEverybody(dependencies);
  if (everybody === undefined) return undefined;
  const at = new Date(`${period.to}T12:00:00Z`);
  const ids = everybody.map(({ id }) => id);
  const read = await Promise.all(inParts(ids).map((part) => dependencies.planUsage.findMonths(part, at)));
  const used = new Map(read.flatMap((part) => [...part]));
  const ranked = everybody
    .map(({ id, name }) => ({
      name,
      value: features.reduce((sum, feature) => sum + (used.get(id)?.[feature] ?? 0), 0),
    }))
    .filter(({ value }) => order === 'least' || value > 0);
  return { ranked, outOf: everybody.length };
}

async function listEverybody({
  names,
  restaurants,
}: RowDependencies): Promise<{ id: string; name: string }[] | undefined> {
  const { places, next } = await names.list({ by: 'name' }, { limit: MOST_RESTAURANTS });
  if (next !== undefined) return undefined;
  const ids = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  const read = await Promise.all(inParts(ids).map((part) => restaurants.findMany(part)));
  return read.flat().map(({ restaurant_id: id, name }) => ({ id, name }));
}

const inParts = (ids: readonly string[]) =>
  [ids.slice(0, AT_ONCE), ids.slice(AT_ONCE)].filter((part) => part.length > 0);

/** Adds up amounts by restaurant. */
function summed<Row extends Pick<InvoiceRow, 'restaurant_id' | 'restaurant_name'>>(
  invoices: readonly Row[],
  value: (row: Row) => number,
) {
  const sums = new Map<string, RankedRestaurant>();
  for (const row of invoices) {
    const { restaurant_id, restaurant_name: name } = row;
    sums.set(restaurant_id, { name, value: (sums.get(restaurant_id)?.value ?? 0) + value(row) });
  }
  return sums;
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
