import * as z from 'zod/mini';
import { adAccountVariables } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { adConnectorVariables } from '#functions/platform/ads/create-ad-connector.ts';
import { adsVariables } from '#functions/platform/ads/create-ad-provider.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const AdAccountEnvironmentSchema = z.object({
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  ADS_PROVIDER: adsVariables.ADS_PROVIDER,
  WEB_ORIGIN: z.string().check(z.minLength(1)),
  ...adAccountVariables,
  ...adConnectorVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'ad-account'),
});

/** What the function of ad accounts finds in its environment. */
export type AdAccountEnvironment = z.input<typeof AdAccountEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readAdAccountConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(AdAccountEnvironmentSchema, environment);
}
