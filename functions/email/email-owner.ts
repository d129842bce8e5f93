import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Log } from '#functions/platform/log.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

/**
 * Queues an email to an owner about a finished change. A failure of the queue isn't thrown. Returns whether it was
 * queued.
 */
export async function emailOwner(
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
