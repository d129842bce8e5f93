import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { mapInTurns } from '#functions/platform/in-turns.ts';
import type { OptOut } from '#shared/guests/contract/guest.ts';
import { type GuestRow, GuestRowSchema } from './guest-row.ts';
import { StoppedSchema } from './stopped-guests-repository.ts';
import { stoppedKey } from './stopped-number.ts';

/** A known guest, or the opt-out kept of a deleted one. */
export type KnownGuest = { row: GuestRow | undefined; optOut: OptOut | undefined };

/** By phone number, without unknown numbers. */
export type FindKnownGuests = (
  restaurantId: string,
  phones: readonly string[],
) => Promise<Map<string, KnownGuest>>;

/** DynamoDB's limit of keys per read is twice this, and each guest has two keys. */
const GUESTS_OF_A_BATCH = 50;
const BATCHES_AT_ONCE = 8;
/** For lists this long, reading all guests in order takes fewer calls: a page has more rows than a batch. */
const LONG_LIST = 1_000;
const ROWS_OF_A_PAGE = 1_000;

const KnownSchema = z.union([GuestRowSchema, StoppedSchema]);
type Row = z.output<typeof KnownSchema>;

/** Looks up many numbers with few calls. */
export function createFindKnownGuests(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FindKnownGuests {
  const table = openTable({ ...settings, schema: KnownSchema });

  /** Undefined if the restaurant has more than twice as many guests as the list; batches read less then. */
  const readInOrder = async (restaurantId: string, phones: readonly string[]): Promise<Row[] | undefined> => {
    const wanted = new Set(phones);
    const rows: Row[] = [];
    let startAfter: Record<string, string> | undefined;
    for (let read = 0; read < 2 * phones.length; read += ROWS_OF_A_PAGE) {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant',
        values: { ':restaurant': restaurantId },
        limit: ROWS_OF_A_PAGE,
        startAfter,
      });
      rows.push(...items.filter(({ phone }) => wanted.has(phone) || !phone.startsWith('+')));
      if (lastKey === undefined) return rows;
      startAfter = lastKey;
    }
    return undefined;
  };

  const readBatches = async (restaurantId: string, phones: readonly string[]): Promise<Row[]> => {
    const keys = phones.map((phone) => [
      { restaurant_id: restaurantId, phone },
      { restaurant_id: restaurantId, phone: stoppedKey(restaurantId, phone) },
    ]);
    const batches = Array.from({ length: Math.ceil(keys.length / GUESTS_OF_A_BATCH) }, (_, batch) =>
      keys.slice(batch * GUESTS_OF_A_BATCH, (batch + 1) * GUESTS_OF_A_BATCH).flat(),
    );
    const rows: Row[] = [];
    for (let index = 0; index < batches.length; index += BATCHES_AT_ONCE) {
      const some = batches.slice(index, index + BATCHES_AT_ONCE);
      rows.push(...(await Promise.all(some.map((batch) => table.findMany(batch)))).flat());
    }
    return rows;
  };

  return async (restaurantId, phones) => {
    const inOrder = phones.length < LONG_LIST ? undefined : await readInOrder(restaurantId, phones);
    const rows = inOrder ?? (await readBatches(restaurantId, phones));
    const byKey = new Map(rows.map((row) => [row.phone, row]));
    const known = new Map<string, KnownGuest>();
    if (byKey.size === 0) return known;
    await mapInTurns(phones, (phone) => {
      const row = byKey.get(phone);
      const optOut = row?.opt_out ?? byKey.get(stoppedKey(restaurantId, phone))?.opt_out;
      if (row === undefined && optOut === undefined) return;
      known.set(phone, { row: row !== undefined && 'name' in row ? row : undefined, optOut });
    });
    return known;
  };
}
