import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import { type DecimalSign, readAmount } from '#shared/domain/menu-engineering/sales/read-amount.ts';
import type { ListTable } from '../list-table.ts';
import { type FilePeriod, periodOfColumns } from './period-of-file.ts';
import { type PeriodColumn, periodsNamed } from './period-words.ts';
import { decimalOfNumbers, repeatsSum } from './repeated-sums.ts';
import { proposeSalesColumns } from './sales-columns.ts';

type Measure = 'sold' | 'revenue';
type Column = { place: number; measure: Measure | undefined; periods: PeriodColumn[] };

const SOLD =
  'qty|quantity|units|sold|count|orders|menge|anzahl|verkauft|stuck|absatz|vendus|vendues|qte|quantite|nb|cantidad|unidades|uds|vendidos|vendidas|venduti|vendute|quantita|pezzi|porzioni';
const MONEY =
  'revenue|net sales|gross sales|sales|amount|umsatz|erlos|betrag|ca|ca ttc|ca ht|montant|ventes|importe|ventas|ingresos|incasso|ricavi|importo|vendite|usd|eur|gbp';
const [SOLD_WORDS, MONEY_WORDS] = [SOLD, MONEY].map(
  (words) => new RegExp(`(?:^| )(?:${words})(?= |$)`, 'g'),
) as [RegExp, RegExp];

/** Fewer columns may be named so by chance. */
const FEWEST: Readonly<Record<PeriodColumn['kind'], number>> = {
  quarter: 2,
  month: 2,
  weekday: 4,
  week: 2,
  day: 2,
};

/**
 * A table with a column for each month, weekday, week or day, as one with their sums: an item needs how many were sold in
 * all, and none of the columns says so. Columns that hold the same sums, or their mean, go. Other tables stay as they are.
 */
export function withSummedColumns(table: ListTable): { table: ListTable; period?: FilePeriod } {
  const columns = periodColumns(table);
  const [first] = columns;
  const kind = first?.periods[0]?.kind;
  if (kind === undefined || new Set(columns.map(({ periods }) => periods[0]?.name)).size < FEWEST[kind])
    return { table };
  const decimal = decimalOfNumbers(table);
  const measured = columns.map((column) => ({
    ...column,
    measure:
      column.measure ??
      measureOf(
        table,
        columns.filter((each) => each.measure === undefined),
      ),
  }));
  const sums = (['sold', 'revenue'] as const).flatMap((measure) => {
    const places = measured.filter((column) => column.measure === measure).map(({ place }) => place);
    return places.length === 0 ? [] : [sumColumn(table, { measure, places, decimal })];
  });
  const isRepeated = (place: number, { amounts, columns: added }: SumColumn) =>
    repeatsSum(
      table.rows.map(({ cells }) => readAmount(cells[place] ?? '', decimal)),
      { sums: amounts, columns: added },
    );
  const gone = new Set(measured.map(({ place }) => place));
  const rest = proposeSalesColumns({
    ...table,
    headings: table.headings.map((name, place) => (gone.has(place) ? '' : name)),
  });
  const said = rest.sold;
  // A number sold that is none of the sums is what the file says was sold.
  if (said !== undefined && !gone.has(said) && !sums.some((sum) => isRepeated(said, sum))) return { table };
  table.headings.forEach((_, place) => {
    if (!gone.has(place) && sums.some((sum) => isRepeated(place, sum))) gone.add(place);
  });
  const kept = <Cell>(cells: readonly Cell[]) => cells.filter((_, place) => !gone.has(place));
  const period = periodOfColumns(distinct(measured.flatMap(({ periods }) => periods.slice(0, 1))));
  return {
    table: {
      ...table,
      headings: [...kept(table.headings), ...sums.map(({ heading }) => heading)],
      rows: table.rows.map(({ line, cells }, index) => ({
        line,
        cells: [
          ...kept(table.headings.map((_, place) => cells[place] ?? '')),
          ...sums.map(({ cells: own }) => own[index] ?? ''),
        ],
      })),
    },
    ...(period !== undefined && { period }),
  };
}

/** Of one kind: that which most headings name. */
function periodColumns({ headings }: ListTable): Column[] {
  const named = headings.map((heading, place) => {
    const words = foldHeading(heading);
    const measure: Measure | undefined =
      words.search(SOLD_WORDS) >= 0 ? 'sold' : words.search(MONEY_WORDS) >= 0 ? 'revenue' : undefined;
    const bare =
      measure === undefined ? heading : words.replace(SOLD_WORDS, '').replace(MONEY_WORDS, '').trim();
    return { place, measure, periods: periodsNamed(bare) };
  });
  const of = (kind: PeriodColumn['kind']) =>
    named.flatMap((column) => {
      const periods = column.periods.filter((period) => period.kind === kind);
      return periods.length === 0 ? [] : [{ ...column, periods }];
    });
  return (
    (['quarter', 'month', 'weekday', 'week', 'day'] as const)
      .map(of)
      .sort((a, b) => b.length - a.length)[0] ?? []
  );
}

const IS_MONEY = /[$€£¥]|[.,]\d\d$/;

/** What columns hold whose headings do not say it: money has cents or a sign. */
function measureOf({ rows }: ListTable, columns: readonly Column[]): Measure {
  const cells = rows
    .flatMap((row) => columns.map(({ place }) => row.cells[place] ?? ''))
    .filter((cell) => /\d/.test(cell));
  const money = cells.filter((cell) => IS_MONEY.test(cell)).length;
  return money > cells.length / 2 ? 'revenue' : 'sold';
}

type SumColumn = { heading: string; amounts: (number | undefined)[]; cells: string[]; columns: number };

function sumColumn(
  { rows }: ListTable,
  { measure, places, decimal }: { measure: Measure; places: readonly number[]; decimal: DecimalSign },
): SumColumn {
  const amounts = rows.map(({ cells }) => {
    const filled = places.map((place) => cells[place] ?? '').filter((cell) => !/^[-–—]?$/.test(cell));
    const read = filled.map((cell) => readAmount(cell, decimal));
    const unread = filled.find((_, index) => read[index] === undefined);
    if (filled.length === 0 || unread !== undefined) return { amount: undefined, text: unread ?? '' };
    const amount = Math.round(read.reduce<number>((sum, each) => sum + (each ?? 0), 0) * 1_000) / 1_000;
    return { amount, text: String(amount).replace('.', decimal) };
  });
  return {
    heading: measure === 'sold' ? 'Sold' : 'Revenue',
    amounts: amounts.map(({ amount }) => amount),
    cells: amounts.map(({ text }) => text),
    columns: places.length,
  };
}

function distinct(periods: readonly PeriodColumn[]): PeriodColumn[] {
  return [...new Map(periods.map((period) => [`${period.name} ${period.year ?? ''}`, period])).values()];
}
