import { lazy } from '../lazy.ts';
import type { MessageQueue } from './message-queue.ts';

/** A queue whose client is loaded with the first message, so that start-up does not pay for it. */
export function openDeferredQueue<Message>(queueUrl: string): MessageQueue<Message> {
  const queue = lazy(() => open<Message>(queueUrl));
  return { send: async (message, delaySeconds) => (await queue()).send(message, delaySeconds) };
}

async function open<Message>(queueUrl: string): Promise<MessageQueue<Message>> {
  const { createSqsClient, openQueue } = await import('./message-queue.ts');
  return openQueue({ client: createSqsClient(), queueUrl });
}
