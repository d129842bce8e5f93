import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import type { Mailer } from './mailer.ts';
import { senderOf, sesMailer, sesMessage } from './ses-message.ts';

/** Amazon SES. `sender` is an address of a verified identity, `Name <address>` or bare. */
export function createSesMailer(settings: { sender: string; client?: SESv2Client }): Mailer {
  const client = settings.client ?? new SESv2Client(CLIENT_DEFAULTS);
  return sesMailer((mail) =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress: senderOf(mail, settings.sender),
        Destination: { ToAddresses: [mail.to] },
        Content: { Simple: sesMessage(mail) },
      }),
    ),
  );
}
