import { ACTIVITY_NAMES, type ActivityFigures, type ActivityName } from './activity-figures.ts';
import type { BusinessFigures } from './business-figures.ts';
import type { ReportTable } from './business-report.ts';
import { changePercent } from './change-percent.ts';

export type MonthOfReport = { month: string; revenue: number; isOver: boolean };
export type ForecastOfReport = { month: string; predicted_revenue: number; confidence: number };
export type AtRiskOfReport = { name: string; plan: string; risk_score: number; reason: string };

/** Past months in a report. */
const MOST_MONTHS = 12;

const ACTIVITY_LABELS: Readonly<Record<ActivityName, string>> = {
  signups: 'Restaurants that signed up',
  websites_published: 'Websites published',
  campaigns_launched: 'Campaigns launched',
  codes_redeemed: 'Codes redeemed',
  redeemed_dollars: 'Guest spending with promo codes (dollars)',
  ai_uses: 'AI requests',
  ai_failures: 'Failed AI requests',
  failed_generations: 'Failed website generations',
  content_flagged: 'Content flagged',
  content_rejected: 'Content rejected',
};

export function activityTable({ activity }: ActivityFigures, names = ACTIVITY_NAMES): ReportTable {
  return {
    name: 'activity',
    title: 'Activity compared with the previous period',
    columns: [
      { id: 'what', label: 'Metric', unit: 'text' },
      { id: 'now', label: 'This period', unit: 'count' },
      { id: 'before', label: 'Previous period', unit: 'count' },
      { id: 'change', label: 'Change', unit: 'percent' },
    ],
    rows: names.map((name) => {
      const { now, before } = activity[name];
      return { what: ACTIVITY_LABELS[name], now, before, change: changePercent(now, before) };
    }),
  };
}

export function plansTable({ plans }: BusinessFigures): ReportTable {
  return {
    name: 'plans',
    title: 'Plans',
    columns: [
      { id: 'plan', label: 'Plan', unit: 'text' },
      { id: 'price', label: 'Price per month', unit: 'dollars' },
      { id: 'subscribers', label: 'Subscriptions', unit: 'count' },
      { id: 'revenue', label: 'List price per month', unit: 'dollars' },
    ],
    rows: plans.map(({ name, price, subscribers, recurring }) => ({
      plan: name,
      price,
      subscribers,
      revenue: recurring,
    })),
  };
}

export function monthsTable(months: readonly MonthOfReport[]): ReportTable {
  return {
    name: 'revenue_by_month',
    title: 'Revenue by month',
    columns: [
      { id: 'month', label: 'Month', unit: 'text' },
      { id: 'revenue', label: 'Revenue', unit: 'dollars' },
      { id: 'state', label: 'Status', unit: 'text' },
    ],
    rows: months.slice(-MOST_MONTHS).map(({ month, revenue, isOver }) => ({
      month,
      revenue,
      state: isOver ? 'complete' : 'in progress',
    })),
  };
}

export function forecastTable(forecast: readonly ForecastOfReport[]): ReportTable {
  return {
    name: 'revenue_forecast',
    title: 'Revenue forecast',
    columns: [
      { id: 'month', label: 'Month', unit: 'text' },
      { id: 'predicted_revenue', label: 'Predicted', unit: 'dollars' },
      { id: 'confidence', label: 'Confidence', unit: 'percent' },
    ],
    rows: forecast.map(({ month, predicted_revenue, confidence }) => ({
      month,
      predicted_revenue,
      confidence,
    })),
  };
}

export function atRiskTable(customers: readonly AtRiskOfReport[]): ReportTable {
  return {
    name: 'at_risk_customers',
    title: 'Customers at risk',
    columns: [
      { id: 'name', label: 'Restaurant', unit: 'text' },
      { id: 'plan', label: 'Plan', unit: 'text' },
      { id: 'risk_score', label: 'Risk (0–100)', unit: 'count' },
      { id: 'reason', label: 'Why', unit: 'text' },
    ],
    rows: customers.map(({ name, plan, risk_score, reason }) => ({ name, plan, risk_score, reason })),
  };
}
