import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
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
    method: 'GET',
    path: '/revenue/forecast',
    access: 'admin',
    admins: ['billing'],
    query: z.strictObject({ months_ahead: monthsAhead }),
    status: 200,
    response: z.object({ data: RevenueForecastSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
  getCorrelationAnalysis: {
    summary: 'Get feature usage compared with revenue, revenue by plan, and pricing options.',
    method: 'GET',
    path: '/revenue/correlation-analysis',
    access: 'admin',
    admins: ['billing'],
    query: z.strictObject({ feature_type: correlatedFeature, time_period: correlationDays }),
    status: 200,
    response: z.object({ data: CorrelationAnalysisSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
  getRecurringRevenue: {
    summary: 'Get monthly recurring revenue with its movements, and restaurants by sign-up month.',
    method: 'GET',
    path: '/revenue/recurring',
    access: 'admin',
    admins: ['billing'],
    status: 200,
    response: z.object({ data: RecurringRevenueSchema }),
    errors: [],
    defaultError: 'Failed to load recurring revenue',
  },
  getMeasuredLift: {
    summary: 'Get the measured lift from texts for the latest campaigns with a control group.',
    method: 'GET',
    path: '/revenue/measured-lift',
    access: 'admin',
    admins: ['billing'],
    status: 200,
    response: z.object({ data: MeasuredLiftSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
});
