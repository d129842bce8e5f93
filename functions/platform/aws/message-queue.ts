import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

/** Sends to one SQS queue. Failures throw `AppError('unavailable')` after limited retries. */
export type MessageQueue<Message> = {
  /** `delaySeconds`: at most 900. */
  send: (message: Message, delaySeconds?: number) => Promise<void>;
};

export function createSqsClient(): SQSClient {
  return new SQSClient(CLIENT_DEFAULTS);
}

/** Opens a queue for one type of message. */
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
