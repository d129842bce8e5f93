import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import type { Mail, Mailer } from './mailer.ts';
import { senderOf, sesMailer, sesMessage } from './ses-message.ts';

/** Amazon SES. `sender` is an address of a verified identity, `Name <address>` or bare. */
export function createSesMailer(settings: {
  sender: string;
  /** SES publishes bounces and spam reports of emails that use it. */
  configurationSet?: string | undefined;
  client?: SESv2Client;
}): Mailer {
  const client = settings.client ?? new SESv2Client(CLIENT_DEFAULTS);
  return sesMailer((mail) =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress: senderOf(mail, settings.sender),
        Destination: { ToAddresses: [mail.to] },
        Content: { Simple: { ...sesMessage(mail), Headers: headersOf(mail) } },
        ...(mail.marketing && {
          ConfigurationSetName: settings.configurationSet,
          EmailTags: [{ Name: 'bulk_email', Value: mail.marketing.bulkEmailId }],
        }),
      }),
    ),
  );
}

/** Lets mail programs show a button that opts out of marketing emails with one click (RFC 8058). */
function headersOf({ marketing }: Mail) {
  return (
    marketing && [
      { Name: 'List-Unsubscribe', Value: `<${marketing.oneClickUrl}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ]
  );
}
