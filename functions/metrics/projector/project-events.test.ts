import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildDay } from '#functions/metrics/rebuild-figures.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createStreamHandler, type StreamBatch } from '#functions/platform/stream-handler.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { type Counts, figuresOf } from '#shared/metrics/event-figures.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createProjectEvents } from './project-events.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const clock = aClock('2026-01-01T12:00:00.000Z');

/** Each test uses its own day. */
let days = 0;

function setup(interference?: Interference) {
  days += 1;
  const day = new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10);
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const stores = openRepositories();
  const log = aLog();
  const handler = createStreamHandler({
    read: parseBusinessEvent,
    work: createProjectEvents({ ...openRepositories(client), clock }),
    log,
  });

  /** The day's counts of the whole platform and of the test's restaurants. */
  async function counted(): Promise<Record<string, Counts>> {
    const range = { from: day, to: day };
    const scopes = [
      'platform',
      `restaurant#a-${day}`,
      `restaurant#b-${day}`,
      'feature#website_builder',
    ] as const;
    const entries = scopes.map(async (scope) => [scope, await stores.figures.total(scope, range)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  const event = (number: number, restaurant = 'a'): BusinessEvent => ({
    event_id: `site_generated/${restaurant}/${number}`,
    kind: 'site_generated',
    at: `${day}T12:00:${String(number % 60).padStart(2, '0')}.000Z`,
    restaurant_id: `${restaurant}-${day}`,
    data: { website_id: `site ${number}`, seconds: number },
  });

  /** The counts of these events, each counted once. */
  function expected(events: readonly BusinessEvent[]): Record<string, Counts> {
    const figures: Record<string, Record<string, number>> = {
      platform: {},
      [`restaurant#a-${day}`]: {},
      [`restaurant#b-${day}`]: {},
      'feature#website_builder': {},
    };
    for (const { scopes, counts } of events.map(figuresOf)) {
      for (const scope of scopes) {
        const row = figures[scope] ?? {};
        for (const [name, amount] of Object.entries(counts)) row[name] = (row[name] ?? 0) + amount;
      }
    }
    return figures;
  }

  return { day, stores, handler, log, counted, event, expected };
}

type Seen = { event: unknown; sequence: number };

function aBatch(seen: readonly Seen[], shardId = 'shard-1', table = 'Restaurants'): StreamBatch {
  return {
    shardId,
    Records: seen.map(({ event, sequence }) => ({
      eventName: 'MODIFY',
      eventSourceARN: `arn:aws:dynamodb:eu-west-1:111122223333:table/${table}/stream/2026`,
      dynamodb: {
        Keys: marshall({ restaurant_id: 'a' }) as never,
        NewImage: marshall({ restaurant_id: 'a', ...(event === undefined ? {} : { event }) }) as never,
        SequenceNumber: String(sequence),
      },
    })),
  };
}

const seenInOrder = (events: readonly BusinessEvent[], from = 1): Seen[] =>
  events.map((event, at) => ({ event, sequence: from + at }));

test('events are recorded and counted for the platform, the restaurant, and the feature', async () => {
  const { day, stores, handler, counted, event, expected } = setup();
  const events = [event(1), event(2), event(3, 'b')];
  expect(await handler(aBatch(seenInOrder(events)))).toEqual({ batchItemFailures: [] });
  expect(await counted()).toEqual(expected(events));
  expect((await counted()).platform).toEqual({ count_site_generated: 3, sum_site_generated_seconds: 6 });
  const recorded = await stores.events.listDayEventually(day);
  expect(recorded.map((each) => each.event)).toEqual(expect.arrayContaining(events));
});

test('records without an event change nothing', async () => {
  const { handler, counted, expected } = setup();
  const deleted = { Records: [{ eventName: 'REMOVE' as const, dynamodb: { SequenceNumber: '1' } }] };
  expect(await handler(deleted)).toEqual({ batchItemFailures: [] });
  expect(await handler(aBatch([{ event: undefined, sequence: 2 }]))).toEqual({ batchItemFailures: [] });
  expect(await counted()).toEqual(expected([]));
});

test('repeated records, in other batches or later, count once', async () => {
  const { handler, counted, event, expected } = setup();
  const events = Array.from({ length: 12 }, (_, number) => event(number + 1, number % 3 === 0 ? 'b' : 'a'));
  const seen = seenInOrder(events, 98);
  await handler(aBatch(seen.slice(0, 5)));
  await handler(aBatch(seen.slice(3, 9)));
  await handler(aBatch(seen));
  await handler(aBatch(seen.slice(0, 4)));
  await handler(aBatch(seen.slice(8)));
  expect(await counted()).toEqual(expected(events));
});

test('each shard of each table is counted separately, in any order', async () => {
  const { handler, counted, event, expected } = setup();
  const events = [event(1), event(2), event(3), event(4)] as const;
  await handler(aBatch([{ event: events[0], sequence: 900 }], 'shard-2'));
  await handler(aBatch([{ event: events[1], sequence: 5 }], 'shard-1'));
  await handler(aBatch([{ event: events[2], sequence: 3 }], 'shard-2', 'Websites'));
  await handler(aBatch([{ event: events[3], sequence: 901 }], 'shard-2'));
  await handler(aBatch([{ event: events[1], sequence: 5 }], 'shard-1'));
  expect(await counted()).toEqual(expected(events));
});

test('late records of a shard count once, within a batch and after it', async () => {
  const { day, stores, handler, counted, event, expected } = setup();
  const events = Array.from({ length: 9 }, (_, number) => event(number + 1, number % 2 === 0 ? 'a' : 'b'));
  const seen = seenInOrder(events, 8);
  const batches = [[4, 3, 5], [1], [0, 2], [8], [7, 6]].map((batch) => batch.flatMap((at) => seen[at] ?? []));
  for (const batch of batches) await handler(aBatch(batch));
  for (const batch of batches.toReversed()) await handler(aBatch(batch));
  await handler(aBatch(seen));
  expect(await counted()).toEqual(expected(events));
  expect(await rebuildDay(stores, day)).toMatchObject({ events: 9, changed: 0, busy: 0 });
});

test('an event repeated by later changes of its row counts once', async () => {
  const { handler, counted, event, expected } = setup();
  const events = [event(1), event(2)] as const;
  await handler(aBatch([{ event: events[0], sequence: 1 }]));
  await handler(
    aBatch([
      { event: events[0], sequence: 2 },
      { event: events[1], sequence: 3 },
      { event: events[1], sequence: 4 },
    ]),
  );
  await handler(aBatch([{ event: events[1], sequence: 1 }], 'shard-child'));
  expect(await counted()).toEqual(expected(events));
});

test('an unreadable record is reported and blocks nothing before it', async () => {
  const { handler, counted, log, event, expected } = setup();
  const events = [event(1), event(2)] as const;
  const poison = { event: { ...events[0], event_id: 'x', data: { website_id: 7 } }, sequence: 2 };
  const batch = aBatch([{ event: events[0], sequence: 1 }, poison, { event: events[1], sequence: 3 }]);
  expect(await handler(batch)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(await counted()).toEqual(expected([events[0]]));
  expect(log.warnings).toHaveLength(1);
  // Lambda has moved the record to the failure queue and continues.
  await handler(aBatch([{ event: events[1], sequence: 3 }]));
  expect(await counted()).toEqual(expected(events));
});

test('a projector that dies right after any store call counts every event exactly once', async () => {
  for (let call = 1, isOver = false; !isOver; call += 1) {
    const process = aMortalProcess();
    const { day, stores, handler, counted, event, expected } = setup(process.interference);
    const events = Array.from({ length: 6 }, (_, number) => event(number + 1, number % 2 === 0 ? 'a' : 'b'));
    const seen = seenInOrder(events);
    isOver = !(await process.diesAfter(call, () => handler(aBatch(seen.slice(0, 4)))));
    // Lambda splits a failed batch.
    await handler(aBatch(seen.slice(0, 2)));
    await handler(aBatch(seen.slice(2)));
    expect(await counted()).toEqual(expected(events));
    const rebuilt = await rebuildDay(stores, day);
    expect(rebuilt).toMatchObject({ events: 6, changed: 0, busy: 0 });
  }
});

/** The SDK's names of document commands. */
const WRITES: ReadonlySet<string> = new Set(['PutItemCommand', 'UpdateItemCommand']);

test('a hundred events of twenty restaurants take at most one and a half writes each', async () => {
  let writes = 0;
  const { handler, event } = setup(async (call, proceed) => {
    if (WRITES.has(call.name)) writes += 1;
    await proceed();
  });
  const events = Array.from({ length: 100 }, (_, number) => event(number, String(number % 20)));
  await handler(aBatch(seenInOrder(events)));
  expect(writes).toBeGreaterThanOrEqual(events.length);
  expect(writes / events.length).toBeLessThanOrEqual(1.5);
});

test('a rebuild repairs wrong or missing metrics, which continue from there', async () => {
  const { day, stores, handler, counted, event, expected } = setup();
  const events = [event(1), event(2), event(3, 'b')];
  await handler(aBatch(seenInOrder(events)));
  const key = { scope: 'platform', day, shard: 'Restaurants/shard-1' } as const;
  const seen = await stores.figures.find(key);
  await stores.figures.replace(
    key,
    { lastSequence: seen?.lastSequence ?? '', counts: { count_site_generated: 50 } },
    seen,
  );
  expect(await counted()).not.toEqual(expected(events));
  expect(await rebuildDay(stores, day)).toMatchObject({ events: 3, changed: 1, busy: 0 });
  expect(await counted()).toEqual(expected(events));
  const later = [event(4)];
  await handler(aBatch(seenInOrder(later, 4)));
  await handler(aBatch(seenInOrder(events)));
  expect(await counted()).toEqual(expected([...events, ...later]));
});

test('an event recorded but not counted is counted by a rebuild', async () => {
  const { day, stores, handler, counted, event, expected } = setup();
  const add = () => Promise.reject(new Error('The table doesn’t answer.'));
  const project = createProjectEvents({ ...stores, figures: { ...stores.figures, add }, clock });
  const failing = createStreamHandler({ read: parseBusinessEvent, work: project, log: aLog() });
  const events = [event(1), event(2)] as const;
  await expect(failing(aBatch([{ event: events[0], sequence: 1 }]))).rejects.toThrow('answer');
  // Lambda has moved the record to the failure queue and continues.
  await handler(aBatch([{ event: events[1], sequence: 2 }]));
  await handler(aBatch([{ event: events[0], sequence: 3 }]));
  expect(await rebuildDay(stores, day)).toMatchObject({ events: 2, busy: 0 });
  expect(await counted()).toEqual(expected(events));
});

test('a row counted during its rebuild is left unchanged', async () => {
  const { day, stores, handler, counted, event, expected } = setup();
  const events = [event(1), event(2)] as const;
  await handler(aBatch([{ event: events[0], sequence: 1 }]));
  const meanwhile = {
    ...stores.figures,
    find: async (key: Parameters<typeof stores.figures.find>[0]) => {
      await handler(aBatch([{ event: events[1], sequence: 2 }]));
      return stores.figures.find(key);
    },
  };
  expect(await rebuildDay({ ...stores, figures: meanwhile }, day)).toMatchObject({ changed: 0, busy: 3 });
  expect(await counted()).toEqual(expected(events));
});
