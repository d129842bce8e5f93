import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { RecurringRevenueSchema } from './recurring-revenue.ts';
import {
  CorrelationAnalysisSchema,
  correlatedFeature,
  correlationDays,
  MeasuredLiftSchema,
  monthsAhead,
  RevenueForecastSchema,
} from './revenue.ts';

/** Revenue, its forecast, and its correlation with usage. */
export const revenueAnalyticsRoutes = defineRoutes({
  getRevenueForecast: {
    summary: 'Get revenue for past months and a forecast for upcoming months.',
    ...forAdmin('GET', '/revenue/forecast'),
    admins: ['billing'],
    query: z.strictObject({ months_ahead: monthsAhead }),
    status: 200,
    response: z.object({ data: RevenueForecastSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
  getCorrelationAnalysis: {
    summary: 'Get feature usage compared with revenue, revenue by plan, and pricing options.',
    ...forAdmin('GET', '/revenue/correlation-analysis'),
    admins: ['billing'],
    query: z.strictObject({ feature_type: correlatedFeature, time_period: correlationDays }),
    status: 200,
    response: z.object({ data: CorrelationAnalysisSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
  getRecurringRevenue: {
    summary: 'Get monthly recurring revenue, monthly changes, and restaurants by sign-up month.',
    ...forAdmin('GET', '/revenue/recurring'),
    admins: ['billing'],
    status: 200,
    response: z.object({ data: RecurringRevenueSchema }),
    errors: [],
    defaultError: 'We couldn’t load recurring revenue',
  },
  getMeasuredLift: {
    summary: 'Get the measured lift of the latest text campaigns with a control group.',
    ...forAdmin('GET', '/revenue/measured-lift'),
    admins: ['billing'],
    status: 200,
    response: z.object({ data: MeasuredLiftSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
});
