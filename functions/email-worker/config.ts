import * as z from 'zod/mini';
import { rulesVariables } from '#functions/modules/platform-settings/platform-rules.ts';
import { mailerVariables } from '#functions/platform/email/create-mailer.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const EmailWorkerEnvironmentSchema = z.object({
  MODERATION_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  FAILED_MAILS_TABLE_NAME: z.string().check(z.minLength(1)),
  EMAIL_TOKENS_TABLE_NAME: z.string().check(z.minLength(1)),
  /** Without a trailing slash. */
  WEB_ORIGIN: z.url(),
  ...rulesVariables,
  ...mailerVariables,
  SERVICE_NAME: z._default(z.string(), 'email-worker'),
});

/** What the e-mail worker finds in its environment. */
export type EmailWorkerEnvironment = z.input<typeof EmailWorkerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readEmailWorkerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(EmailWorkerEnvironmentSchema, environment);
}
