import * as z from 'zod/mini';
import { adAccountVariables } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { adsVariables } from '#functions/platform/ads/create-ad-provider.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const name = z.string().check(z.minLength(1));

const WithdrawalWorkerEnvironmentSchema = z.object({
  WEBSITES_TABLE_NAME: name,
  CAMPAIGNS_TABLE_NAME: name,
  SENDS_TABLE_NAME: name,
  PLAN_USAGE_TABLE_NAME: name,
  IMAGES_TABLE_NAME: name,
  ENHANCEMENTS_TABLE_NAME: name,
  CONTENT_PLANS_TABLE_NAME: name,
  SITES_BUCKET_NAME: name,
  SITE_VERSIONS_BUCKET_NAME: name,
  EMAILS_QUEUE_URL: z.url(),
  /** Where guests read published sites. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...moderationVariables,
  ...receiptVariables,
  ...adsVariables,
  ...adAccountVariables,
  SERVICE_NAME: z._default(z.string(), 'withdrawal-worker'),
});

/** What the worker that withdraws rejected content finds in its environment. */
export type WithdrawalWorkerEnvironment = z.input<typeof WithdrawalWorkerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readWithdrawalWorkerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(WithdrawalWorkerEnvironmentSchema, environment);
}
