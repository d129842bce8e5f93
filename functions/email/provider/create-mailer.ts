import type { Clock } from '#functions/platform/clock.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

/** Sends email to local mode's outbox, or through Amazon SES (with either of its APIs). */
type MailerConfig = {
  EMAIL_PROVIDER: 'outbox' | 'ses' | 'ses-v1';
  EMAIL_SENDER: string;
  EMAIL_CONFIGURATION_SET?: string | undefined;
  OUTBOX_DIRECTORY?: string | undefined;
};

/** Creates the mailer that the environment names. Throws if the outbox has no directory. */
export function createMailer(config: MailerConfig, clock: Clock): Mailer {
  const { EMAIL_PROVIDER: provider, EMAIL_SENDER: sender, OUTBOX_DIRECTORY: outboxDirectory } = config;
  if (provider !== 'outbox') return createDeferredSesMailer(provider, sender, config.EMAIL_CONFIGURATION_SET);
  if (outboxDirectory === undefined)
    throw new Error('The environment is incomplete. OUTBOX_DIRECTORY: required');
  return createOutboxMailer({ outboxDirectory, clock });
}

/** Loads the SES client with the first email, so that local mode never loads it. */
function createDeferredSesMailer(
  provider: 'ses' | 'ses-v1',
  sender: string,
  configurationSet: string | undefined,
): Mailer {
  const mailer = lazy(async () =>
    provider === 'ses'
      ? (await import('./ses-mailer.ts')).createSesMailer({ sender, configurationSet })
      : (await import('./ses-v1-mailer.ts')).createSesV1Mailer({ sender }),
  );
  return { send: async (mail) => (await mailer()).send(mail) };
}
