import { amountsAround } from './amounts-around.ts';
import { amountsIn, areGroups, type LikelySums, likelySumsOf } from './group-sums.ts';
import { foldItemName } from './item-name.ts';
import type { DecimalSign } from './read-amount.ts';
import { isSameAmount, rowsOfHalf, sumOfAmounts } from './rows-of-half.ts';
import { CELL_END, type SaleRow } from './sale-row.ts';

/** Only a total: `Grand total`, `Appetizers Total:`, `Zwischensumme`. */
const SUM =
  /\b(?:sub ?-?)?totals?:?$|^zwischensumme\b|^(?:(?:gesamt|end|teil)?summe|(?:gesamt|teil)ergebnis|gesamt|insgesamt|(?:sub|sous[ -]?)?totau?x|(?:sub)?totale[sn]?|(?:sub)?totali|(?:sub|eind)?totaal|(?:sub)?totais|som|soma|suma(?: total)?|somm[ea]|razem|total g[eé]n[eé]ral|totale generale|all (?:items|products|dishes|sales)|alle (?:artikel|produkte)|tous les (?:articles|produits)|todos los (?:art[ií]culos|productos)|tutti gli articoli):?$/i;
/** `*** TOTAL ***`, `--- Total ---`. */
const ORNAMENT = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}):]+$/gu;
/** Names that begin like totals but may be dishes: `Total Drinks`, `Total Eclipse Burger`, `Grand Total Sundae`. */
const BEGINS_AS_SUM =
  /^(?:(?:grand |sub ?-?)?totals?|summe|gesamt\p{L}*|totale|somme|razem)(?:[^\p{L}]+|$)/iu;
const ADDED_UP =
  /^(?:(?:of|for|all|net|gross|in|the|de|des|di|der|du|la|le|les|alle[rs]?|general|g[eé]n[eé]ral) )*(?:foods?|drinks?|beverages?|items?|sales|net|gross|qty|quantity|units?|revenue|orders?|categor\p{L}+|groups?|departments?|day|week|month|period|report|general\p{L}*|g[eé]n[eé]ral\p{L}*|complessivo|speisen|getr[aä]nke|umsatz|artikel|menge|comidas?|bebidas?|ventas?|plats|boissons|ventes|cibo|bevande|vendite)(?!\p{L})/iu;

export type SumRows = {
  /** They say so, or have a total’s name and its numbers. */
  said: ReadonlySet<SaleRow>;
  likely: LikelySums;
};

/**
 * The rows of an export that add up others. One that is named like a sum and something else, such as `Total Wines`,
 * is one where that is a group of the file or the word for one, or where the numbers of the file come out even with it.
 * Neither depends on the order of the rows; what only the rows around it say is asked.
 */
export function sumRowsOf(rows: readonly SaleRow[], decimal: DecimalSign): SumRows {
  const said = new Set(rows.filter(isNamedSum));
  const unsure = new Set(rows.filter((row) => !said.has(row) && isUnsure(row)));
  // Most long files don’t need this work.
  let found: ReadonlySet<string> | undefined;
  const words = () => {
    found ??= groupsOf(rows.filter((row) => !unsure.has(row)));
    return found;
  };
  const isGroup = ({ item }: SaleRow) => {
    const summed = item.trim().replace(BEGINS_AS_SUM, '');
    return !hasNoWords(item) && (summed === '' || ADDED_UP.test(summed) || words().has(foldItemName(summed)));
  };
  for (const row of unsure) if (isGroup(row)) said.add(row);
  const plain = rows.filter((row) => !said.has(row) && !unsure.has(row));
  const likely = likelySumsOf(plain, { decimal, words });
  const heads = new Set(likely.isSure ? likely.rows : []);
  const items = plain.filter((row) => !heads.has(row));
  for (const row of sumsAmong([...unsure], { items, decimal })) said.add(row);
  const doubtful = [...unsure].filter((row) => !said.has(row) && !hasNoWords(row.item));
  if (likely.rows.length > 0 || doubtful.length === 0) return { said, likely };
  const around = amountsAround(rows, { isApart: (row) => said.has(row) || unsure.has(row), decimal });
  const isAround = (row: SaleRow) =>
    around.get(row)?.some((each) => isSameAmount(each, amountsIn(row, decimal))) === true;
  return { said, likely: { rows: doubtful.filter(isAround), isSure: false } };
}

/** The row with the total of all items; else the rows that add up to it. */
function sumsAmong(
  open: readonly SaleRow[],
  { items, decimal }: { items: readonly SaleRow[]; decimal: DecimalSign },
): SaleRow[] {
  const amounts = (row: SaleRow) => amountsIn(row, decimal);
  const all = sumOfAmounts(items.map(amounts));
  const isWhole = (row: SaleRow) =>
    isSameAmount(amounts(row), all) && (!hasNoWords(row.item) || items.length >= FEWEST_ADDED_UP);
  const candidates = open.filter((row) => !isWhole(row) && !hasNoWords(row.item));
  const counted = [...items, ...candidates];
  const together = candidates.length === 0 ? undefined : rowsOfHalf(counted, { candidates, amounts });
  const areSums = together !== undefined && areGroups(together, { of: counted, decimal });
  return [...open.filter(isWhole), ...(areSums ? together : [])];
}

const isUnsure = ({ item }: SaleRow) => BEGINS_AS_SUM.test(item.trim()) || hasNoWords(item);

/** `1664` is a beer, and `12` may be a count of items. The numbers decide. */
const hasNoWords = (item: string) => /\p{N}/u.test(item) && !/\p{L}/u.test(item);
const FEWEST_ADDED_UP = 2;

/** Registers that list items by group mark totals in the group column. */
function isNamedSum(row: SaleRow): boolean {
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

const amountCells = ({ sold, revenue, price, cost, unitCost }: SaleRow) => [
  sold,
  revenue,
  price,
  cost,
  unitCost,
];
