import * as z from 'zod/mini';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { type ClosedDay, PackedMonthSchema, packMonth, type Sums, unpackMonth } from './packed-month.ts';

type Row = { scope: string; day_shard: string; last_sequence: string };
type Days = { from: string; to: string };

/** Behind every day of the calendar. */
const END = '9';
const ALL_DAYS: Days = { from: '0', to: END };
const DAY_MS = 86_400_000;
/** Partition of the rows, and in the place of a sequence the mark of those that are whole. */
const CLOSED = 'closed';
const MONTH = /^\d{4}-\d\d$/;
const SumsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/**
 * The sums of all rows of a day that is over, as one row, and later those of a month's days: reads of many days take
 * them in the place of the rows, which stay as they are.
 */
export type ClosedDays = {
  /** In order, with the sums of these scopes at least. */
  list: (days: Days, scopes: readonly FigureScope[]) => Promise<ClosedDay[]>;
  /** Announces that the rows of a day are about to be added up under this id. */
  begin: (day: string, id: string) => Promise<void>;
  /** Closes the day with their sums. False when one of them may have changed since it was begun. */
  close: (day: string, closing: { id: string; sums: Sums }) => Promise<boolean>;
  /** Which months have a row (`2026-03`), and which days have one of their own. */
  overview: () => Promise<{ months: string[]; days: string[] }>;
  /** Closes a month that has these days. False when not all are closed, or one was opened meanwhile. */
  closeMonth: (month: string, closing: { id: string; days: readonly string[] }) => Promise<boolean>;
  /** Removes the rows of days whose month is closed. */
  forget: (days: readonly string[]) => Promise<void>;
  /** After a row of a day has changed. Its month is opened with it, the day first: no month is closed with its sums. */
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

  /** With the sums of these scopes alone; without any, whole. */
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

/** The row of a day that is closed. */
export function closedDayRow({ day, sums }: ClosedDay) {
  return { ...keyOf(day), last_sequence: CLOSED, sums };
}

/** The row of a month that is closed. */
export function closedMonthRow(month: string, days: readonly ClosedDay[]) {
  return { ...keyOf(month), last_sequence: CLOSED, ...packMonth(days) };
}

/** A row has the sums of some ten scopes, and a read wants one or two. */
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
