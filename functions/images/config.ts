import * as z from 'zod';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const ImagesEnvironmentSchema = z.object({
  IMAGES_TABLE_NAME: z.string().min(1),
  WEBSITES_TABLE_NAME: z.string().min(1),
  USERS_TABLE_NAME: z.string().min(1),
  SITES_BUCKET_NAME: z.string().min(1),
  TRANSFERS_BUCKET_NAME: z.string().min(1),
  /** Where guests read published sites and their pictures. */
  SITES_ORIGIN: z.url().regex(/[^/]$/, 'must not end in a slash'),
  /** Where browsers reach the bucket of transfers, when that is not where the function does. */
  UPLOADS_ORIGIN: z.url().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  ...tokenSecretVariables,
  SERVICE_NAME: z.string().default('images'),
});

/** What the images function finds in its environment. */
export type ImagesEnvironment = z.input<typeof ImagesEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readImagesConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(ImagesEnvironmentSchema, environment);
}
