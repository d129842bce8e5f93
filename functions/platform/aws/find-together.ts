import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { reach } from './reach-dynamo.ts';

type Wanted = Record<string, { tableName: string; schema: z.ZodMiniType; key: Record<string, string> }>;

type Found<Tables extends Wanted> = { [Name in keyof Tables]: z.output<Tables[Name]['schema']> | undefined };

/** One item of each of several tables, parsed, by one consistent call. Undefined: there is none. */
export async function findTogether<const Tables extends Wanted>(
  client: DynamoDBDocumentClient,
  tables: Tables,
): Promise<Found<Tables>> {
  const items = new Map<string, unknown>();
  let RequestItems: BatchGetCommandInput['RequestItems'] = Object.fromEntries(
    Object.values(tables).map(({ tableName, key }) => [tableName, { Keys: [key], ConsistentRead: true }]),
  );
  while (RequestItems !== undefined && Object.keys(RequestItems).length > 0) {
    const answer: BatchGetCommandOutput = await reach(client.send(new BatchGetCommand({ RequestItems })));
    for (const [tableName, [item]] of Object.entries(answer.Responses ?? {})) {
      if (item !== undefined) items.set(tableName, item);
    }
    RequestItems = answer.UnprocessedKeys;
  }
  const found = Object.entries(tables).map(([name, { tableName, schema }]) => {
    const item = items.get(tableName);
    return [name, item === undefined ? undefined : schema.parse(item)];
  });
  return Object.fromEntries(found) as Found<Tables>;
}
