import * as z from 'zod/mini';
import { REPORT_TYPES } from '#shared/console/business-intelligence/business-report.ts';
import { defineRoutes } from '#shared/contract/route.ts';
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
    method: 'GET',
    path: '/business-intelligence/dashboard',
    access: 'admin',
    admins: ['billing'],
    query,
    status: 200,
    response: z.object({ data: BusinessIntelligenceSchema }),
    errors: [],
    defaultError: 'Failed to fetch dashboard data',
  },
  getBusinessReport: {
    summary: 'Get a report to export.',
    method: 'GET',
    path: '/business-intelligence/reports/{type}',
    access: 'admin',
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
    method: 'POST',
    path: '/business-intelligence/restaurants/{id}/contact',
    access: 'admin',
    admins: ['support', 'billing'],
    params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: ContactRestaurantSchema,
    status: 202,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'Failed to send the email',
    throttle: { rate: 5, burst: 10 },
  },
});
