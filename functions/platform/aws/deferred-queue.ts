import { lazy } from '../lazy.ts';
import type { MessageQueue } from './message-queue.ts';

/** Loads the client with the first message, so that it doesn't slow down the start. */
export function openDeferredQueue<Message>(queueUrl: string): MessageQueue<Message> {
  const queue = lazy(() => open<Message>(queueUrl));
  return { send: async (message, delaySeconds) => (await queue()).send(message, delaySeconds) };
}

async function open<Message>(queueUrl: string): Promise<MessageQueue<Message>> {
  const { createSqsClient, openQueue } = await import('./message-queue.ts');
  return openQueue({ client: createSqsClient(), queueUrl });
}
