import { createHmac } from 'node:crypto';
import type { CalledFunction } from '#functions/platform/aws/called-function.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import { SIGNATURE_HEADER } from '#shared/alerts/contract/alerts.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { StoredAlertSettings } from './alerts-store.ts';

/** A notice for people. `id` is the same for every attempt, so it arrives once. */
export type AlertNotice = {
  id: string;
  rule: string;
  kind: 'firing' | 'resolved' | 'test';
  subject: string;
  text: string;
};

export type SendDependencies = {
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  /** The function that calls addresses on the public web. */
  callWeb: CalledFunction;
  encryptor: Pick<Encryptor, 'decrypt'>;
};

/** `blocked`: the address isn’t public. `none`: there is no webhook. */
export type WebhookOutcome = 'delivered' | 'failed' | 'blocked' | 'none';

/** Alerts have no account: the address is in the message. */
const RECEIVER = 'platform-alerts';
/** The encryption context of the webhook’s secret. */
export const SECRET_OWNER = 'platform-alerts';

/** Queues an email to each address, and calls the webhook with a signed body. */
export async function sendAlert(
  { emails, callWeb, encryptor }: SendDependencies,
  settings: StoredAlertSettings,
  notice: AlertNotice,
): Promise<{ webhook: WebhookOutcome }> {
  for (const to of settings.emails) {
    await emails.send({
      kind: 'notice',
      user_id: RECEIVER,
      request_id: `alert#${notice.id}#${to}`,
      notice: { by: 'monitor', subject: notice.subject, paragraphs: [notice.text], path: '/admin/jobs', to },
    });
  }
  const { webhook_url: url, webhook_secret: encrypted } = settings;
  if (url === null || encrypted === null) return { webhook: 'none' };
  const secret = await encryptor.decrypt(encrypted, SECRET_OWNER);
  const { id, rule, kind, subject, text } = notice;
  const body = JSON.stringify({ id, rule, kind, subject, text });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const answer = (await callWeb({
    url,
    post: { body, headers: { [SIGNATURE_HEADER]: signature } },
  })) as { outcome: Exclude<WebhookOutcome, 'none'> };
  return { webhook: answer.outcome };
}
