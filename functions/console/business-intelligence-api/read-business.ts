import { type CustomersAtRisk, readCustomersAtRisk } from '#functions/console/customers-at-risk.ts';
import {
  type BusinessFigures,
  businessFigures,
} from '#shared/console/business-intelligence/business-figures.ts';
import { type RevenueOutlook, revenueOutlook } from '#shared/metrics/revenue/revenue-outlook.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';

/** Spec, console §2.11: a forecast of six months. */
const FORECAST_MONTHS = 6;

export type Business = CustomersAtRisk & { figures: BusinessFigures; outlook: RevenueOutlook };

/** Reads the business metrics from rollups. The cost doesn't grow with the number of restaurants. */
export async function readBusiness(
  dependencies: BusinessIntelligenceDependencies,
  { now, days }: { now: Date; days: number },
): Promise<Business> {
  const [[platform], customers] = await Promise.all([
    dependencies.figures.listDaysOf(['platform']),
    readCustomersAtRisk(dependencies),
  ]);
  const ever = platform?.days ?? [];
  return {
    figures: businessFigures(ever, { now, days }),
    outlook: revenueOutlook(ever, { now, monthsAhead: FORECAST_MONTHS }),
    ...customers,
  };
}

/** Formats the forecast months for the API. */
export function forecastOf({ outlook: { forecast } }: Business) {
  return forecast.slice(1).map(({ month, predicted, confidence }) => ({
    month,
    predicted_revenue: predicted / 100,
    confidence,
  }));
}
