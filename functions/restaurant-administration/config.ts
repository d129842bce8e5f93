import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const name = z.string().check(z.minLength(1));

const RestaurantAdministrationEnvironmentSchema = z.object({
  LOGINS_TABLE_NAME: name,
  USERS_TABLE_NAME: name,
  RESTAURANTS_TABLE_NAME: name,
  WEBSITES_TABLE_NAME: name,
  CAMPAIGNS_TABLE_NAME: name,
  EVENTS_TABLE_NAME: name,
  FAILED_MAILS_TABLE_NAME: name,
  SUBSCRIPTIONS_TABLE_NAME: name,
  INVOICES_TABLE_NAME: name,
  GENERATION_JOBS_TABLE_NAME: name,
  RATE_LIMITS_TABLE_NAME: name,
  SITES_BUCKET_NAME: name,
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  EMAILS_QUEUE_URL: z.url(),
  GENERATION_QUEUE_URL: z.url(),
  ACCOUNT_DELETIONS_QUEUE_URL: z.url(),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'restaurant-administration'),
});

/** What the function that administers restaurants finds in its environment. */
export type RestaurantAdministrationEnvironment = z.input<typeof RestaurantAdministrationEnvironmentSchema>;
export type RestaurantAdministrationConfig = z.output<typeof RestaurantAdministrationEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readRestaurantAdministrationConfig(
  environment: Record<string, string | undefined>,
): RestaurantAdministrationConfig {
  return readEnvironment(RestaurantAdministrationEnvironmentSchema, environment);
}
