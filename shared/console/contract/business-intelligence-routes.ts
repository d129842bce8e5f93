import * as z from 'zod/mini';
import { REPORT_TYPES } from '#shared/console/business-intelligence/business-report.ts';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import {
  BusinessIntelligenceSchema,
  BusinessReportSchema,
  ContactRestaurantSchema,
  timePeriod,
} from './business-intelligence.ts';

const query = z.strictObject({ time_period: timePeriod });

export const businessIntelligenceRoutes = defineRoutes({
  getBusinessDashboard: {
    summary: 'Get key metrics, a revenue forecast, and customers at risk.',
    ...forAdmin('GET', '/business-intelligence/dashboard'),
    admins: ['billing'],
    query,
    status: 200,
    response: z.object({ data: BusinessIntelligenceSchema }),
    errors: [],
    defaultError: 'Failed to fetch dashboard data',
  },
  getBusinessReport: {
    summary: 'Get a report to export.',
    ...forAdmin('GET', '/business-intelligence/reports/{type}'),
    admins: ['billing'],
    params: z.strictObject({
      type: z.enum(REPORT_TYPES),
    }),
    query,
    status: 200,
    response: z.object({ data: BusinessReportSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to export report',
  },
  contactRestaurant: {
    summary: 'Email a restaurant’s owner.',
    ...forAdmin('POST', '/business-intelligence/restaurants/{id}/contact'),
    admins: ['support', 'billing'],
    params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: ContactRestaurantSchema,
    status: 202,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t send the email. Try again.',
    throttle: { rate: 5, burst: 10 },
  },
});
