import * as z from 'zod/mini';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const ImageEnhancerEnvironmentSchema = z.object({
  ...meterVariables,
  ...moderationVariables,
  ENHANCEMENTS_TABLE_NAME: z.string().check(z.minLength(1)),
  IMAGES_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  TRANSFERS_BUCKET_NAME: z.string().check(z.minLength(1)),
  /** Where the photos are read. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'image-enhancer'),
});

/** What the image enhancer finds in its environment. */
export type ImageEnhancerEnvironment = z.input<typeof ImageEnhancerEnvironmentSchema>;
export type ImageEnhancerConfig = z.output<typeof ImageEnhancerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readImageEnhancerConfig(
  environment: Record<string, string | undefined>,
): ImageEnhancerConfig {
  return readEnvironment(ImageEnhancerEnvironmentSchema, environment);
}
