import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';

const KEY = { scope: 'budget_reservations', record_id: 'model_calls' };
const RowSchema = z.object({
  scope: z.string(),
  record_id: z.string(),
  /** The sum of all minutes. */
  total_micros: z.int(),
  micros_by_minute: z.record(z.string(), z.int()),
  expires_at: z.int(),
});
type Row = z.infer<typeof RowSchema>;

/** After this time a call has ended, and its cost is in the cached costs of the month. */
const KEPT_MILLISECONDS = 5 * 60_000;
const ROW_KEPT_SECONDS = 86_400;

/** Replaces a reservation with the actual cost, in millionths of a dollar. */
export type Settle = (costMicros: number) => Promise<void>;

export type BudgetReservationsRepository = {
  /** Undefined if the reservation would exceed `roomMicros`. */
  reserve: (micros: number, room: { roomMicros: number; now: Date }) => Promise<Settle | undefined>;
};

/**
 * The reserved costs of running calls and the actual ones of recent calls, by the minute in which they began. A
 * crashed call counts until its minute is dropped. Each reservation is one conditional addition, so none waits for
 * another.
 */
export function createBudgetReservationsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): BudgetReservationsRepository {
  const table = openTable({ ...settings, schema: RowSchema });
  const add = (minute: string, { micros, most, now }: { micros: number; most: number; now: Date }) =>
    table.update(
      KEY,
      {
        expression:
          'SET total_micros = total_micros + :micros, micros_by_minute.#minute = if_not_exists(micros_by_minute.#minute, :none) + :micros, expires_at = :end',
        names: { '#minute': minute },
        values: { ':micros': micros, ':none': 0, ':end': epochSeconds(now) + ROW_KEPT_SECONDS },
      },
      { expression: 'total_micros <= :before', values: { ':before': most - micros } },
    );
  const begin = (now: Date) => {
    const expires_at = epochSeconds(now) + ROW_KEPT_SECONDS;
    const row = { ...KEY, total_micros: 0, micros_by_minute: {}, expires_at };
    return table.put(row, { expression: 'attribute_not_exists(record_id)' });
  };
  /** If another call was faster, it has dropped the minutes too. */
  const dropPast = async ({ micros_by_minute }: Row, now: Date) => {
    const first = minuteOf(new Date(now.getTime() - KEPT_MILLISECONDS));
    const past = Object.entries(micros_by_minute).filter(([minute]) => minute < first);
    if (past.length === 0) return;
    const names = Object.fromEntries(past.map(([minute], index) => [`#m${index}`, minute]));
    const values = Object.fromEntries(past.map(([, micros], index) => [`:m${index}`, micros]));
    await table.update(
      KEY,
      {
        expression: `SET total_micros = total_micros - :past REMOVE ${past.map((_, index) => `micros_by_minute.#m${index}`).join(', ')}`,
        names,
        values: { ':past': past.reduce((sum, [, micros]) => sum + micros, 0) },
      },
      {
        expression: past.map((_, index) => `micros_by_minute.#m${index} = :m${index}`).join(' AND '),
        values,
      },
    );
  };
  const settle = async (minute: string, micros: number) => {
    const names = { '#minute': minute };
    const change = {
      expression:
        'SET total_micros = total_micros + :micros, micros_by_minute.#minute = micros_by_minute.#minute + :micros',
      names,
      values: { ':micros': micros },
    };
    await table.update(KEY, change, { expression: 'attribute_exists(micros_by_minute.#minute)', names });
  };
  return {
    reserve: async (micros, { roomMicros: most, now }) => {
      const minute = minuteOf(now);
      const added = await add(minute, { micros, most, now });
      const row = added ?? (await table.find(KEY));
      await (row === undefined ? begin(now) : dropPast(row, now));
      if (added === undefined && (await add(minute, { micros, most, now })) === undefined) return undefined;
      return (costMicros) => settle(minute, costMicros - micros);
    },
  };
}

const minuteOf = (at: Date) => at.toISOString().slice(0, 16);
