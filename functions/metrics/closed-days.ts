import * as z from 'zod/mini';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { type ClosedDay, PackedMonthSchema, packMonth, type Sums, unpackMonth } from './packed-month.ts';

type Row = { scope: string; day_shard: string; last_sequence: string };
type Days = { from: string; to: string };

/** Sorts after every day. */
const END = '9';
const ALL_DAYS: Days = { from: '0', to: END };
const DAY_MS = 86_400_000;
/** The partition of the rows, and the value in place of a sequence for complete rows. */
const CLOSED = 'closed';
const MONTH = /^\d{4}-\d\d$/;
const SumsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/**
 * Sums of all rows of a past day as one row, and later of a month’s days. Reads of many days use them instead of the
 * rows, which stay as they are.
 */
export type ClosedDays = {
  /** In order, with at least the sums of these scopes. */
  list: (days: Days, scopes: readonly FigureScope[]) => Promise<ClosedDay[]>;
  /** Announces that the rows of a day are being added up under this ID. */
  begin: (day: string, id: string) => Promise<void>;
  /** Closes the day with the sums. False if a row may have changed since the start. */
  close: (day: string, closing: { id: string; sums: Sums }) => Promise<boolean>;
  /** The months that have a row (`2026-03`), and the days that have their own. */
  overview: () => Promise<{ months: string[]; days: string[] }>;
  /** Closes a month with these days. False unless all of them are closed and stay closed. */
  closeMonth: (month: string, closing: { id: string; days: readonly string[] }) => Promise<boolean>;
  /** Deletes the rows of days whose month is closed. */
  forget: (days: readonly string[]) => Promise<void>;
  /**
   * Call it after a row of a day has changed. Reopens the day first, then its month, so that no month is closed with
   * old sums.
   */
  reopen: (day: string) => Promise<void>;
};

export function createClosedDays(table: DynamoTable<Row>): ClosedDays {
  return {
    list,
    begin: async (day, id) => {
      await table.put({ ...keyOf(day), last_sequence: id });
    },
    close: (day, { id, sums }) => {
      return table.put(closedDayRow({ day, sums }), begunAs(id));
    },
    overview: async () => {
      const places = (await closedRows(ALL_DAYS, [])).map(({ day_shard }) => day_shard);
      return {
        months: places.filter((place) => MONTH.test(place)),
        days: places.filter((place) => !MONTH.test(place)),
      };
    },
    closeMonth: async (month, { id, days }) => {
      await table.put({ ...keyOf(month), last_sequence: id });
      const rows = await closedRows({ from: `${month}-01`, to: `${month}-31` });
      const closed = new Map(rows.map((row) => [row.day_shard, dayOfRow(row)]));
      const ofMonth = days.flatMap((day) => closed.get(day) ?? []);
      if (ofMonth.length < days.length) return false;
      return table.put(closedMonthRow(month, ofMonth), begunAs(id));
    },
    forget: async (days) => {
      for (const day of days) await table.delete(keyOf(day));
    },
    reopen: async (day) => {
      await table.delete(keyOf(day));
      await table.delete(keyOf(day.slice(0, 7)));
    },
  };

  async function list(days: Days, scopes: readonly FigureScope[]): Promise<ClosedDay[]> {
    // A month sorts before its days.
    const rows = await closedRows({ ...days, from: days.from.slice(0, 7) }, scopes);
    const [months, single] = [true, false].map((isMonth) =>
      rows.filter(({ day_shard }) => MONTH.test(day_shard) === isMonth),
    ) as [Row[], Row[]];
    const packed = months.flatMap((row) => unpackMonth(PackedMonthSchema.parse(row), scopes));
    const known = new Set(packed.map(({ day }) => day));
    const rest = single.filter(({ day_shard }) => !known.has(day_shard)).map(dayOfRow);
    return [...packed, ...rest]
      .filter(({ day }) => day >= days.from && day <= days.to)
      .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  }

  /** With the sums of these scopes only, or with all if none are given. */
  async function closedRows({ from, to }: Days, scopes?: readonly FigureScope[]): Promise<Row[]> {
    const wanted = scopes && sumsOf(scopes);
    const rows: Row[] = [];
    let startAfter: Record<string, string> | undefined;
    do {
      const page = await table.query({
        expression: '#scope = :scope AND day_shard BETWEEN :from AND :to',
        names: { '#scope': 'scope', ...wanted?.names },
        values: { ':scope': CLOSED, ':from': from, ':to': to },
        startAfter,
        ...wanted?.projection,
      });
      rows.push(...page.items.filter(({ last_sequence }) => last_sequence === CLOSED));
      startAfter = page.lastKey;
    } while (startAfter !== undefined);
    return rows;
  }
}

function keyOf(place: string) {
  return { scope: CLOSED, day_shard: place };
}

/** The row of a closed day. */
export function closedDayRow({ day, sums }: ClosedDay) {
  return { ...keyOf(day), last_sequence: CLOSED, sums };
}

/** The row of a closed month. */
export function closedMonthRow(month: string, days: readonly ClosedDay[]) {
  return { ...keyOf(month), last_sequence: CLOSED, ...packMonth(days) };
}

/** A row has the sums of about ten scopes; a read needs one or two. */
function sumsOf(scopes: readonly FigureScope[]) {
  const paths = scopes.flatMap((_, at) => [`#sums.#s${at}`, `#scopes.#s${at}`]);
  return {
    names: {
      '#days': 'days',
      ...(scopes.length > 0 && { '#sums': 'sums', '#scopes': 'scopes' }),
      ...Object.fromEntries(scopes.map((scope, at) => [`#s${at}`, scope])),
    },
    projection: { projection: ['#scope', 'day_shard', 'last_sequence', '#days', ...paths].join(', ') },
  };
}

function begunAs(id: string) {
  return { expression: 'last_sequence = :id', values: { ':id': id } };
}

function dayOfRow({ day_shard: day, sums = {} }: Row & { sums?: unknown }): ClosedDay {
  return { day, sums: SumsSchema.parse(sums) };
}

/** Restaurants have few rows per day, so their days stay open. */
export function isClosable(scope: FigureScope): boolean {
  return !scope.startsWith('restaurant#');
}

/** The ranges between these closed days, in order. */
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
