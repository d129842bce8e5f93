import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { PLAN_CATALOG, type PlanId } from '#shared/billing/plan-catalog.ts';
import type { RiskSummary } from '#shared/console/business-intelligence/business-insights.ts';
import type { ChurnPass, ChurnRecords, RiskyCustomer } from './churn-records.ts';
import { centsOf } from './score-all-customers.ts';

/** The most reasons in one text. */
const MOST_REASONS = 2;

export type AtRiskCustomer = {
  restaurant_id: string;
  name: string;
  risk_score: number;
  reason: string;
  reasons: RiskyCustomer['reasons'];
  plan_id: PlanId | null;
  plan: string;
  monthly_revenue: number;
};
export type CustomersAtRisk = {
  /** Undefined before the first complete pass. */
  pass: ChurnPass | undefined;
  atRisk: AtRiskCustomer[];
  risk: RiskSummary;
};

type Dependencies = {
  churn: Pick<ChurnRecords, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
};

/** Customers at risk, from the last complete pass. */
export async function readCustomersAtRisk({ churn, restaurants }: Dependencies): Promise<CustomersAtRisk> {
  const pass = (await churn.find('latest'))?.data;
  const atRisk = await nameCustomers(restaurants, pass?.riskiest ?? []);
  return { pass, atRisk, risk: summaryOf(pass, atRisk[0]) };
}

/** Adds current names, and leaves out restaurants deleted since. */
async function nameCustomers(
  restaurants: Dependencies['restaurants'],
  riskiest: readonly RiskyCustomer[],
): Promise<AtRiskCustomer[]> {
  if (riskiest.length === 0) return [];
  const present = await restaurants.findMany(riskiest.map(({ restaurant_id }) => restaurant_id));
  const nameOf = new Map(present.map(({ restaurant_id, name }) => [restaurant_id, name]));
  return riskiest.flatMap((customer) => {
    const { restaurant_id, score, reasons, plan_id } = customer;
    const name = nameOf.get(restaurant_id);
    if (name === undefined) return [];
    const texts = reasons.slice(0, MOST_REASONS).map(({ text }) => text);
    return [
      {
        restaurant_id,
        name,
        risk_score: score,
        reason: texts.join(' '),
        reasons,
        plan_id: plan_id ?? null,
        plan: plan_id === undefined ? 'Trial' : PLAN_CATALOG[plan_id].name,
        monthly_revenue: centsOf(customer) / 100,
      },
    ];
  });
}

function summaryOf(pass: ChurnPass | undefined, riskiest: AtRiskCustomer | undefined): RiskSummary {
  return {
    scored: pass?.scored ?? 0,
    atRisk: pass?.at_risk ?? 0,
    immediate: pass?.immediate ?? 0,
    monthly: (pass?.at_risk_cents ?? 0) / 100,
    riskiest: riskiest && {
      restaurantId: riskiest.restaurant_id,
      name: riskiest.name,
      score: riskiest.risk_score,
    },
  };
}
