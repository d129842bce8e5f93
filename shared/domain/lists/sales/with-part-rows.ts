import { type DecimalSign, readAmount } from '#shared/domain/menu-engineering/sales/read-amount.ts';
import { channelOf, daypartOf } from '#shared/domain/menu-engineering/sales/sales-terms.ts';
import type { ListRow, ListTable } from '../list-table.ts';
import { decimalOfNumbers, repeatsSum } from './repeated-sums.ts';
import { proposeSalesColumns } from './sales-columns.ts';

const SOLD_WORDS =
  'qty|quantity|units|sold|count|menge|anzahl|verkauft|vendu[es]*|qte|cantidad|unidades|vendid[oa]s|venduti|quantita';
const MONEY_WORDS =
  'revenue|net sales|gross sales|sales|amount|umsatz|erlos|betrag|ca|montant|ventes|importe|ventas|incasso|ricavi|importo';
/** Behind the name of a part, or before it: how many were sold then, or what they brought. */
const [SOLD, MONEY] = [SOLD_WORDS, MONEY_WORDS].map(
  (words) => new RegExp(`^(?:(?:(?:${words})\\b[ :-]*(.+))|(?:(.+?)[ :-]*\\b(?:${words})))$`, 'i'),
) as [RegExp, RegExp];
const FEWEST_PARTS = 2;

type Part = { place: number; name: string; revenuePlace?: number };
type Split = { parts: readonly Part[]; heading: 'Daypart' | 'Channel'; decimal: DecimalSign };

/**
 * A table with a column for each time of day, or for each channel, as rows: "Lunch sold", "Dinner sold" become two rows
 * of an item. What the columns do not tell apart, such as a revenue of all, is shared out by what was sold. Other tables
 * stay as they are.
 */
export function withPartRows(table: ListTable): ListTable {
  const found = partsOf(table);
  if (found === undefined) return table;
  const { parts, heading } = found;
  const places = parts.flatMap(({ place, revenuePlace }) =>
    revenuePlace === undefined ? [place] : [place, revenuePlace],
  );
  const decimal = decimalOfNumbers(table);
  const split = { parts, heading, decimal };
  const gone = new Set([...places, ...repeatedIn(table, split)]);
  const whole = withoutColumns(table, gone);
  const hasRevenue = parts.every(({ revenuePlace }) => revenuePlace !== undefined);
  const shared = sharedPlaces(whole, { sold: soldIn(table, split), hasRevenue });
  const rows = table.rows.flatMap((row, index) =>
    partRows(row, { ...split, rest: whole.rows[index]?.cells ?? [], shared, hasRevenue }),
  );
  const headings = [...whole.headings, heading, 'Sold', ...(hasRevenue ? ['Revenue'] : [])];
  return { ...table, headings, rows };
}

function partsOf(table: ListTable): Pick<Split, 'parts' | 'heading'> | undefined {
  const folded = table.headings.map((heading) =>
    heading.slice(0, 80).normalize('NFKD').replace(/\p{M}/gu, '').trim(),
  );
  return partsAmong(labeledParts(folded)) ?? barePartsIn(table, folded);
}

function partsAmong(named: readonly Part[]): Pick<Split, 'parts' | 'heading'> | undefined {
  const dayparts = named.filter(({ name }) => isDaypart(name));
  if (dayparts.length >= FEWEST_PARTS) return { parts: dayparts, heading: 'Daypart' };
  const channels = named.filter(({ name }) => isChannel(name));
  return channels.length >= FEWEST_PARTS ? { parts: channels, heading: 'Channel' } : undefined;
}

const isDaypart = (name: string) => daypartOf(name) !== 'unknown';
const isChannel = (name: string) => !['other', 'unknown'].includes(channelOf(name));

/** "Lunch sold", with "Lunch sales" where that is there. */
function labeledParts(headings: readonly string[]): Part[] {
  const nameIn = (words: RegExp, heading: string) => {
    const found = words.exec(heading);
    return (found?.[1] ?? found?.[2] ?? '').trim();
  };
  const money = new Map(headings.map((heading, place) => [nameIn(MONEY, heading), place]));
  return headings.flatMap((heading, place): Part[] => {
    const name = nameIn(SOLD, heading);
    const revenuePlace = money.get(name);
    return name === '' ? [] : [{ place, name, ...(revenuePlace !== undefined && { revenuePlace }) }];
  });
}

/** "Lunch", "Delivery" above whole numbers: how many were sold then, where no other column says how many. */
function barePartsIn(table: ListTable, headings: readonly string[]) {
  const found = partsAmong(headings.map((name, place) => ({ place, name: /\d/.test(name) ? '' : name })));
  const isCounts = ({ place }: Part) => {
    const cells = table.rows
      .map(({ cells: all }) => all[place] ?? '')
      .filter((cell) => !/^[-–—]?$/.test(cell));
    return cells.length > 0 && cells.every((cell) => /^\d{1,6}$/.test(cell));
  };
  if (found === undefined || proposeSalesColumns(table).sold !== undefined) return undefined;
  const parts = found.parts.filter(isCounts);
  return parts.length < FEWEST_PARTS ? undefined : { ...found, parts };
}

/** Columns that say what the parts add up to. */
function repeatedIn(table: ListTable, split: Split): number[] {
  const { headings, rows } = table;
  const { parts, decimal } = split;
  const numbersAt = (place: number) => rows.map(({ cells }) => readAmount(cells[place] ?? '', decimal));
  const sold = soldIn(table, split);
  const revenue = rows.map(({ cells }) =>
    parts.reduce(
      (sum, { revenuePlace }) => sum + (readAmount(cells[revenuePlace ?? -1] ?? '', decimal) ?? 0),
      0,
    ),
  );
  return headings.flatMap((_, place) =>
    [sold, revenue].some((sums) => repeatsSum(numbersAt(place), { sums, columns: parts.length }))
      ? [place]
      : [],
  );
}

function withoutColumns(table: ListTable, gone: ReadonlySet<number>): ListTable {
  const kept = (cells: readonly string[]) =>
    table.headings.flatMap((_, place) => (gone.has(place) ? [] : [cells[place] ?? '']));
  return {
    ...table,
    headings: kept(table.headings),
    rows: table.rows.map(({ line, cells }) => ({ line, cells: kept(cells) })),
  };
}

/** Columns that hold an amount for all of a row: what one costs is the same in each part. */
function sharedPlaces(
  { headings, rows }: ListTable,
  { sold, hasRevenue }: { sold: readonly number[]; hasRevenue: boolean },
): number[] {
  const { revenue, cost } = proposeSalesColumns({
    headings: [...headings, 'Sold'],
    headingLine: 1,
    rows: rows.map(({ line, cells }, index) => ({ line, cells: [...cells, String(sold[index] ?? 0)] })),
  });
  return [hasRevenue ? undefined : revenue, cost].filter((place) => place !== undefined);
}

function soldIn({ rows }: ListTable, { parts, decimal }: Split): number[] {
  return rows.map(({ cells }) =>
    parts.reduce((sum, { place }) => sum + (readAmount(cells[place] ?? '', decimal) ?? 0), 0),
  );
}

type RowSplit = Split & { rest: readonly string[]; shared: readonly number[]; hasRevenue: boolean };

function partRows(
  { line, cells }: ListRow,
  { parts, decimal, rest, shared, hasRevenue }: RowSplit,
): ListRow[] {
  const filled = parts.filter(({ place }) => (cells[place] ?? '') !== '');
  const sold = parts.map(({ place }) => readAmount(cells[place] ?? '', decimal) ?? 0);
  const all = sold.reduce((sum, each) => sum + each, 0);
  let before = 0;
  return (filled.length === 0 ? parts.slice(0, 1) : filled).map(({ place, name, revenuePlace }) => {
    const after = before + (readAmount(cells[place] ?? '', decimal) ?? 0);
    const [from, to] = [before, after];
    before = after;
    const shareOf = (cell: string, column: number) => {
      const amount = shared.includes(column) && all > 0 ? readAmount(cell, decimal) : undefined;
      if (amount === undefined) return cell;
      // In cents from the beginning: no cent is lost between the parts.
      const cents = (part: number) => Math.round((100 * amount * part) / all);
      return ((cents(to) - cents(from)) / 100).toFixed(2).replace('.', decimal);
    };
    const money = hasRevenue ? [cells[revenuePlace ?? -1] ?? ''] : [];
    return { line, cells: [...rest.map(shareOf), name, cells[place] ?? '', ...money] };
  });
}
