import { amountsIn, groupSumsOf } from './group-sums.ts';
import { foldItemName } from './item-name.ts';
import type { DecimalSign } from './read-amount.ts';
import { CELL_END, type SaleRow } from './sale-row.ts';

/** A sum and nothing else: `Grand total`, `Appetizers Total:`, `Zwischensumme`. */
const SUM =
  /\b(?:sub ?-?)?totals?:?$|^zwischensumme\b|^(?:(?:gesamt|end|teil)?summe|(?:gesamt|teil)ergebnis|gesamt|insgesamt|(?:sub|sous[ -]?)?totau?x|(?:sub)?totale[sn]?|(?:sub)?totali|(?:sub|eind)?totaal|(?:sub)?totais|som|soma|suma(?: total)?|somm[ea]|razem|total g[eé]n[eé]ral|totale generale|all (?:items|products|dishes|sales)|alle (?:artikel|produkte)|tous les (?:articles|produits)|todos los (?:art[ií]culos|productos)|tutti gli articoli):?$/i;
/** `*** TOTAL ***`, `--- Total ---`. */
const ORNAMENT = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}):]+$/gu;
/** What begins as a sum does may be a dish: `Total Drinks`, `Total Eclipse Burger`, `Grand Total Sundae`. */
const BEGINS_AS_SUM =
  /^(?:(?:grand |sub ?-?)?totals?|summe|gesamt\p{L}*|totale|somme|razem)(?:[^\p{L}]+|$)/iu;
const ADDED_UP =
  /^(?:(?:of|for|all|net|gross|in|the|de|des|di|der|du|la|le|les|alle[rs]?|general|g[eé]n[eé]ral) )*(?:foods?|drinks?|beverages?|items?|sales|net|gross|qty|quantity|units?|revenue|orders?|categor\p{L}+|groups?|departments?|day|week|month|period|report|general\p{L}*|g[eé]n[eé]ral\p{L}*|complessivo|speisen|getr[aä]nke|umsatz|artikel|menge|comidas?|bebidas?|ventas?|plats|boissons|ventes|cibo|bevande|vendite)(?!\p{L})/iu;

/**
 * The rows of an export that add up others. One that is named like a sum and something else, such as `Total Wines`,
 * is one where that is a group of the file or the word for one, or where its numbers are those of the rows around it.
 */
export function sumRowsOf(rows: readonly SaleRow[], decimal: DecimalSign): ReadonlySet<SaleRow> {
  const named = new Set(rows.filter(isNamedSum));
  const sums = new Set([
    ...named,
    ...groupSumsOf(
      rows.filter((row) => !named.has(row)),
      decimal,
    ),
  ]);
  const isUnsure = ({ item }: SaleRow) => BEGINS_AS_SUM.test(item.trim()) || hasNoWords(item);
  const unsure = new Set(rows.filter((row) => !sums.has(row) && isUnsure(row)));
  if (unsure.size === 0) return sums;
  const groups = groupsOf(rows.filter((row) => !unsure.has(row)));
  const around = amountsAround(rows, { isApart: (row) => sums.has(row) || unsure.has(row), decimal });
  for (const row of unsure) {
    const summed = row.item.trim().replace(BEGINS_AS_SUM, '');
    const isBare = hasNoWords(row.item);
    const isGroup = !isBare && (summed === '' || ADDED_UP.test(summed) || groups.has(foldItemName(summed)));
    const found = around.get(row)?.find(isSameAs(amountsOf(row, decimal)));
    if (isGroup || (found !== undefined && (!isBare || found.rows >= FEWEST_ADDED_UP))) sums.add(row);
  }
  return sums;
}

/** `1664` is a beer and `12` may be how many items there are: its numbers say which. */
const hasNoWords = (item: string) => /\p{N}/u.test(item) && !/\p{L}/u.test(item);
const FEWEST_ADDED_UP = 2;

/** Tills that list items by group say in the group's column that a row is a sum. */
function isNamedSum(row: SaleRow): boolean {
  if (row.isSum === true) return true;
  const isSum = (cell: string) => SUM.test(cell.replace(ORNAMENT, ''));
  return foldItemName(row.item) === '' ? row.whole.split(CELL_END).some(isSum) : isSum(row.item);
}

/** Words of other columns, and of rows that only name what follows. */
function groupsOf(rows: readonly SaleRow[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const row of rows) {
    const isHeading = amountCells(row).every((cell) => cell === undefined || cell === '');
    for (const cell of row.whole.split(CELL_END))
      if (/^\s*\p{L}/u.test(cell) && (isHeading || cell !== row.item)) words.add(cell);
  }
  return new Set([...words].map(foldItemName));
}

type Amounts = { sold: number; revenue: number; rows: number };

const NOTHING: Amounts = { sold: 0, revenue: 0, rows: 0 };

/** Of each row apart: what the rows since the last one, all before, those up to the next one, and all of the file add up to. */
function amountsAround(
  rows: readonly SaleRow[],
  { isApart, decimal }: { isApart: (row: SaleRow) => boolean; decimal: DecimalSign },
): ReadonlyMap<SaleRow, Amounts[]> {
  const around = new Map<SaleRow, Amounts[]>();
  let run = NOTHING;
  let all = run;
  let open: Amounts[] = [];
  for (const row of rows) {
    if (isApart(row)) {
      open.push(run);
      open = [run, all];
      around.set(row, open);
      run = NOTHING;
    } else {
      const own = amountsOf(row, decimal);
      run = plus(run, own);
      all = plus(all, own);
    }
  }
  open.push(run);
  for (const sums of around.values()) sums.push(all);
  return around;
}

const amountCells = ({ sold, revenue, price, cost, unitCost }: SaleRow) => [
  sold,
  revenue,
  price,
  cost,
  unitCost,
];

function amountsOf(row: SaleRow, decimal: DecimalSign): Amounts {
  return { ...amountsIn(row, decimal), rows: 1 };
}

const plus = (a: Amounts, b: Amounts): Amounts => ({
  sold: a.sold + b.sold,
  revenue: a.revenue + b.revenue,
  rows: a.rows + b.rows,
});

/** Cents are lost where each row is rounded. */
const isSameAs = (own: Amounts) => (other: Amounts) =>
  own.sold !== 0 && own.sold === other.sold && Math.abs(own.revenue - other.revenue) <= 10;
