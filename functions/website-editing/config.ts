import * as z from 'zod/mini';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const WebsiteEditingEnvironmentSchema = z.object({
  ...moderationVariables,
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  GENERATION_JOBS_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  SLUGS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  IMAGES_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  SITE_VERSIONS_BUCKET_NAME: z.string().check(z.minLength(1)),
  TRANSFERS_BUCKET_NAME: z.string().check(z.minLength(1)),
  /** Where browsers reach the bucket of transfers, if not at S3 itself. */
  UPLOADS_ORIGIN: z.optional(z.url()),
  GENERATION_QUEUE_URL: z.url(),
  /** Where guests read published sites. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  /** Whether an owner publishes only after the e-mail address was confirmed. */
  PUBLISH_NEEDS_VERIFIED_EMAIL: z._default(z.stringbool(), false),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'website-editing'),
});

/** What the website-editing function finds in its environment. */
export type WebsiteEditingEnvironment = z.input<typeof WebsiteEditingEnvironmentSchema>;
export type WebsiteEditingConfig = z.output<typeof WebsiteEditingEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readWebsiteEditingConfig(
  environment: Record<string, string | undefined>,
): WebsiteEditingConfig {
  return readEnvironment(WebsiteEditingEnvironmentSchema, environment);
}
