import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { placesVariables } from '#functions/platform/places/open-places.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const name = z.string().check(z.minLength(1));

const AiAnalysisEnvironmentSchema = z.object({
  USERS_TABLE_NAME: name,
  PROFILES_TABLE_NAME: name,
  WEBSITES_TABLE_NAME: name,
  /** Pages there are made here, by the restaurant's own words and its profile's. */
  SITES_ORIGIN: name,
  GRADES_TABLE_NAME: name,
  MENU_SALES_TABLE_NAME: name,
  RATE_LIMITS_TABLE_NAME: name,
  /** Where grades lie with what they are made of. */
  SITE_VERSIONS_BUCKET_NAME: name,
  /** Reads strangers' pages, and has no rights to data. */
  PAGE_FETCH_FUNCTION_NAME: name,
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...meterVariables,
  ...moderationVariables,
  ...modelVariables,
  ...placesVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'ai-analysis'),
});

/** What the function of analyses finds in its environment. */
export type AiAnalysisEnvironment = z.input<typeof AiAnalysisEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readAiAnalysisConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(AiAnalysisEnvironmentSchema, environment);
}
