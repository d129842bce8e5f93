import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Log } from '#functions/platform/log.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

/** Emails an owner what was done. It is done by then: a queue that doesn’t take the message fails no call. Returns whether it was queued. */
export async function tellOwner(
  { emails, log }: { emails: Pick<MessageQueue<EmailMessage>, 'send'>; log: Pick<Log, 'warning'> },
  message: EmailMessage,
): Promise<boolean> {
  try {
    await emails.send(message);
    return true;
  } catch (error) {
    const { user_id, request_id } = message;
    log.warning('an email to an owner was not queued', { user_id, request_id, error });
    return false;
  }
}
