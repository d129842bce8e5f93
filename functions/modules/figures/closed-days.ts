import * as z from 'zod/mini';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';
import type { Counts, FigureScope } from '#shared/domain/event-figures.ts';

type Row = { scope: string; day_shard: string; last_sequence: string };
type Days = { from: string; to: string };
/** By scope. */
export type Sums = Readonly<Record<string, Counts>>;
export type ClosedDay = { day: string; sums: Sums };

/** Behind every day of the calendar. */
const END = '9';
const DAY_MS = 86_400_000;
/** Partition of the rows, and in the place of a sequence the mark of those that are whole. */
const CLOSED = 'closed';
const SumsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** The sums of all rows of a day that is over, as one row: reads of many days take it in the place of them. */
export type ClosedDays = {
  /** In order. */
  list: (days: Days) => Promise<ClosedDay[]>;
  /** Announces that the rows of a day are about to be added up under this id. */
  begin: (day: string, id: string) => Promise<void>;
  /** Closes the day with their sums. False when one of them may have changed since it was begun. */
  close: (day: string, closing: { id: string; sums: Sums }) => Promise<boolean>;
  /** After a row of a day has changed. */
  reopen: (day: string) => Promise<void>;
};

export function createClosedDays(table: DynamoTable<Row>): ClosedDays {
  const keyOf = (day: string) => ({ scope: CLOSED, day_shard: day });
  return {
    list: async ({ from, to }) => {
      const rows: (Row & { sums?: unknown })[] = [];
      let startAfter: Record<string, string> | undefined;
      do {
        const page = await table.query({
          expression: '#scope = :scope AND day_shard BETWEEN :from AND :to',
          names: { '#scope': 'scope' },
          values: { ':scope': CLOSED, ':from': from, ':to': to },
          startAfter,
        });
        rows.push(...page.items.filter(({ last_sequence }) => last_sequence === CLOSED));
        startAfter = page.lastKey;
      } while (startAfter !== undefined);
      return rows.map(({ day_shard, sums }) => ({ day: day_shard, sums: SumsSchema.parse(sums) }));
    },
    begin: async (day, id) => {
      await table.put({ ...keyOf(day), last_sequence: id });
    },
    close: (day, { id, sums }) => {
      const row = { ...keyOf(day), last_sequence: CLOSED, sums };
      return table.put(row, { expression: 'last_sequence = :id', values: { ':id': id } });
    },
    reopen: async (day) => {
      await table.delete(keyOf(day));
    },
  };
}

/** Restaurants have few rows a day: their days stay open. */
export function isClosable(scope: FigureScope): boolean {
  return !scope.startsWith('restaurant#');
}

/** What of these days is left when the closed ones, in order, are taken away. */
export function openRanges(closed: readonly string[], { from, to }: Days): Days[] {
  const ranges: Days[] = [];
  let next = from;
  for (const day of closed) {
    if (next < day) ranges.push({ from: next, to: dayAfter(day, -1) });
    next = dayAfter(day, 1);
  }
  if (next <= to || to === END) ranges.push({ from: next, to });
  return ranges;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
