import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Expression, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { addCounts, type Counts, type FigureScope } from '#shared/metrics/event-figures.ts';
import { type ClosedDays, createClosedDays, isClosable, openRanges } from './closed-days.ts';

/** One counter row. `day`: `2026-03-01`, UTC. */
export type FigureKey = { scope: FigureScope; day: string; shard: string };
/** Inclusive. */
type Days = { from: string; to: string };
const ALL_DAYS: Days = { from: '0', to: '9' };
export type Figures = { lastSequence: string; counts: Counts };

export type ScopeDays = { scope: FigureScope; days: { day: string; counts: Counts }[] };

/** Every other attribute of the row is a counter. */
const FiguresRowSchema = z.looseObject({
  scope: z.string(),
  day_shard: z.string(),
  last_sequence: z.string(),
});
const CountsSchema = z.record(z.string(), z.number());
/** Sorts after every shard. */
const LAST = '\uffff';

export type FiguresRepository = {
  find: (key: FigureKey) => Promise<Figures | undefined>;
  /**
   * Adds the counts of stream records up to `last`, unless the row has counted `first` or anything after it. One
   * conditional write, so nothing counts twice. False if it was counted.
   */
  add: (key: FigureKey, counts: Counts, span: { first: string; last: string }) => Promise<boolean>;
  /** Replaces the row unless it has changed since it was `seen`. False if it has. */
  replace: (key: FigureKey, figures: Figures, seen: Figures | undefined) => Promise<boolean>;
  /** The rows of these days, inclusive, or of all days. */
  list: (scope: FigureScope, days?: Days) => Promise<{ key: FigureKey; figures: Figures }[]>;
  /** The sums of the counters of these days, inclusive, or of all days. */
  total: (scope: FigureScope, days?: Days) => Promise<Counts>;
  /** The counters of each day for each scope, in order. Days without counts may be left out. */
  listDaysOf: (scopes: readonly FigureScope[], days?: Days) => Promise<ScopeDays[]>;
  /** Past days. `total` and `listDaysOf` read them instead of rows, except for restaurants. */
  closedDays: ClosedDays;
  /** The first day with counters. */
  firstDay: (scope: FigureScope) => Promise<string | undefined>;
};

/** Daily counters. Weeks and months are ranges of days. */
export function createFiguresRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FiguresRepository {
  const table = openTable({ ...settings, schema: FiguresRowSchema });
  const closedDays = createClosedDays(table);
  return {
    closedDays,
    find: async (key) => {
      const row = await table.find(rowKey(key));
      return row === undefined ? undefined : figuresOfRow(row);
    },
    add: async (key, counts, { first, last }) => {
      const names = Object.keys(counts);
      const change: Expression = {
        expression: `SET last_sequence = :last ADD ${names.map((_, at) => `#c${at} :c${at}`).join(', ')}`,
        names: Object.fromEntries(names.map((name, at) => [`#c${at}`, name])),
        values: {
          ':last': last,
          ...Object.fromEntries(names.map((name, at) => [`:c${at}`, counts[name]])),
        },
      };
      const isAhead = {
        expression: 'attribute_not_exists(last_sequence) OR last_sequence < :first',
        values: { ':first': first },
      };
      return (await table.update(rowKey(key), change, isAhead)) !== undefined;
    },
    replace: async (key, figures, seen) => {
      const isReplaced = await table.put(
        figuresRow(key, figures),
        seen === undefined
          ? { expression: 'attribute_not_exists(last_sequence)' }
          : { expression: 'last_sequence = :seen', values: { ':seen': seen.lastSequence } },
      );
      if (isReplaced && isClosable(key.scope)) await closedDays.reopen(key.day);
      return isReplaced;
    },
    list,
    listDaysOf,
    total: async (scope, days) => {
      const [listed] = await listDaysOf([scope], days);
      return addCounts(listed?.days.map(({ counts }) => counts) ?? []);
    },
    firstDay: async (scope) => {
      const ofScope = {
        expression: '#scope = :scope',
        names: { '#scope': 'scope' },
        values: { ':scope': scope },
      };
      const { items } = await table.query({ ...ofScope, limit: 1 });
      return items[0]?.day_shard.split('#', 1)[0];
    },
  };

  async function listDaysOf(scopes: readonly FigureScope[], days: Days = ALL_DAYS): Promise<ScopeDays[]> {
    const closed = scopes.some(isClosable) ? await closedDays.list(days, scopes) : [];
    const listed = scopes.map(async (scope) => {
      // A scope that didn’t exist when a day was closed has no sum in it.
      const summed = closed.flatMap(({ day, sums: { [scope]: counts } }) =>
        counts === undefined ? [] : [{ day, counts }],
      );
      const ranges = openRanges(
        summed.map(({ day }) => day),
        days,
      );
      const rows = (await Promise.all(ranges.map((range) => list(scope, range)))).flat();
      const open = [...Map.groupBy(rows, ({ key }) => key.day)].map(([day, ofDay]) => ({
        day,
        counts: addCounts(ofDay.map(({ figures }) => figures.counts)),
      }));
      return { scope, days: [...summed, ...open].toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
    });
    return Promise.all(listed);
  }

  async function list(scope: FigureScope, days: Days = ALL_DAYS) {
    const rows: { key: FigureKey; figures: Figures }[] = [];
    let startAfter: Record<string, string> | undefined;
    do {
      const page = await table.query({
        expression: '#scope = :scope AND day_shard BETWEEN :from AND :to',
        names: { '#scope': 'scope' },
        values: { ':scope': scope, ':from': days.from, ':to': `${days.to}${LAST}` },
        startAfter,
      });
      rows.push(
        ...page.items.map((row) => ({ key: keyOf(scope, row.day_shard), figures: figuresOfRow(row) })),
      );
      startAfter = page.lastKey;
    } while (startAfter !== undefined);
    return rows;
  }
}

function keyOf(scope: FigureScope, dayShard: string): FigureKey {
  const [day = ''] = dayShard.split('#', 1);
  return { scope, day, shard: dayShard.slice(day.length + 1) };
}

function rowKey({ scope, day, shard }: FigureKey) {
  return { scope, day_shard: `${day}#${shard}` };
}

/** Counters as stored. */
export function figuresRow(key: FigureKey, { lastSequence, counts }: Figures) {
  return { ...counts, ...rowKey(key), last_sequence: lastSequence };
}

/** A stored row of counters. */
export function readFiguresRow(item: unknown): { key: FigureKey; counts: Counts } {
  const row = FiguresRowSchema.parse(item);
  return { key: keyOf(row.scope as FigureScope, row.day_shard), counts: figuresOfRow(row).counts };
}

function figuresOfRow(row: z.output<typeof FiguresRowSchema>): Figures {
  const { scope: _scope, day_shard: _day, last_sequence: lastSequence, ...counts } = row;
  return { lastSequence, counts: CountsSchema.parse(counts) };
}
