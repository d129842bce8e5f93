import * as z from 'zod/mini';
import { adAccountVariables } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { adsVariables } from '#functions/platform/ads/create-ad-provider.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const AdResultsEnvironmentSchema = z.object({
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  /** Where guests read published pages. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  PUBLISH_NEEDS_VERIFIED_EMAIL: z._default(z.stringbool(), false),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...adsVariables,
  ...adAccountVariables,
  SERVICE_NAME: z._default(z.string(), 'ad-results'),
});

/** What the schedule of ads finds in its environment. */
export type AdResultsEnvironment = z.input<typeof AdResultsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readAdResultsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(AdResultsEnvironmentSchema, environment);
}
