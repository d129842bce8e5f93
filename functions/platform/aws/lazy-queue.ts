import type { MessageQueue } from './message-queue.ts';

/** A queue whose client is loaded with the first message, so that start-up does not pay for it. */
export function openQueueLazily<Message>(queueUrl: string): MessageQueue<Message> {
  let opening: Promise<MessageQueue<Message>> | undefined;
  return {
    send: async (message) => {
      opening ??= open(queueUrl);
      const queue = await opening;
      await queue.send(message);
    },
  };
}

async function open<Message>(queueUrl: string): Promise<MessageQueue<Message>> {
  const { createSqsClient, openQueue } = await import('./message-queue.ts');
  return openQueue({ client: createSqsClient(), queueUrl });
}
