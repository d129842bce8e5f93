import { dispersionOf } from './dispersion.ts';
import { foldItemName } from './item-name.ts';
import type { SalesCell } from './menu-sales.ts';
import { type DecimalSign, readAmount } from './read-amount.ts';
import { type CountedCell as Cell, type ReadRow, readRow } from './read-row.ts';
import type { SaleRow } from './sale-row.ts';
import type { Channel, Daypart } from './sales-terms.ts';
import { strayRowsOf } from './stray-days.ts';
import { sumRowsOf } from './sum-rows.ts';

export type CountedName = { name: string; cells: SalesCell[] };

export type CountedSales = {
  items: CountedName[];
  from: string | undefined;
  to: string | undefined;
  dispersion: number | undefined;
  /** The first unreadable rows, with what to do. */
  problems: string[];
  problemCount: number;
  /** All unreadable rows. */
  refused: { line: number; reason: string }[];
  /** Rows of returned items, which were subtracted. */
  returns: number;
  /** Repeated rows, without the first of each. */
  duplicates: number;
  /** Rows with totals of other rows, which are left out; the names of the first ones. */
  sums: { count: number; names: string[] };
  /** Rows that look like totals but aren’t named so. The owner can say what they are. */
  likelySums: { count: number; names: string[]; areLeftOut: boolean };
  /** Voided or refunded rows, which are left out. */
  voided: number;
  /** Lines with an unreadable date, which are counted without it. */
  undated: { count: number; lines: number[] };
  /** Lines with an impossible date, which are counted without it. */
  stray: { count: number; lines: number[] };
};

export type CountingRules = {
  decimal: DecimalSign;
  /** True if repeated rows are separate sales. */
  countsDuplicates: boolean;
  /** `YYYY-MM-DD`: today; later sales are impossible. */
  latestDay?: string;
  /** True if rows that look like totals are left out. */
  leavesOutLikelySums?: boolean;
};

/** The most that are shown. */
const MOST_PROBLEMS = 20;
const MOST_NAMES_OF_SUMS = 5;
const MOST_LINES_NAMED = 5;

type Counting = { spellings: Map<string, number>; cells: Map<string, Cell>; days: Map<string, number> };

/** Totals an export. Uses thousandths and cents, so the order of the rows doesn’t matter. */
export function countSales(rows: readonly SaleRow[], rules: CountingRules): CountedSales {
  const byName = new Map<string, Counting>();
  const seen = new Set<string>();
  const problems: { line: number; message: string }[] = [];
  const days = new Set<string>();
  const undated: number[] = [];
  const strayLines: number[] = [];
  const stray = strayRowsOf(rows, rules.latestDay);
  const { said, likely } = sumRowsOf(rows, rules.decimal);
  const areLeftOut = rules.leavesOutLikelySums === true;
  const sums = new Set([...said, ...(areLeftOut ? likely : [])]);
  const priced = new Set(rows.filter(hasMoney(rules.decimal)).map(({ item }) => foldItemName(item)));
  let returns = 0;
  let duplicates = 0;
  const names = new Set(rows.map(({ item }) => foldItemName(item)));
  for (const given of rows) {
    if (sums.has(given) || given.isVoid === true) continue;
    const row = { ...withoutStrayDay(given, stray), item: returnedItem(given.item, names) };
    const read = readRow(row, rules.decimal);
    if (read === undefined) continue;
    if (typeof read !== 'string' && !read.hasRevenue && priced.has(foldItemName(row.item))) {
      problems.push({
        line: row.line,
        message: 'the revenue is missing, but other rows for this item have it.',
      });
      continue;
    }
    if (typeof read === 'string') {
      problems.push({ line: row.line, message: read });
      continue;
    }
    if (seen.has(row.whole)) duplicates += 1;
    if (seen.has(row.whole) && !rules.countsDuplicates) continue;
    seen.add(row.whole);
    if (read.sold < 0 || read.revenue < 0) returns += 1;
    if (row.day !== undefined) days.add(row.day);
    if (row.unreadDay !== undefined) undated.push(row.line);
    if (stray.has(given)) strayLines.push(row.line);
    add(byName, row, read);
  }
  const { items, lost } = itemsOf(byName);
  const sorted = [...days].sort();
  const found = problems
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `Line ${line}: ${message}`);
  return {
    items,
    from: sorted[0],
    to: sorted.at(-1),
    dispersion: dispersionOf(
      [...byName.keys()].sort().map((key) => byName.get(key)?.days ?? new Map()),
      sorted,
    ),
    problems: [...found, ...lost].slice(0, MOST_PROBLEMS),
    problemCount: found.length + lost.length,
    refused: problems.map(({ line, message }) => ({ line, reason: message })),
    returns,
    duplicates,
    sums: { count: sums.size, names: namesOf(rows.filter((row) => sums.has(row))) },
    likelySums: { count: likely.length, names: namesOf(likely), areLeftOut },
    voided: rows.filter(({ isVoid }) => isVoid === true).length,
    undated: linesOf(undated),
    stray: linesOf(strayLines),
  };
}

function withoutStrayDay(row: SaleRow, stray: ReadonlySet<SaleRow>): SaleRow {
  if (!stray.has(row)) return row;
  const { day: _, ...others } = row;
  return others;
}

function linesOf(lines: readonly number[]) {
  return { count: lines.length, lines: [...lines].sort((a, b) => a - b).slice(0, MOST_LINES_NAMED) };
}

const hasMoney =
  (decimal: DecimalSign) =>
  ({ sold, revenue = '', price = '' }: SaleRow) =>
    readAmount(sold, decimal) !== undefined && /\d/.test(revenue || price);

const RETURNED =
  /^(?:storno|refund(?:ed)?|return(?:ed)?|void(?:ed)?|retoure?|ruckgabe|reso|rimborso|annullat[oa]|annullo|annulation|annule|remboursement|devolucion|anulad[oa]|anulacion|reembolso)\b[ :*-]*/i;

/** "STORNO Margherita" is a Margherita, if there is one. */
function returnedItem(item: string, names: ReadonlySet<string>): string {
  const plain = item.normalize('NFKD').replace(/\p{M}/gu, '');
  const rest = plain.replace(RETURNED, '');
  return rest !== plain && names.has(foldItemName(rest)) ? rest : item;
}

function namesOf(rows: readonly SaleRow[]): string[] {
  const names = new Set(rows.map(({ item }) => item.trim().slice(0, 120)).filter((name) => name !== ''));
  return [...names].slice(0, MOST_NAMES_OF_SUMS);
}

function add(byName: Map<string, Counting>, row: SaleRow, read: ReadRow): void {
  const key = foldItemName(row.item);
  const counting = byName.get(key) ?? { spellings: new Map(), cells: new Map(), days: new Map() };
  byName.set(key, counting);
  counting.spellings.set(row.item, (counting.spellings.get(row.item) ?? 0) + 1);
  if (row.day !== undefined) {
    counting.days.set(row.day, (counting.days.get(row.day) ?? 0) + read.sold / 1_000);
  }
  const place = `${read.channel} ${read.daypart}`;
  const cell = counting.cells.get(place);
  if (cell === undefined) counting.cells.set(place, { ...read });
  else {
    cell.sold += read.sold;
    cell.revenue += read.revenue;
    cell.cost += read.cost;
    cell.hasRevenue &&= read.hasRevenue;
    cell.hasCost &&= read.hasCost;
  }
}

function itemsOf(byName: ReadonlyMap<string, Counting>): { items: CountedName[]; lost: string[] } {
  const items: CountedName[] = [];
  const lost: string[] = [];
  for (const key of [...byName.keys()].sort()) {
    const { spellings, cells } = byName.get(key) as Counting;
    const name = plainest(spellings);
    const places = [...cells.keys()].sort();
    const kept = withoutReturns(places.map((place) => [place, cells.get(place) as Cell])).flatMap(
      ([place, cell]) => cellOf(place, cell),
    );
    if (kept.length > 0) items.push({ name, cells: kept });
    else lost.push(`${name}: more returns than sales.`);
  }
  return { items, lost };
}

/** Returns at a place or time without sales are subtracted where most was sold. */
function withoutReturns(cells: readonly (readonly [string, Cell])[]): readonly (readonly [string, Cell])[] {
  const isReturn = ([, { sold, revenue }]: readonly [string, Cell]) => sold < 0 || revenue < 0;
  const returned = cells.filter(isReturn);
  const sold = cells.filter((cell) => !isReturn(cell));
  const [first, ...others] = [...sold].sort(([, a], [, b]) => b.sold - a.sold);
  if (returned.length === 0 || first === undefined) return cells;
  const net = { ...first[1] };
  for (const [, cell] of returned) {
    net.sold += cell.sold;
    net.revenue += cell.revenue;
    net.cost += cell.cost;
  }
  return [[first[0], net], ...others];
}

function cellOf(place: string, { sold, revenue, hasRevenue, cost, hasCost }: Cell): SalesCell[] {
  const [channel, daypart] = place.split(' ') as [Channel, Daypart];
  if (sold < 0 || revenue < 0 || cost < 0) return [];
  return [
    {
      channel,
      daypart,
      sold: sold / 1_000,
      revenue: hasRevenue ? revenue / 100 : null,
      cost: hasCost ? cost / 100 : null,
    },
  ];
}

/** The most frequent spelling; of equally frequent ones, not the one in capitals, then the first alphabetically. */
function plainest(spellings: ReadonlyMap<string, number>): string {
  const loud = (name: string) => (/\p{Ll}/u.test(name) ? 0 : 1);
  const [first] = [...spellings].sort(
    ([a, times], [b, more]) => more - times || loud(a) - loud(b) || (a < b ? -1 : 1),
  );
  return first?.[0].slice(0, 120) ?? '';
}
