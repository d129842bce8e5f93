import * as z from 'zod/mini';
import { rulesVariables } from '#functions/modules/platform-settings/platform-rules.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const BillingEnvironmentSchema = z.object({
  SUBSCRIPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  INVOICES_TABLE_NAME: z.string().check(z.minLength(1)),
  PLAN_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  /** The fonts of documents lie there. */
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  EMAILS_QUEUE_URL: z.url(),
  CAMPAIGN_REQUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...rulesVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'billing'),
});

/** What the billing function finds in its environment. */
export type BillingEnvironment = z.input<typeof BillingEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readBillingConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(BillingEnvironmentSchema, environment);
}
