import type { Clock } from '#functions/platform/clock.ts';
import {
  listedPlace,
  type RestaurantNamesRepository,
} from '#functions/restaurants/restaurant-names-repository.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { AT_RISK_SCORE, IMMEDIATE_SCORE } from '#shared/console/business-intelligence/churn-score.ts';
import { addToCohorts } from '#shared/console/customers/cohorts.ts';
import type { ChurnPass, ChurnRecords, RiskyCustomer } from './churn-records.ts';
import type { Refreshed } from './customers/refresh-customer.ts';
import { type ScoreDependencies, scoreCustomers } from './score-customers.ts';

export type ScoreAllDependencies = ScoreDependencies & {
  names: Pick<RestaurantNamesRepository, 'list'>;
  churn: ChurnRecords;
  /** Brings the rows of the console's list up to date. */
  refresh: (restaurantIds: readonly string[]) => Promise<readonly Refreshed[]>;
  clock: Clock;
};

export type Bounds = {
  /** After this many milliseconds, no further step starts. */
  worksForMs: number;
  /** The most steps per run. */
  steps?: number;
};

/** Restaurants per step. */
const STEP = 100;
/** The most customers stored with reasons, so that the row stays far below DynamoDB's 400 KB limit. */
export const RISKIEST = 50;

/**
 * Scores all restaurants in steps, stores the customers at the highest risk, and refreshes the console's list. Each
 * step is one conditional write of the results so far: a failed run resumes where it stopped, and if two runs overlap,
 * the slower one stops. A complete pass is followed by a new one.
 */
export async function scoreAllCustomers(
  dependencies: ScoreAllDependencies,
  { worksForMs, steps = Number.POSITIVE_INFINITY }: Bounds,
): Promise<void> {
  const { churn, clock } = dependencies;
  const until = clock.now().getTime() + worksForMs;
  const found = await churn.find('present');
  let version = found?.version ?? 0;
  let pass = found?.data.state === 'running' ? found.data : newPass(clock.now());
  for (let step = 0; step < steps && clock.now().getTime() < until; step += 1) {
    pass = await takeStep(dependencies, pass);
    // Before the pass counts as complete, so that a crash in between repeats the step.
    if (pass.state === 'done') await keepLatest(churn, pass);
    version += 1;
    if (!(await churn.save({ record_id: 'present', version, data: pass })) || pass.state === 'done') return;
  }
}

function newPass(now: Date): ChurnPass {
  return {
    as_of: now.toISOString(),
    state: 'running',
    scored: 0,
    at_risk: 0,
    immediate: 0,
    at_risk_cents: 0,
    riskiest: [],
    cohorts: {},
  };
}

async function takeStep(dependencies: ScoreAllDependencies, pass: ChurnPass): Promise<ChurnPass> {
  const { names, refresh } = dependencies;
  const { places, next } = await names.list({ by: 'name' }, { limit: STEP, after: pass.after });
  const refreshed = await refresh([...new Set(places.map(({ restaurantId }) => restaurantId))]);
  // An old name may still be listed. Only the current position counts.
  const listed = new Set(places.map(({ place }) => place));
  const present = refreshed.filter(({ restaurant }) => listed.has(listedPlace('name', restaurant)));
  const scored = await scoreCustomers(dependencies, places, pass.as_of);
  const atRisk = scored.filter(({ score }) => score >= AT_RISK_SCORE);
  return {
    ...pass,
    state: next === undefined ? 'done' : 'running',
    after: next,
    scored: pass.scored + scored.length,
    at_risk: pass.at_risk + atRisk.length,
    immediate: pass.immediate + atRisk.filter(({ score }) => score >= IMMEDIATE_SCORE).length,
    at_risk_cents: pass.at_risk_cents + atRisk.reduce((sum, customer) => sum + centsOf(customer), 0),
    cohorts: addToCohorts(
      pass.cohorts ?? {},
      present.map(({ restaurant, customer }) => ({ signedUpAt: restaurant.created_at, customer })),
    ),
    riskiest: [...pass.riskiest, ...atRisk].toSorted(byRisk).slice(0, RISKIEST),
  };
}

async function keepLatest(churn: ChurnRecords, data: ChurnPass): Promise<void> {
  const latest = await churn.find('latest');
  if (latest !== undefined && latest.data.as_of > data.as_of) return;
  await churn.save({ record_id: 'latest', version: (latest?.version ?? 0) + 1, data });
}

/** The monthly list price in cents; 0 in a trial. */
export function centsOf({ plan_id }: Pick<RiskyCustomer, 'plan_id'>): number {
  return plan_id === undefined ? 0 : PLAN_CATALOG[plan_id].monthlyCents;
}

/** Highest risk first, then highest price, then by ID, so that every run has the same order. */
function byRisk(one: RiskyCustomer, other: RiskyCustomer): number {
  return (
    other.score - one.score ||
    centsOf(other) - centsOf(one) ||
    (one.restaurant_id < other.restaurant_id ? -1 : 1)
  );
}
