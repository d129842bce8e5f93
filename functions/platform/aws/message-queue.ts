import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

/** One SQS queue, to send to. Failures leave as `AppError('unavailable')` after bounded retries. */
export type MessageQueue<Message> = {
  /** `delaySeconds`: before it can be received, 900 at most. */
  send: (message: Message, delaySeconds?: number) => Promise<void>;
};

export function createSqsClient(): SQSClient {
  return new SQSClient(CLIENT_DEFAULTS);
}

/** Opens a queue for messages of one shape. */
export function openQueue<Message>(settings: { client: SQSClient; queueUrl: string }): MessageQueue<Message> {
  return {
    send: async (message, delaySeconds) => {
      const command = new SendMessageCommand({
        QueueUrl: settings.queueUrl,
        MessageBody: JSON.stringify(message),
        DelaySeconds: delaySeconds === 0 ? undefined : delaySeconds,
      });
      try {
        await settings.client.send(command);
      } catch (cause) {
        throw new AppError('unavailable', { cause });
      }
    },
  };
}
