import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import type { Mailer } from './mailer.ts';
import { senderOf, sesMailer, sesMessage } from './ses-message.ts';

/** Amazon SES with its first API, the only one that some emulators support. `sender`: as for the current API. */
export function createSesV1Mailer(settings: { sender: string; client?: SESClient }): Mailer {
  const client = settings.client ?? new SESClient(CLIENT_DEFAULTS);
  return sesMailer((mail) =>
    client.send(
      new SendEmailCommand({
        Source: senderOf(mail, settings.sender),
        Destination: { ToAddresses: [mail.to] },
        Message: sesMessage(mail),
      }),
    ),
  );
}
