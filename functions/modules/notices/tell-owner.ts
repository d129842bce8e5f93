import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Log } from '#functions/platform/log.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

/** Emails an owner what was done. It is done by then: a queue that does not take the message fails no call. */
export async function tellOwner(
  { emails, log }: { emails: Pick<MessageQueue<EmailMessage>, 'send'>; log: Pick<Log, 'warning'> },
  message: EmailMessage,
): Promise<void> {
  try {
    await emails.send(message);
  } catch (error) {
    const { user_id, request_id } = message;
    log.warning('an email to an owner was not queued', { user_id, request_id, error });
  }
}
