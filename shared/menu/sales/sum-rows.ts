import { groupHeads, isSameAmount, soldIn, sumOfSold } from './group-heads.ts';
import { foldItemName } from './item-name.ts';
import type { DecimalSign } from './read-amount.ts';
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
  /** Named as totals. They are left out. */
  said: ReadonlySet<SaleRow>;
  /** Rows that may be totals. The owner is asked, and they count until then. */
  likely: SaleRow[];
};

/** The rows of an export that add up others. Row order doesn’t matter for those that are left out. */
export function sumRowsOf(rows: readonly SaleRow[], decimal: DecimalSign): SumRows {
  const said = new Set(rows.filter((row) => isNamedSum(row) || saysWhatIsAdded(row)));
  const rest = rows.filter((row) => !said.has(row));
  const items = rest.filter(({ item }) => !hasNoWords(item));
  const all = sumOfSold(items, decimal);
  const isWhole = (row: SaleRow) => isSameAmount(soldIn(row, decimal), all);
  if (items.length >= FEWEST_ADDED_UP)
    for (const row of rest) if (hasNoWords(row.item) && isWhole(row)) said.add(row);
  const isNamed = ({ item }: SaleRow) => BEGINS_AS_SUM.test(item.trim());
  const others = items.filter((row) => !isNamed(row));
  const likely = new Set([...items.filter(isNamed), ...groupHeads(others, decimal)]);
  return { said, likely: rows.filter((row) => likely.has(row)) };
}

/** `Total`, `Total Drinks`, `Gesamt netto`. */
function saysWhatIsAdded({ item }: SaleRow): boolean {
  const name = item.trim();
  const summed = name.replace(BEGINS_AS_SUM, '');
  return summed !== name && (summed === '' || ADDED_UP.test(summed));
}

/** `1664` is a beer, and `12` may be a count of items. The numbers decide. */
const hasNoWords = (item: string) => /\p{N}/u.test(item) && !/\p{L}/u.test(item);
const FEWEST_ADDED_UP = 2;

/** Registers that list items by group mark totals in the group column. */
function isNamedSum(row: SaleRow): boolean {
  const isSum = (cell: string) => SUM.test(cell.replace(ORNAMENT, ''));
  return foldItemName(row.item) === '' ? row.whole.split(CELL_END).some(isSum) : isSum(row.item);
}
