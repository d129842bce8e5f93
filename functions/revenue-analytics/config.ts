import * as z from 'zod/mini';
import { platformRecordsVariables } from '#functions/modules/platform-records/open-platform-records.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';

const RevenueAnalyticsEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  SUBSCRIPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  PLAN_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...platformRecordsVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'revenue-analytics'),
});

/** What the function of revenue analytics finds in its environment. */
export type RevenueAnalyticsEnvironment = z.input<typeof RevenueAnalyticsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readRevenueAnalyticsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(RevenueAnalyticsEnvironmentSchema, environment);
}
