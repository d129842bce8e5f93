import { AppError } from '#functions/platform/app-error.ts';
import type { Mail, Mailer } from './mailer.ts';

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' });

/** The subject and both formats of an email, for either API of SES. */
export function sesMessage({ subject, text, html }: Mail) {
  return { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } };
}

/** The sender with this email's name. Non-ASCII text becomes encoded words of at most 75 characters (RFC 2047). */
export function senderOf({ senderName }: Mail, sender: string): string {
  const address = /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
  if (/^[\w .,'&!-]+$/.test(senderName)) return `"${senderName}" <${address}>`;
  const words = (senderName.match(/.{1,10}/gsu) ?? []).map(
    (part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`,
  );
  return `${words.join(' ')} <${address}>`;
}

/** Sends through SES. Failures after the client's retries can be tried again. */
export function sesMailer(send: (mail: Mail) => Promise<unknown>): Mailer {
  return {
    send: async (mail) => {
      try {
        await send(mail);
      } catch (cause) {
        throw new AppError('unavailable', { cause });
      }
    },
  };
}
