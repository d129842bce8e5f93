import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, AttributeValue as StreamValue } from 'aws-lambda';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { rebuildDay } from '#functions/metrics/rebuild-figures.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { EventWrite, StreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import { createEventsRepository } from '#functions/platform/events/events-repository.ts';
import type { StreamHandler } from '#functions/platform/stream-handler.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import { tableName } from './emulators.ts';

type Settings = {
  projector: StreamHandler;
  client: DynamoDBDocumentClient;
  /** The journal of pending events: one file per event. */
  folder: string;
  /** Throws if the disk is full. */
  writeFile?: (file: string, text: string) => void;
};

/** The ending of a file that is being written. */
const PARTIAL = '.partial';

type Place = { shardId: string; sequence: number };
/** A write whose event may not be projected yet. `place`: its position in the stream, once it took place. */
type Journaled = { write: EventWrite; place?: Place };

export type EventStream = {
  standIn: StreamStandIn;
  /** Projects the events that a crashed process left, if their writes took place. Call it before other writes. */
  catchUp: () => Promise<void>;
};

/**
 * Replaces DynamoDB Streams and Lambda for tables with a stream: passes each write's event to the projector, one after
 * the other, before the write returns, so that the next read is correct. A write is journaled before it is sent,
 * confirmed once it took place, and removed once it is projected, so the process may die at any time. A write that
 * can't be journaled is rejected with `AppError('unavailable')`.
 */
export function createEventStream({
  projector,
  client,
  folder,
  writeFile = writeFileSync,
}: Settings): EventStream {
  mkdirSync(folder, { recursive: true });
  // Every start is a new shard, so that its sequence numbers can start over.
  const shardId = `local-${Date.now()}`;
  let sequence = 0;
  let writes = 0;
  let queue: Promise<void> = Promise.resolve();
  const stores = {
    events: createEventsRepository({ client, tableName: tableName('events') }),
    figures: createFiguresRepository({ client, tableName: tableName('figures') }),
  };

  return {
    standIn: async (write, send) => {
      if (definitionOf(write).stream !== true) return send();
      writes += 1;
      const name = eventIdOf(write).replaceAll(/[^\w-]/g, '_');
      // A separate file, because rejecting this write must not remove an earlier one with the same event.
      const file = path.join(folder, `${name}.${shardId}-${writes}.json`);
      note(file, write);
      const answer = await send();
      if (answer === undefined) rmSync(file, { force: true });
      else await handOver(file, confirm(file, write));
      return answer;
    },
    catchUp: async () => {
      const left = readdirSync(folder).flatMap((name) => read(path.join(folder, name)));
      // Confirmed events come first, in order of their sequence numbers.
      left.sort((one, other) => numberOf(one.journaled) - numberOf(other.journaled));
      for (const { file, journaled } of left) {
        const { write, place } = journaled;
        if (place !== undefined) await handOver(file, { write, place });
        else if (await tookPlace(client, write)) await handOver(file, confirm(file, write));
        else rmSync(file, { force: true });
      }
      // A failed event may be late, and metrics that counted a later one don't accept it, so the day is rebuilt.
      for (const day of new Set(left.map(({ journaled }) => dayOfWrite(journaled.write)))) {
        await rebuildDay(stores, day);
      }
    },
  };

  function note(file: string, write: EventWrite): void {
    try {
      save(file, { write });
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
  }

  /**
   * Journals that the write took place, whatever happens to its row later. If that fails, the earlier journal entry
   * stays, because the write can't be undone.
   */
  function confirm(file: string, write: EventWrite): Required<Journaled> {
    sequence += 1;
    const confirmed = { write, place: { shardId, sequence } };
    try {
      save(file, confirmed);
    } catch (error) {
      console.error(`The event in ${file} was not confirmed`, error);
    }
    return confirmed;
  }

  /** Writes the file atomically. */
  function save(file: string, { write, place }: Journaled): void {
    const attributes = { ...keyOf(write), event: write.attributes.event };
    const partial = `${file}${PARTIAL}`;
    try {
      writeFile(partial, JSON.stringify({ write: { ...write, attributes }, place }));
      renameSync(partial, file);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  }

  /**
   * One at a time, because sequence numbers must rise within a shard. A failed event stays in its file until the next
   * start.
   */
  function handOver(file: string, { write, place }: Required<Journaled>): Promise<void> {
    const turn = queue.then(async () => {
      const Records = [streamRecord(write, place.sequence)];
      const { batchItemFailures = [] } = await projector({ shardId: place.shardId, Records });
      if (batchItemFailures.length === 0) rmSync(file, { force: true });
    });
    queue = turn.catch((error: unknown) => console.error(`The event in ${file} was not projected`, error));
    return queue;
  }
}

/** Reads a journal file. Removes an unfinished one: its write was not sent, or has a complete file beside it. */
function read(file: string): { file: string; journaled: Journaled }[] {
  try {
    if (!file.endsWith(PARTIAL)) return [{ file, journaled: JSON.parse(readFileSync(file, 'utf8')) }];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  console.warn(`${file} was never finished, so it was removed.`);
  rmSync(file);
  return [];
}

function numberOf({ place }: Journaled): number {
  return place?.sequence ?? Number.MAX_SAFE_INTEGER;
}

function eventIdOf({ attributes }: EventWrite): string {
  return (attributes.event as { event_id: string }).event_id;
}

function dayOfWrite({ attributes }: EventWrite): string {
  return String((attributes.event as { at?: string }).at).slice(0, 10);
}

/** Whether the row has the event. The process may have died before the write. */
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
