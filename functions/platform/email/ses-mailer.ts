import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from '../aws/client-defaults.ts';
import type { Mailer } from './mailer.ts';

/** Amazon SES. `sender` is an address of a verified identity, `Name <address>` or bare. */
export function createSesMailer(settings: { sender: string; client?: SESv2Client }): Mailer {
  const client = settings.client ?? new SESv2Client(CLIENT_DEFAULTS);
  return {
    send: async (mail) => {
      const command = new SendEmailCommand({
        FromEmailAddress: settings.sender,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: { Data: mail.subject, Charset: 'UTF-8' },
            Body: {
              Text: { Data: mail.text, Charset: 'UTF-8' },
              Html: { Data: mail.html, Charset: 'UTF-8' },
            },
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
