import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const FeaturesEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  FEATURE_TOGGLES_TABLE_NAME: z.string().check(z.minLength(1)),
  FEATURE_JOBS_TABLE_NAME: z.string().check(z.minLength(1)),
  AI_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  FEATURE_CHANGES_QUEUE_URL: z.url(),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'features'),
});

/** What the features function finds in its environment. */
export type FeaturesEnvironment = z.input<typeof FeaturesEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readFeaturesConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(FeaturesEnvironmentSchema, environment);
}
