import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';

const BillingCycleEnvironmentSchema = z.object({
  SUBSCRIPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  INVOICES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  EMAILS_QUEUE_URL: z.url(),
  SERVICE_NAME: z._default(z.string(), 'billing-cycle'),
});

/** What the schedule of billing finds in its environment. */
export type BillingCycleEnvironment = z.input<typeof BillingCycleEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readBillingCycleConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(BillingCycleEnvironmentSchema, environment);
}
