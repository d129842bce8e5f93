import type { Restaurant } from '#functions/modules/restaurants/restaurants-repository.ts';
import { type AssistantReply, cannot } from '#shared/domain/admin/assistant/assistant-reply.ts';
import { monthsFrom } from '#shared/domain/admin/assistant/period.ts';
import type { PlatformQuery } from '#shared/domain/admin/assistant/platform-query.ts';
import {
  type RankedRestaurant,
  type Ranking,
  rankingOf,
  rankingReply,
} from '#shared/domain/admin/assistant/rankings.ts';
import { type BilledFeature, PLAN_CATALOGUE } from '#shared/domain/billing/plan-catalogue.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { listInvoicesOf } from './list-invoices-of.ts';

type Dependencies = Omit<BusinessAssistantDependencies, 'figures' | 'readWithModel'>;

/** DynamoDB reads so many rows by their keys in one call. */
const AT_ONCE = 100;
/** Of more restaurants than this no list is made: it would take more than ten calls. */
const MOST_RESTAURANTS = 200;
const GRACE_DAYS = 15;
const TOO_MANY = 'There are too many of them to be listed here.';

/** Restaurants by what they pay, owe or use, from their own rows: at most five calls. */
export async function rankRestaurants(
  dependencies: Dependencies,
  query: PlatformQuery,
): Promise<AssistantReply> {
  const ranking = rankingOf(query);
  if (typeof ranking === 'string') return cannot(ranking);
  const today = dependencies.clock.now().toISOString().slice(0, 10);
  const asked =
    ranking.from === 'usage' && query.isPeriodAssumed ? { ...query, period: monthOf(today, query) } : query;
  const ranked = await rowsOf(dependencies, asked, ranking);
  return ranked === undefined ? cannot(TOO_MANY) : rankingReply(asked, ranking, ranked);
}

function monthOf(today: string, { period }: PlatformQuery) {
  return monthsFrom(today, { months: 1, today, label: 'this month, so far' }) ?? period;
}

type Rows = RankedRestaurant[] | undefined;

function rowsOf(dependencies: Dependencies, query: PlatformQuery, ranking: Ranking): Promise<Rows> {
  if (ranking.from === 'invoices') return payers(dependencies, query);
  if (ranking.from === 'overdue') return debtors(dependencies);
  if (ranking.from === 'subscriptions') return subscribers(dependencies, query);
  if (ranking.from === 'usage') return users(dependencies, query, ranking.features);
  return newcomers(dependencies, query);
}

async function payers({ invoices }: Dependencies, { period }: PlatformQuery): Promise<Rows> {
  const from = new Date(Date.parse(period.from) - GRACE_DAYS * 86_400_000).toISOString().slice(0, 10);
  const listed = await listInvoicesOf(invoices, 'paid', { from, to: period.to });
  if (listed === 'too many') return undefined;
  const paid = listed.filter(({ paid_at = '', lines }) => {
    const day = paid_at.slice(0, 10);
    return day >= period.from && day <= period.to && !lines.some(({ kind }) => kind === 'credit');
  });
  return summed(
    paid.map(({ restaurant_id, restaurant_name, total }) => [restaurant_id, restaurant_name, total]),
  );
}

async function debtors({ invoices }: Dependencies): Promise<Rows> {
  const { invoices: listed, next } = await invoices.listByStatusEventually('overdue', { limit: AT_ONCE });
  if (next !== undefined) return undefined;
  return summed(listed.map(({ restaurant_id, restaurant_name }) => [restaurant_id, restaurant_name, 1]));
}

async function subscribers(
  { subscriptions, restaurants }: Dependencies,
  { plan }: PlatformQuery,
): Promise<Rows> {
  const { subscriptions: listed, next } = await subscriptions.listEventually({ limit: AT_ONCE });
  if (next !== undefined) return undefined;
  const wanted = listed.filter(({ plan_id }) => plan === undefined || plan_id === plan);
  const names = namesOf(await restaurants.findMany(wanted.map(({ restaurant_id }) => restaurant_id)));
  return wanted.map(({ restaurant_id, plan_id }) => ({
    name: names.get(restaurant_id) ?? 'a restaurant that is being deleted',
    value: PLAN_CATALOGUE[plan_id].monthlyCents,
  }));
}

async function newcomers({ names, restaurants }: Dependencies, { period }: PlatformQuery): Promise<Rows> {
  const by = { by: 'signup_date', isDescending: true } as const;
  const { places, next } = await names.list(by, { limit: AT_ONCE });
  const listed = await restaurants.findMany([...new Set(places.map(({ restaurantId }) => restaurantId))]);
  const isLeftOut =
    next !== undefined && listed.every(({ created_at }) => created_at.slice(0, 10) >= period.from);
  if (isLeftOut) return undefined;
  const day = (restaurant: Restaurant) => restaurant.created_at.slice(0, 10);
  return listed
    .filter((restaurant) => day(restaurant) >= period.from && day(restaurant) <= period.to)
    .map(({ name, created_at }) => ({ name, value: Date.parse(created_at) }));
}

async function users(
  { names, restaurants, planUsage }: Dependencies,
  { period }: PlatformQuery,
  features: readonly BilledFeature[],
): Promise<Rows> {
  const { places, next } = await names.list({ by: 'name' }, { limit: MOST_RESTAURANTS });
  if (next !== undefined) return undefined;
  const ids = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  const at = new Date(`${period.to}T12:00:00Z`);
  const parts = [ids.slice(0, AT_ONCE), ids.slice(AT_ONCE)].filter((part) => part.length > 0);
  const read = await Promise.all(
    parts.map((part) => Promise.all([restaurants.findMany(part), planUsage.findMany(part, at)])),
  );
  return read.flatMap(([listed, usage]) =>
    listed
      .map(({ restaurant_id, name }) => {
        const used = usage.get(restaurant_id);
        return { name, value: features.reduce((sum, feature) => sum + (used?.[feature] ?? 0), 0) };
      })
      .filter(({ value }) => value > 0),
  );
}

function summed(
  entries: readonly (readonly [id: string, name: string, value: number])[],
): RankedRestaurant[] {
  return [...Map.groupBy(entries, ([id]) => id).values()].map((ofOne) => ({
    name: ofOne[0]?.[1] ?? '',
    value: ofOne.reduce((sum, [, , value]) => sum + value, 0),
  }));
}

function namesOf(restaurants: readonly Restaurant[]): ReadonlyMap<string, string> {
  return new Map(restaurants.map(({ restaurant_id, name }) => [restaurant_id, name]));
}
