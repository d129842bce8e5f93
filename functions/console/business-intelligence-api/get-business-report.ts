import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { ReportContent, ReportType } from '#shared/console/business-intelligence/business-report.ts';
import { makeReport, makeUsageReport } from '#shared/console/business-intelligence/make-report.ts';
import type { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';
import { type Business, forecastOf, readBusiness } from './read-business.ts';
import { readUsage } from './read-usage.ts';

/** Spec, console §7.4: a report by its type. */
export function createGetBusinessReport(
  dependencies: BusinessIntelligenceDependencies,
): Operation<typeof businessIntelligenceRoutes.getBusinessReport> {
  return async ({ params: { type }, query: { time_period: days } }) => {
    const now = dependencies.clock.now();
    const period = analyticsPeriod(now, days);
    const content = await contentOf(dependencies, type, { now, days });
    return { data: { report_type: type, generated_at: now.toISOString(), period, ...content } };
  };
}

async function contentOf(
  dependencies: BusinessIntelligenceDependencies,
  type: ReportType,
  asked: { now: Date; days: number },
): Promise<ReportContent> {
  if (type === 'usage') return makeUsageReport(await readUsage(dependencies, asked));
  const business = await readBusiness(dependencies, asked);
  const { figures, risk, atRisk } = business;
  const [months, forecast] = [monthsOf(business), forecastOf(business)];
  return makeReport(type, { figures, risk, atRisk, months, forecast });
}

function monthsOf({ outlook: { actual, running } }: Business) {
  return [
    ...actual.map(({ month, cents }) => ({ month, revenue: cents / 100, isOver: true })),
    { month: running.month, revenue: running.cents / 100, isOver: false },
  ];
}
