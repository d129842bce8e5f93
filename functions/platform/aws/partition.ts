import { DeleteCommand, type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { reach } from './reach-dynamo.ts';

const READ_AT_ONCE = 500;
const DELETED_AT_ONCE = 25;

/** `sortKey`: of the table; absent where each partition is one item. */
export type PartitionSettings = {
  client: DynamoDBDocumentClient;
  tableName: string;
  partitionKey: string;
  sortKey: string | undefined;
};

/** All items of a table that have one partition key, whatever else they hold. */
export function openPartition(
  { client, tableName: TableName, partitionKey, sortKey }: PartitionSettings,
  value: string,
) {
  const remove = (Key: Record<string, string>) => reach(client.send(new DeleteCommand({ TableName, Key })));
  /** Up to `READ_AT_ONCE` sort keys after one of them. */
  const read = async (sort: string, after?: string): Promise<string[]> => {
    const answer = await reach(
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#partition = :value',
          ProjectionExpression: '#sort',
          ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sort },
          ExpressionAttributeValues: { ':value': value },
          ExclusiveStartKey: after === undefined ? undefined : { [partitionKey]: value, [sort]: after },
          ConsistentRead: true,
          Limit: READ_AT_ONCE,
        }),
      ),
    );
    return (answer.Items ?? []).map((item) => String(item[sort]));
  };
  return {
    /** Sort keys of all items, in their order. */
    sortKeys: async (): Promise<string[]> => {
      const keys: string[] = [];
      if (sortKey === undefined) return keys;
      for (;;) {
        const page = await read(sortKey, keys.at(-1));
        if (page.length === 0) return keys;
        keys.push(...page);
      }
    },
    /** Deletes every item. Repeating it is safe. */
    deleteAll: async (): Promise<void> => {
      if (sortKey === undefined) {
        await remove({ [partitionKey]: value });
        return;
      }
      for (;;) {
        const keys = await read(sortKey);
        if (keys.length === 0) return;
        for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
          const chunk = keys.slice(from, from + DELETED_AT_ONCE);
          await Promise.all(chunk.map((sort) => remove({ [partitionKey]: value, [sortKey]: sort })));
        }
      }
    },
  };
}
