import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { rulesVariables } from '#functions/modules/platform-settings/platform-rules.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';

const BusinessAssistantEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  SUBSCRIPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  INVOICES_TABLE_NAME: z.string().check(z.minLength(1)),
  AI_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  PLAN_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...rulesVariables,
  ...modelVariables,
  ...hourlyLimitVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'business-assistant'),
});

/** What the function of the administrators' assistant finds in its environment. */
export type BusinessAssistantEnvironment = z.input<typeof BusinessAssistantEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readBusinessAssistantConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(BusinessAssistantEnvironmentSchema, environment);
}
