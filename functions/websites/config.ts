import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const WebsitesEnvironmentSchema = z.object({
  ...meterVariables,
  ...modelVariables,
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  GENERATION_JOBS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  IMAGES_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  SITE_VERSIONS_BUCKET_NAME: z.string().check(z.minLength(1)),
  GENERATION_QUEUE_URL: z.url(),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'websites'),
});

/** What the websites function finds in its environment. */
export type WebsitesEnvironment = z.input<typeof WebsitesEnvironmentSchema>;
export type WebsitesConfig = z.output<typeof WebsitesEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readWebsitesConfig(environment: Record<string, string | undefined>): WebsitesConfig {
  return readEnvironment(WebsitesEnvironmentSchema, environment);
}
