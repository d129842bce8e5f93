import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { OperatorError } from './operator-error.ts';

type Row = Record<string, unknown>;

/** Parallel writes. */
const AT_ONCE = 25;

/**
 * Writes rows of an export back to a table, each only if its key is unused, so newer rows stay, and a second run
 * changes nothing. `lines`: DynamoDB's export format "DYNAMODB_JSON", one `{"Item": {…}}` per line. Throws
 * `OperatorError` for a line in another format.
 */
export async function restoreRows(
  {
    client,
    tableName,
    partitionKey,
  }: { client: DynamoDBDocumentClient; tableName: string; partitionKey: string },
  lines: AsyncIterable<string>,
): Promise<{ restored: number; kept: number }> {
  const counts = { restored: 0, kept: 0 };
  const insertAll = async (items: readonly Row[]) => {
    const areNew = await Promise.all(items.map((item) => insert(client, { tableName, partitionKey, item })));
    for (const isNew of areNew) counts[isNew ? 'restored' : 'kept'] += 1;
  };
  let number = 0;
  let batch: Row[] = [];
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    batch.push(readLine(line, number));
    if (batch.length < AT_ONCE) continue;
    await insertAll(batch);
    batch = [];
  }
  await insertAll(batch);
  return counts;
}

function readLine(line: string, number: number): Row {
  try {
    const { Item } = JSON.parse(line) as { Item: Record<string, AttributeValue> };
    return unmarshall(Item);
  } catch {
    throw new OperatorError(
      `Line ${number} isn’t a row from an export. Use the files in the "data" folder of an export in DynamoDB JSON format.`,
    );
  }
}

async function insert(
  client: DynamoDBDocumentClient,
  { tableName, partitionKey, item }: { tableName: string; partitionKey: string; item: Row },
): Promise<boolean> {
  try {
    await client.send(
      new PutCommand({
        TableName: tableName,
        Item: item,
        ConditionExpression: 'attribute_not_exists(#key)',
        ExpressionAttributeNames: { '#key': partitionKey },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
