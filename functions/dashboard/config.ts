import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const DashboardEnvironmentSchema = z.object({
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  CHECKLISTS_TABLE_NAME: z.string().check(z.minLength(1)),
  FEATURE_TOGGLES_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'dashboard'),
});

/** What the dashboard function finds in its environment. */
export type DashboardEnvironment = z.input<typeof DashboardEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readDashboardConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(DashboardEnvironmentSchema, environment);
}
