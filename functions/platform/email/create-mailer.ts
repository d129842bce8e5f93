import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { lazy } from '../lazy.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

/** How e-mail leaves: into local mode's outbox, or through Amazon SES. Spread into a function's environment schema. */
export const mailerVariables = {
  EMAIL_PROVIDER: z.enum(['outbox', 'ses']),
  EMAIL_SENDER: z.string().check(z.minLength(3)),
  OUTBOX_DIRECTORY: z.optional(z.string().check(z.minLength(1))),
};
type MailerConfig = {
  EMAIL_PROVIDER: 'outbox' | 'ses';
  EMAIL_SENDER: string;
  OUTBOX_DIRECTORY?: string | undefined;
};

/** The mailer that the environment names. Throws when the outbox has no directory. */
export function createMailer(config: MailerConfig, clock: Clock): Mailer {
  if (config.EMAIL_PROVIDER === 'ses') return createLazySesMailer(config.EMAIL_SENDER);
  const { OUTBOX_DIRECTORY: outboxDirectory } = config;
  if (outboxDirectory === undefined)
    throw new Error('The environment is incomplete. OUTBOX_DIRECTORY: required');
  return createOutboxMailer({ outboxDirectory, clock });
}

/** The SES client is loaded with the first e-mail, so that local mode never loads it. */
function createLazySesMailer(sender: string): Mailer {
  const mailer = lazy(async () => (await import('./ses-mailer.ts')).createSesMailer({ sender }));
  return { send: async (mail) => (await mailer()).send(mail) };
}
