import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandOutput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { conditionInput, type Expression } from './expression.ts';
import { reach } from './reach-dynamo.ts';

const READ_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 25;

/** `sortKey` of the table. Absent if each partition is one item. */
export type PartitionSettings = {
  client: DynamoDBDocumentClient;
  tableName: string;
  partitionKey: string;
  sortKey: string | undefined;
};

/** Opens all items of a table with one partition key, whatever their type. */
export function openPartition(
  { client, tableName: TableName, partitionKey, sortKey }: PartitionSettings,
  value: string,
) {
  const remove = (Key: Record<string, string>) => reach(client.send(new DeleteCommand({ TableName, Key })));
  /** Reads up to `READ_AT_ONCE` sort keys after a given one. */
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
  /** Writes 25 items in parallel. */
  const forEach = async (sorts: string[], write: (Key: Record<string, string>) => Promise<unknown>) => {
    for (let from = 0; from < sorts.length; from += WRITTEN_AT_ONCE) {
      const chunk = sorts.slice(from, from + WRITTEN_AT_ONCE);
      await Promise.all(chunk.map((sort) => write({ [partitionKey]: value, [sortKey ?? '']: sort })));
    }
  };
  return {
    /** Yields all items in order, page by page. */
    pages: async function* (): AsyncGenerator<Record<string, unknown>[]> {
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const answer: QueryCommandOutput = await reach(
          client.send(
            new QueryCommand({
              TableName,
              KeyConditionExpression: '#partition = :value',
              ExpressionAttributeNames: { '#partition': partitionKey },
              ExpressionAttributeValues: { ':value': value },
              ExclusiveStartKey,
              ConsistentRead: true,
              Limit: READ_AT_ONCE,
            }),
          ),
        );
        yield answer.Items ?? [];
        ExclusiveStartKey = answer.LastEvaluatedKey;
      } while (ExclusiveStartKey !== undefined);
    },
    /** Returns the sort keys of all items in order. */
    sortKeys: async (): Promise<string[]> => {
      const keys: string[] = [];
      if (sortKey === undefined) return keys;
      for (;;) {
        const page = await read(sortKey, keys.at(-1));
        if (page.length === 0) return keys;
        keys.push(...page);
      }
    },
    /** Deletes all items. Repeating it is safe. */
    deleteAll: async (): Promise<void> => {
      if (sortKey === undefined) {
        await remove({ [partitionKey]: value });
        return;
      }
      for (;;) {
        const keys = await read(sortKey);
        if (keys.length === 0) return;
        await forEach(keys, remove);
      }
    },
    /** Changes all items that satisfy the condition. Repeating it is safe if the change is. */
    updateAll: async (change: Expression, condition: Expression): Promise<void> => {
      const update = (Key: Record<string, string>) =>
        client.send(
          new UpdateCommand({
            TableName,
            Key,
            UpdateExpression: change.expression,
            ...conditionInput(condition, change),
          }),
        );
      const updateUnlessRefused = (Key: Record<string, string>) =>
        reach(
          update(Key).catch((error: unknown) => {
            if (!(error instanceof ConditionalCheckFailedException)) throw error;
          }),
        );
      if (sortKey === undefined) throw new Error(`${TableName} has no sort key.`);
      for (let keys = await read(sortKey); keys.length > 0; keys = await read(sortKey, keys.at(-1)))
        await forEach(keys, updateUnlessRefused);
    },
  };
}
