import type { CsvRow } from './csv-rows.ts';

/** The most rows that are checked. */
const LOOKED_AT = 500;
const FEWEST_BLOCKS = 2;
/** Filled cells of a row that starts a block. */
const MOST_CELLS = 3;

/** `Order #1042`, `Bestellung Nr. 7` */
const BEGINS_BLOCK =
  /^(?:order|receipt|check|ticket|invoice|bestellung|rechnung|bon|commande|pedido|factura|ordine|scontrino)(?: (?:no|nr|id|number|num))?[.:# ]+\d+\b/i;
/** `Phone` before its number, or `Phone: 617-555-0101` in one cell. */
const LABEL =
  /^(?:order|customer|guest|client|name|phone|tel|telephone|mobile|e-?mail|date|time|items?|total|table|server|kunde|gast|telefon|datum|artikel|gesamt|summe|nom|t[eé]l[eé]phone|articles?|cliente|nombre|tel[eé]fono|fecha|nome|telefono|data|articolo|totale)(?: (?:name|number|no|nr|date|#))?\.?\s*(?::|$)/i;

/** True if each order is a block of lines, like receipts below each other, not a table. */
export function hasOrderBlocks(rows: readonly CsvRow[]): boolean {
  const looked = rows.slice(0, LOOKED_AT).map(({ cells }) => cells.filter((cell) => cell !== ''));
  const begins = looked.map(
    ([first = '', ...others]) => others.length < MOST_CELLS && BEGINS_BLOCK.test(first),
  );
  const blocks = begins.filter((isFirst, index) => isFirst && begins[index + 1] === false);
  return blocks.length >= FEWEST_BLOCKS || repeatsLabels(looked);
}

/** The same labels repeat, each before one value. */
function repeatsLabels(looked: readonly (readonly string[])[]): boolean {
  const counts = new Map<string, number>();
  for (const [first = '', ...others] of looked) {
    const label = others.length < 2 ? LABEL.exec(first)?.[0] : undefined;
    if (label !== undefined && (others.length === 1 || label.length < first.length))
      counts.set(label.toLowerCase(), (counts.get(label.toLowerCase()) ?? 0) + 1);
  }
  const repeated = [...counts.values()].filter((count) => count >= FEWEST_BLOCKS);
  const lines = repeated.reduce((sum, count) => sum + count, 0);
  return repeated.length >= 2 && lines * 2 >= looked.length;
}
