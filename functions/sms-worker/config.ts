import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';
import { smsVariables } from '#functions/platform/sms/create-sms-provider.ts';

const SmsWorkerEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROMO_CODES_TABLE_NAME: z.string().check(z.minLength(1)),
  GUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDS_TABLE_NAME: z.string().check(z.minLength(1)),
  TEXTING_SETTINGS_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGN_LISTS_BUCKET_NAME: z.string().check(z.minLength(1)),
  SMS_QUEUE_URL: z.url(),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...smsVariables,
  SERVICE_NAME: z._default(z.string(), 'sms-worker'),
});

/** What the SMS worker finds in its environment. */
export type SmsWorkerEnvironment = z.input<typeof SmsWorkerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readSmsWorkerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(SmsWorkerEnvironmentSchema, environment);
}
