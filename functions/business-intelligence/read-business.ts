import type { ChurnPass, RiskyCustomer } from '#functions/modules/churn/churn-records.ts';
import { centsOf } from '#functions/modules/churn/score-all-customers.ts';
import {
  type BusinessFigures,
  businessFigures,
} from '#shared/domain/admin/business-intelligence/business-figures.ts';
import type { RiskSummary } from '#shared/domain/admin/business-intelligence/business-insights.ts';
import { type RevenueOutlook, revenueOutlook } from '#shared/domain/admin/revenue/revenue-outlook.ts';
import { PLAN_CATALOGUE, type PlanId } from '#shared/domain/billing/plan-catalogue.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';

/** Spec, console §2.11: a forecast of six months. */
const FORECAST_MONTHS = 6;
/** Of a customer, in one text. */
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
export type Business = {
  figures: BusinessFigures;
  outlook: RevenueOutlook;
  /** Undefined before the first pass over all restaurants. */
  pass: ChurnPass | undefined;
  atRisk: AtRiskCustomer[];
  risk: RiskSummary;
};

/** What administrators read of the business, from the rollups: its cost does not grow with the restaurants. */
export async function readBusiness(
  dependencies: BusinessIntelligenceDependencies,
  { now, days }: { now: Date; days: number },
): Promise<Business> {
  const { figures, churn } = dependencies;
  const [[platform], latest] = await Promise.all([figures.listDaysOf(['platform']), churn.find('latest')]);
  const ever = platform?.days ?? [];
  const pass = latest?.data;
  const atRisk = await nameCustomers(dependencies, pass?.riskiest ?? []);
  return {
    figures: businessFigures(ever, { now, days }),
    outlook: revenueOutlook(ever, { now, monthsAhead: FORECAST_MONTHS }),
    pass,
    atRisk,
    risk: summaryOf(pass, atRisk[0]),
  };
}

/** By the names that they have now; who is gone since is left out. */
async function nameCustomers(
  { restaurants }: BusinessIntelligenceDependencies,
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
        plan: plan_id === undefined ? 'Trial' : PLAN_CATALOGUE[plan_id].name,
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

/** The months after those that are over, as they are answered: the running one is the first. */
export function forecastOf({ outlook: { forecast } }: Business) {
  return forecast.map(({ month, predicted, confidence }) => ({
    month,
    predicted_revenue: predicted / 100,
    confidence,
  }));
}
