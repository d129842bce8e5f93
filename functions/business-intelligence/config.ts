import * as z from 'zod/mini';
import { platformRecordsVariables } from '#functions/modules/platform-records/open-platform-records.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const name = z.string().check(z.minLength(1));

const BusinessIntelligenceEnvironmentSchema = z.object({
  USERS_TABLE_NAME: name,
  RESTAURANTS_TABLE_NAME: name,
  FIGURES_TABLE_NAME: name,
  RATE_LIMITS_TABLE_NAME: name,
  EMAILS_QUEUE_URL: z.url(),
  ...platformRecordsVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'business-intelligence'),
});

/** What the function of business intelligence finds in its environment. */
export type BusinessIntelligenceEnvironment = z.input<typeof BusinessIntelligenceEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readBusinessIntelligenceConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(BusinessIntelligenceEnvironmentSchema, environment);
}
