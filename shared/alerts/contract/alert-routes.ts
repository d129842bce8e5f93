import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { AlertSettingsSchema, AlertsSchema } from './alerts.ts';

/** Alerts about the platform, by email or webhook. */
export const alertRoutes = defineRoutes({
  getAlerts: {
    summary: 'Get the alert settings and the latest measurements.',
    ...forAdmin('GET', '/admin/alerts'),
    status: 200,
    response: z.object({ data: AlertsSchema }),
    errors: [],
    defaultError: 'We couldn’t load the alerts',
  },
  saveAlerts: {
    summary: 'Save the alert settings. A new webhook address gets a new secret, which is returned once.',
    ...forAdmin('PUT', '/admin/alerts'),
    body: AlertSettingsSchema,
    status: 200,
    response: z.object({ data: AlertsSchema, webhook_secret: z.nullable(z.string()) }),
    errors: [],
    defaultError: 'We couldn’t save the alerts. Try again.',
  },
  testAlerts: {
    summary: 'Send a test to the saved addresses and return the result.',
    ...forAdmin('POST', '/admin/alerts/test'),
    status: 200,
    response: z.object({ message: z.string(), data: z.object({ has_failed: z.boolean() }) }),
    errors: [],
    defaultError: 'We couldn’t send a test. Try again.',
    throttle: { rate: 1, burst: 3 },
  },
});
