import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createReceiptsRepository, type ReceiptsRepository } from './receipts-repository.ts';

export type Receipts = Pick<ReceiptsRepository, 'record'>;

/** Receipts whose client is made with the first one, so that start-up does not pay for it. */
export function openReceipts(tableName: string): Receipts {
  let receipts: Receipts | undefined;
  return {
    record: (receipt) => {
      receipts ??= createReceiptsRepository({ client: createDynamoClient(), tableName });
      return receipts.record(receipt);
    },
  };
}
