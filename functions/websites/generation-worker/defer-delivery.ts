import { ChangeMessageVisibilityCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Delivery } from '#functions/platform/queue-handler.ts';

/** Creates the function that hides a delivery of this queue for the given seconds. */
export function createDeferDelivery(settings: { client: SQSClient; queueUrl: string }) {
  return async (delivery: Delivery, seconds: number): Promise<void> => {
    const command = new ChangeMessageVisibilityCommand({
      QueueUrl: settings.queueUrl,
      ReceiptHandle: delivery.receiptHandle,
      VisibilityTimeout: seconds,
    });
    await settings.client.send(command);
  };
}
