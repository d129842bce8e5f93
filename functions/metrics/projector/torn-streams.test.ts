import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildDay } from '#functions/metrics/rebuild-figures.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createStreamHandler, type StreamBatch } from '#functions/platform/stream-handler.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { addCounts, type FigureScope, figuresOf } from '#shared/metrics/event-figures.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createProjectEvents } from './project-events.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const EVENTS = 60;
const SHARDS = 3;
const BATCH = 7;
const POISON = 'poison';

/** Random numbers below a bound, the same for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * bound);
  };
}

type Roll = ReturnType<typeof dice>;
type Shown = { event: unknown; sequence: number };

/** Events with both kinds of money. */
function anEvent(day: string, number: number, roll: Roll): BusinessEvent {
  const about = {
    event_id: `event/${number}`,
    at: `${day}T10:00:${String(number % 60).padStart(2, '0')}.000Z`,
    restaurant_id: `${day}-${roll(4)}`,
  };
  if (roll(2) === 0) {
    const data = { campaign_id: 'c', campaign_type: 'ad' as const, amount_cents: roll(20_000) };
    return { ...about, kind: 'code_redeemed', data };
  }
  const feature = AI_FEATURES[roll(AI_FEATURES.length)] ?? 'menu_optimizer';
  const data = { feature, milliseconds: roll(9_000), cost_micros: roll(5_000), errors: roll(2) };
  return { ...about, kind: 'ai_used', data };
}

function aBatch(shown: readonly Shown[], shard: number): StreamBatch {
  return {
    shardId: `shard-${shard}`,
    Records: shown.map(({ event, sequence }) => ({
      eventName: 'MODIFY',
      eventSourceARN: 'arn:aws:dynamodb:eu-west-1:111122223333:table/AiUsage/stream/2026',
      dynamodb: {
        Keys: marshall({ restaurant_id: 'a' }) as never,
        NewImage: marshall({ restaurant_id: 'a', event }) as never,
        SequenceNumber: String(sequence),
      },
    })),
  };
}

/**
 * Delivers a batch like Lambda: again after a crash, and without a record that failed too often. The process may die
 * at any call of its tables.
 */
function aDelivery(roll: Roll) {
  const clock = aClock('2027-02-28T12:00:00.000Z');
  const process = aMortalProcess();
  const client = createDynamoClient();
  interfere({ dynamo: client }, process.interference);
  const work = createProjectEvents({ ...openRepositories(client), clock });
  const handler = createStreamHandler({ read: parseBusinessEvent, work, log: aLog() });
  return async (batch: StreamBatch) => {
    if (roll(3) === 0) {
      process.dieAfter(roll(31));
      await handler(batch).catch(() => undefined);
    }
    process.dieAfter(Number.POSITIVE_INFINITY);
    let rest = batch;
    for (let failed = await failedAt(rest); failed >= 0; failed = await failedAt(rest)) {
      rest = { ...rest, Records: rest.Records.slice(failed + 1) };
    }
  };

  async function failedAt(batch: StreamBatch): Promise<number> {
    const { batchItemFailures } = await handler(batch);
    const [failure] = batchItemFailures;
    return batch.Records.findIndex(
      ({ dynamodb }) => failure !== undefined && dynamodb?.SequenceNumber === failure.itemIdentifier,
    );
  }
}

function shuffled<Item>(items: readonly Item[], roll: Roll): Item[] {
  return items
    .map((item) => ({ item, at: roll(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
}

test.each([1, 2, 3, 4, 5, 6])(
  'repeated, shuffled, poisoned, and interrupted streams give exact metrics (%i)',
  async (seed) => {
    const roll = dice(seed);
    const day = `2027-02-0${seed}`;
    const events = Array.from({ length: EVENTS }, (_, number) => anEvent(day, number, roll));
    const stores = openRepositories();
    const deliver = aDelivery(roll);

    const shards = Array.from({ length: SHARDS }, (_, shard) => {
      const shown: Shown[] = events
        .filter((_, number) => number % SHARDS === shard)
        .flatMap((event) => (roll(9) === 0 ? [{ event: { kind: POISON } }, { event }] : [{ event }]))
        .map(({ event }, at) => ({ event, sequence: 95 + at }));
      return inBatches(shown).map((batch) => ({ batch, shard }));
    });
    for (const { batch, shard } of shuffled(shards.flat(), roll)) {
      await deliver(aBatch(shuffled(batch, roll), shard));
      if (roll(3) === 0) await deliver(aBatch(batch, shard));
    }
    // Later changes of a row show its event again.
    await deliver(
      aBatch(inBatches(events.map((event, at) => ({ event, sequence: 5_000 + at })))[0] ?? [], 0),
    );

    const expected = Map.groupBy(
      events.map(figuresOf).flatMap(({ scopes, counts }) => scopes.map((scope) => ({ scope, counts }))),
      ({ scope }) => scope,
    );
    const read = async (scope: FigureScope) => stores.figures.total(scope, { from: day, to: day });
    for (const [scope, all] of expected) {
      expect(await read(scope)).toEqual(addCounts(all.map(({ counts }) => counts)));
    }
    expect(await rebuildDay(stores, day)).toMatchObject({ events: EVENTS, changed: 0, busy: 0 });
  },
);
