import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { businessIntelligenceRoutes } from '#shared/contract/routes/admin/business-intelligence-routes.ts';
import { makeReport } from '#shared/domain/admin/business-intelligence/reports/make-report.ts';
import { AI_FEATURES } from '#shared/domain/ai-features.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';
import { type Business, forecastOf, readBusiness } from './read-business.ts';

/** Spec, console §7.4: a report by its type. */
export function createGetBusinessReport(
  dependencies: BusinessIntelligenceDependencies,
): Operation<typeof businessIntelligenceRoutes.getBusinessReport> {
  return async ({ params: { type }, query: { time_period } }) => {
    const now = dependencies.clock.now();
    // Of the only report that shows them.
    const features = type === 'usage' ? AI_FEATURES : [];
    const business = await readBusiness(dependencies, { now, days: time_period, features });
    const { figures, aiUsage, atRisk, risk } = business;
    const source = {
      figures,
      risk,
      atRisk,
      months: monthsOf(business),
      forecast: forecastOf(business),
      aiUsage,
    };
    return {
      data: {
        report_type: type,
        generated_at: now.toISOString(),
        period: figures.period,
        ...makeReport(type, source),
      },
    };
  };
}

function monthsOf({ outlook: { actual, running } }: Business) {
  return [
    ...actual.map(({ month, cents }) => ({ month, revenue: cents / 100, isOver: true })),
    { month: running.month, revenue: running.cents / 100, isOver: false },
  ];
}
