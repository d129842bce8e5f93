import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from '../aws/client-defaults.ts';
import type { Mailer } from './mailer.ts';

/** Amazon SES in its first API, the only one that some emulators have. `sender` as for the current one. */
export function createSesV1Mailer(settings: { sender: string; client?: SESClient }): Mailer {
  const client = settings.client ?? new SESClient(CLIENT_DEFAULTS);
  return {
    send: async (mail) => {
      const command = new SendEmailCommand({
        Source: settings.sender,
        Destination: { ToAddresses: [mail.to] },
        Message: {
          Subject: { Data: mail.subject, Charset: 'UTF-8' },
          Body: {
            Text: { Data: mail.text, Charset: 'UTF-8' },
            Html: { Data: mail.html, Charset: 'UTF-8' },
          },
        },
      });
      try {
        await client.send(command);
      } catch (cause) {
        throw new AppError('unavailable', { cause });
      }
    },
  };
}
