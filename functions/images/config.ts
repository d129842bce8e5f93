import * as z from 'zod/mini';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const ImagesEnvironmentSchema = z.object({
  ...moderationVariables,
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  IMAGES_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  TRANSFERS_BUCKET_NAME: z.string().check(z.minLength(1)),
  /** Where guests read published sites and their pictures. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  /** Where browsers reach the bucket of transfers, when that is not where the function does. */
  UPLOADS_ORIGIN: z.optional(z.url()),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'images'),
});

/** What the images function finds in its environment. */
export type ImagesEnvironment = z.input<typeof ImagesEnvironmentSchema>;
export type ImagesConfig = z.output<typeof ImagesEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readImagesConfig(environment: Record<string, string | undefined>): ImagesConfig {
  return readEnvironment(ImagesEnvironmentSchema, environment);
}
