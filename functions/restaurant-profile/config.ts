import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const RestaurantProfileEnvironmentSchema = z.object({
  ...meterVariables,
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  /** Where guests read published sites. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  SITE_VERSIONS_BUCKET_NAME: z.string().check(z.minLength(1)),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  IMAGES_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  /** Reads strangers' pages, and has no rights to data. */
  PAGE_FETCH_FUNCTION_NAME: z.string().check(z.minLength(1)),
  ...modelVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'restaurant-profile'),
});

/** What the restaurant-profile function finds in its environment. */
export type RestaurantProfileEnvironment = z.input<typeof RestaurantProfileEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readRestaurantProfileConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(RestaurantProfileEnvironmentSchema, environment);
}
