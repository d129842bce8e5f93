import * as z from 'zod';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const WebsitesEnvironmentSchema = z.object({
  WEBSITES_TABLE_NAME: z.string().min(1),
  GENERATION_JOBS_TABLE_NAME: z.string().min(1),
  SLUGS_TABLE_NAME: z.string().min(1),
  RESTAURANTS_TABLE_NAME: z.string().min(1),
  IMAGES_TABLE_NAME: z.string().min(1),
  USERS_TABLE_NAME: z.string().min(1),
  SITES_BUCKET_NAME: z.string().min(1),
  SITE_VERSIONS_BUCKET_NAME: z.string().min(1),
  TRANSFERS_BUCKET_NAME: z.string().min(1),
  /** Where browsers reach the bucket of transfers, if not at S3 itself. */
  UPLOADS_ORIGIN: z.url().optional(),
  GENERATION_QUEUE_URL: z.url(),
  /** Where guests read published sites. */
  SITES_ORIGIN: z.url().regex(/[^/]$/, 'must not end in a slash'),
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  ...tokenSecretVariables,
  SERVICE_NAME: z.string().default('websites'),
});

/** What the websites function finds in its environment. */
export type WebsitesEnvironment = z.input<typeof WebsitesEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readWebsitesConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(WebsitesEnvironmentSchema, environment);
}
