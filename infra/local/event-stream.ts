import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, AttributeValue as StreamValue } from 'aws-lambda';
import type { EventWrite, StreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import type { StreamHandler } from '#functions/platform/stream-handler.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import { tableName } from './emulators.ts';

type Settings = {
  projector: StreamHandler;
  client: DynamoDBDocumentClient;
  /** Keeps what is on its way: one file an event. */
  folder: string;
};

/** A write whose event may not have been projected yet. `place`: once it was seen, as a stream would number it. */
type Journaled = {
  write: EventWrite;
  place?: { shardId: string; sequence: number };
};

export type EventStream = {
  standIn: StreamStandIn;
  /** Hands over what a process that died left, if its write took place. Before anything else is written. */
  catchUp: () => Promise<void>;
};

/**
 * Does for tables with a stream what DynamoDB and Lambda do: hands the record of each write that carries an event
 * to the projector, one after the other, before the write returns. So the next read is right. A write is noted
 * before it is sent and forgotten once it is projected: a process may die anywhere in between.
 */
export function createEventStream({ projector, client, folder }: Settings): EventStream {
  mkdirSync(folder, { recursive: true });
  // Every start is a shard of its own, so that its numbers need not go on from those before.
  const shardId = `local-${Date.now()}`;
  let sequence = 0;
  let queue: Promise<void> = Promise.resolve();

  return {
    standIn: async (write, send) => {
      if (definitionOf(write).stream !== true) return send();
      const file = path.join(folder, `${eventIdOf(write).replaceAll(/[^\w-]/g, '_')}.json`);
      save(file, { write });
      const answer = await send();
      if (answer === undefined) rmSync(file, { force: true });
      else await handOver(file, { write });
      return answer;
    },
    catchUp: async () => {
      const left = readdirSync(folder).map((name) => {
        const file = path.join(folder, name);
        return { file, journaled: JSON.parse(readFileSync(file, 'utf8')) as Journaled };
      });
      // What was being counted already comes first, with the number that it was counted under.
      left.sort((one, other) => numberOf(one.journaled) - numberOf(other.journaled));
      for (const { file, journaled } of left) {
        if (await tookPlace(client, journaled.write)) await handOver(file, journaled);
        else rmSync(file, { force: true });
      }
    },
  };

  /** In turns: within a shard the numbers rise. What fails stays in its file until the next start. */
  function handOver(file: string, { write, place }: Journaled): Promise<void> {
    const turn = queue.then(async () => {
      sequence += 1;
      const seen = place ?? { shardId, sequence };
      save(file, { write, place: seen });
      const Records = [streamRecord(write, seen.sequence)];
      const { batchItemFailures = [] } = await projector({ shardId: seen.shardId, Records });
      if (batchItemFailures.length === 0) rmSync(file, { force: true });
    });
    queue = turn.catch((error: unknown) => console.error(`The event in ${file} was not projected`, error));
    return queue;
  }
}

function save(file: string, { write, place }: Journaled): void {
  const attributes = { ...keyOf(write), event: write.attributes.event };
  writeFileSync(file, JSON.stringify({ write: { ...write, attributes }, place }));
}

function numberOf({ place }: Journaled): number {
  return place?.sequence ?? Number.MAX_SAFE_INTEGER;
}

function eventIdOf({ attributes }: EventWrite): string {
  return (attributes.event as { event_id: string }).event_id;
}

/** Whether the row carries the event: the process may have died before the write. */
async function tookPlace(client: DynamoDBDocumentClient, write: EventWrite): Promise<boolean> {
  const command = new GetCommand({ TableName: write.tableName, Key: keyOf(write), ConsistentRead: true });
  const { Item } = await client.send(command);
  return (Item?.event as { event_id: string } | undefined)?.event_id === eventIdOf(write);
}

function keyOf(write: EventWrite): Record<string, unknown> {
  const { partitionKey, sortKey } = definitionOf(write);
  const names = sortKey === undefined ? [partitionKey] : [partitionKey, sortKey];
  return Object.fromEntries(names.map((key) => [key, write.attributes[key]]));
}

function definitionOf(write: EventWrite): TableDefinition {
  const table = (Object.keys(TABLES) as TableName[]).find((each) => tableName(each) === write.tableName);
  if (table === undefined) throw new Error(`There is no table ${write.tableName}.`);
  return TABLES[table];
}

function streamRecord(write: EventWrite, sequence: number): DynamoDBRecord {
  const image = { ...keyOf(write), event: write.attributes.event };
  return {
    eventName: 'MODIFY',
    eventSourceARN: `arn:aws:dynamodb:local:000000000000:table/${write.tableName}/stream/local`,
    dynamodb: {
      Keys: marshall(keyOf(write)) as Record<string, StreamValue>,
      NewImage: marshall(image, { removeUndefinedValues: true }) as Record<string, StreamValue>,
      SequenceNumber: String(sequence),
      StreamViewType: 'NEW_IMAGE',
    },
  };
}
