import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';
import { decimalSignOf, readAmount } from '#shared/domain/menu-engineering/sales/read-amount.ts';
import { channelOf, daypartOf } from '#shared/domain/menu-engineering/sales/sales-terms.ts';
import type { ListKind, ListTable } from '../list-table.ts';
import {
  type ColumnsByRole,
  type ConfidenceByRole,
  confidenceIn,
  confidencesIn,
  listColumns,
  placeIn,
  proposeColumns,
  type RoleWords,
} from '../propose-columns.ts';

import { periodsNamed } from './period-words.ts';

const SALES_ROLES = [
  'item',
  'sold',
  'revenue',
  'price',
  'cost',
  'unit_cost',
  'date',
  'channel',
  'daypart',
  'voided',
] as const;
export type SalesRole = (typeof SALES_ROLES)[number];
export type SalesColumns = ColumnsByRole<SalesRole>;

/** A hundred thousand rows, and what stands above and below them. */
const MOST_LINES = 100_200;

/** Exports whose rows are items, or sales of items. */
export const SALES_LIST: ListKind = {
  rows: 'sales',
  row: 'item or sale',
  mostLines: MOST_LINES,
  // `07.2026` is the name of a column of July.
  looksLikeData: (cell) => isNumber(cell) && periodsNamed(cell).length === 0,
  namesColumn: isNameOfColumn,
  keepsSums: true,
};

export function isNumber(cell: string): boolean {
  return readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined;
}

const isWords = (cell: string) => /\p{L}/u.test(cell) && readDay(cell) === undefined;
const NOT_WHOLE =
  'tax|taxes|tip|tips|percent|pct|share|ratio|rank|discount|discounts|refund|refunds|refunded|returned|void|voids|voided|comp|comps|promo|waste|iva|mwst|tva|service charge|surcharge';

const ROLES: Record<SalesRole, RoleWords> = {
  item: {
    sure: 'item name|menu item|menu item name|item|dish|dish name|product name|product|product title|item description|artikel|namn|artikelname|artikelbezeichnung|produkt|produktname|speise|producto|nombre del producto|articulo|plato|produit|nom du produit|article|libelle|plat|prodotto|nome prodotto|articolo|piatto|menu selection|selection|items|item desc|desc|gerecht|naam|prato|produto|nome do produto|nazwa produktu|nazwa|towar|category item|group item|menu item dish|gericht|gerichte|speisen|gericht name|nom du plat|nombre del plato|nome piatto|nome articolo|plats|platos|piatti|menu items|dishes|products|intitule|row labels|zeilenbeschriftungen|etiquetas de fila|etiquettes de lignes|etichette di riga',
    maybe:
      'name|description|bezeichnung|nombre|nom|nome|title|descripcion|designation|descrizione|item or modifier|what',
    never: `${NOT_WHOLE}|id|sku|guid|code|plu|barcode|ean|number|no|nr|category|group|gruppe|department|family|type|variation|variant|option|modifier group|size|qty|quantity|sold|count|price|cost|amount|sales|total|customer|guest|server|employee|staff|user|cashier|location|store|restaurant|outlet|channel|note|notes|date|time`,
    looksRight: isWords,
  },
  sold: {
    sure: 'net sold|net items sold|net qty sold|items sold|item sold|sold qty|times sold|how many|qty sold|quantity sold|units sold|number sold|total sold|sold|item qty|item quantity|net qty|net quantity|sales qty|total qty|total quantity|qty|quantity|units|item count|items count|sold count|times ordered|orders count|quantity ordered|qty ordered|menge|anzahl|verkaufte menge|verkauft|verkaufe|antal salda|antal|stuck|stuckzahl|absatz|cantidad|cantidad vendida|unidades|unidades vendidas|cant|quantite|quantite vendue|qte|nb vendus|nombre vendu|quantita|quantita venduta|qta|q ta|pezzi|venduti|pz|uds|ud|uds vendidas|aantal|aantal verkocht|verkocht|quantidade|quantidade vendida|qtd|qtde|vendidos|ilosc|sztuk|nbre|pcs|pieces|stk|vendus|vendues|vendidas|vendute|total vendidas|q ta venduta|qta venduta|q ta vendute|anz|anz verkauft|nb de ventes|nb ventes|nombre de ventes|numero de ventas|numero vendite|porzioni|porzioni vendute|raciones|raciones vendidas|portions vendues|portionen|verkaufte portionen|verkaufte stuck|verkaufte artikel|pezzi venduti|pz venduti|numero venduti|num sold|no sold|portions sold|servings|servings sold|plates|plates sold|qnt|quant|count sold|vendas qtd',
    maybe: 'count|orders|ordered|number of orders|number|num|sales count|volume|portions|covers',
    never: `${NOT_WHOLE}|price|amount|net sales|gross sales|total sales|value|revenue|cost|stock|on hand|min|remaining|order number|order no|order id|check|phone|check number|id|table|avg|average|per`,
    looksRight: isNumber,
    needsHeading: true,
  },
  revenue: {
    sure: 'net sales without tax|net sales|net|netto|totale netto|importo netto|omzet excl btw|omzet excl|importe neto|total neto|montant net|total ht|montant ht|total sin iva|importe sin iva|ventas sin iva|total sin impuestos|imponibile|totale imponibile|totale senza iva|vendite senza iva|total excl tax|total excl vat|umsatz netto|umsatz netto eur|ca ht|base imponible|forsaljning|final price|net amount|net revenue|net amt|net sales amount|item net sales|gross sales|gross amount|gross revenue|total sales|sales amount|total revenue|revenue|sales|turnover|sales total|sales value|total amount|line total|item total|ext price|extended price|net price|gross price|total price|amount|total|subtotal|total excl tax|total ex tax|total ex vat|net sales excl tax|sales excl tax|total incl tax|total inc vat|sales incl tax|ventas sin iva|ventas sin impuestos|total sin iva|importe sin iva|vendite senza iva|erlos|erlose|nettoerlos|bruttoerlos|recettes|recette|recettes ttc|recettes ht|ricavo|ricavi netti|incassi|incasso netto|umsatz|nettoumsatz|netto umsatz|umsatz netto|bruttoumsatz|umsatz brutto|gesamtumsatz|betrag|gesamtbetrag|gesamtpreis|g preis|summe|ventas netas|ventas|total ventas|importe|importe total|ingresos|ca ttc|ca|chiffre d affaires|ventes nettes|ventes|montant|montant ttc|total ttc|incasso|fatturato|omzet|omzet incl btw|receita|faturamento|vendas|valor total|valor|wartosc|sprzedaz|takings|took in|taken|importo|vendite|totale|ricavi|item subtotal|umsatz in eur|umsatz eur|umsatz in chf|omzet in eur|c a|c a ttc|c a ht|total ventes|ventes ttc|ventes ht|sales usd|revenue usd|net sales usd|sales gbp|importe eur|importo eur|venduto|venduto netto|venduto lordo|valore venduto|vendido',
    says: [['net|netto|neto|neta|nette|nettes|ht|excl|without tax|ex tax|ex vat|sin iva|senza iva']],
    lesser: 'with tax|incl|gross|brutto|bruto|lordo|ttc',
    maybe: 'gross|brutto|value|collected|income|usd|eur',
    never: `${NOT_WHOLE}|qty|quantity|count|cost|cogs|profit|margin|avg|average|per|each|unit|unit price|items sold|number of sales|id|order total|check total|currency|due|paid`,
    looksRight: isNumber,
    needsHeading: true,
  },
  price: {
    sure: 'unit price|price|item price|price each|avg price|average price|avg item price|avg selling price|average selling price|selling price|sell price|sale price|menu price|base price|retail price|each|preis|einzelpreis|stuckpreis|verkaufspreis|vk preis|vk|precio|precio unitario|p unitario|prix|prix unitaire|pu|pu ttc|prezzo|prezzo unitario|price per unit|rate|preco|preco unitario|preco medio|p medio|precio medio|prezzo medio|prix moyen|prijs|stukprijs|cena|e preis|ep',
    maybe: 'avg|average',
    never: `${NOT_WHOLE}|cost|total|final|ext|extended|level|cogs|purchase|einkauf|ek|achat|check|guest|order|name|group`,
    looksRight: isNumber,
    needsHeading: true,
  },
  unit_cost: {
    sure: 'precio de coste|precio coste|precio de costo|coste ud|coste por unidad|costo por unidad|coste por plato|prix de revient|prezzo di costo|selbstkosten|selbstkostenpreis|unit cost|cost each|cost per item|cost per unit|cost per portion|cost price|plate cost|recipe cost|portion cost|standard cost|avg cost|average cost|item cost|einkaufspreis|ek preis|ek|wareneinsatz pro stuck|coste unitario|costo unitario|cout unitaire|prix d achat|prezzo d acquisto|theoretical unit cost|inkoopprijs|custo unitario',
    maybe: 'buy price|purchase price',
    never: `${NOT_WHOLE}|total|profit|margin|labor|labour|sold`,
    looksRight: isNumber,
    needsHeading: true,
  },
  cost: {
    sure: 'cost of goods sold|cost of goods|cogs|total cost|cost total|food cost|total food cost|theoretical cost|ingredient cost|cost of sales|wareneinsatz|wareneinsatz gesamt|coste total|costo total|cout total|cout matiere|costo totale|coste|costo|cout|cost amount|extended cost|ext cost|cost|costs us|costs|custo|custo total|inkoop|kostprijs',
    maybe: 'kosten',
    never: `${NOT_WHOLE}|unit|each|per|profit|margin|labor|labour|delivery`,
    looksRight: isNumber,
    needsHeading: true,
  },
  date: {
    sure: 'business date|order date|sale date|sales date|transaction date|date|sent date|datum|geschaftstag|bestelldatum|fecha|jour|data|day|business day|datetime|date time|created at|order time|order placed|placed at|closed at|opened at|timestamp',
    maybe: 'opened|closed|paid|created|sold at|time|zeitpunkt|dia',
    never: 'birth|due|expiry|modified|updated|from|to|start|end|part|zone|week|name',
    looksRight: (cell) => readDay(cell) !== undefined,
  },
  channel: {
    sure: 'dining option|dining options|order type|sales channel|channel|service type|order source|order mode|order channel|revenue center|fulfillment type|fulfilment type|fulfillment|service mode|sale type|sales type|bestellart|verkaufskanal|kanal|tipo de pedido|tipo de servicio|canal|canal de vente|type de commande|mode de vente|canale|tipo ordine|delivery or pickup|consumption|consumption type|profit center|order method|ordering channel|dine in takeout',
    maybe: 'source|service|platform|provider|mode|marketplace|type|app|destination',
    never: `${NOT_WHOLE}|id|payment|card|item|menu|customer|period|tender|product|transaction|event`,
    looksRight: isWords,
    needsHeading: true,
  },
  daypart: {
    sure: 'daypart|day part|meal period|service period|meal|time of day|time|hour|hour of day|order hour|sale time|order time|transaction time|tageszeit|uhrzeit|stunde|zeit|hora|franja horaria|turno|heure|service|ora|fascia oraria|fascia|moment|moment de la journee|momento|momento del dia|servizio|servicio|schicht|tagesabschnitt|shift|period',
    maybe: 'session|sitting',
    never: 'zone|card|employee|prep|ready|worked|type|mode|charge|day of week',
    looksRight: (cell) => daypartOf(cell) !== 'unknown',
    needsHeading: true,
  },
  voided: {
    sure: 'void|voided|is void|is voided|cancelled|canceled|is cancelled|storno|storniert|deleted|refunded|is refund|anulado|anulada|cancelado|cancelada|annule|annulee|annulation|annullato|annullata',
    maybe: 'status|item status|order status|payment status|transaction status|estado|statut|stato|stand',
    never: 'items|units|qty|quantity|amount|count|reason|total|voids|sales|date|by|percent',
    looksRight: (cell) => /^(?:[\p{L} ]{1,30}|[01])$/u.test(cell),
    needsHeading: true,
  },
};

/** Whether a cell says what a column is, as tills call it. */
function isNameOfColumn(cell: string): boolean {
  const words = foldHeading(cell);
  return words !== '' && SALES_ROLES.some((role) => placeIn(words, ROLES[role].sure) >= 0);
}

/** The order in which columns are given away: what is plainest first. */
const ORDER: readonly SalesRole[] = [
  'date',
  'sold',
  'revenue',
  'unit_cost',
  'cost',
  'price',
  'item',
  'voided',
  'daypart',
  'channel',
];

/** What each column is, by its heading and by what its cells look like. Leaves out what neither shows. */
export function proposeSalesColumns(table: ListTable): SalesColumns {
  const columns = proposeColumns(
    ORDER.map((role) => [role, ROLES[role]] as const),
    listColumns(table),
  );
  return withPlainCost(table, withCounted(table, withChannel(table, ofLines(table, columns))));
}

/** How sure each proposed column is. */
export function salesConfidences(table: ListTable, columns: SalesColumns): ConfidenceByRole<SalesRole> {
  const listed = listColumns(table);
  return confidencesIn(columns, (role, index) => {
    const column = listed[index];
    return column === undefined ? 'guess' : confidenceIn(ROLES[role], column);
  });
}

/** "Type" may be that of an order, or of a row. */
function withChannel({ headings, rows }: ListTable, columns: SalesColumns): SalesColumns {
  const { channel, ...others } = columns;
  if (channel === undefined || !/type$/i.test(headings[channel] ?? '')) return columns;
  const isChannel = (cell: string) => !['other', 'unknown'].includes(channelOf(cell));
  return rows.some(({ cells }) => isChannel(cells[channel] ?? '')) ? columns : others;
}

const OF_LINES = /^line ?item /i;

/** Orders with a row an item: what stands under the names of the order, such as its total, is not of the item. */
function ofLines({ headings }: ListTable, columns: SalesColumns): SalesColumns {
  if (!headings.some((heading) => OF_LINES.test(heading))) return columns;
  const { revenue, ...others } = columns;
  const [item, sold, price] = ['name', 'quantity', 'price'].map((word) => {
    const place = headings.findIndex((heading) => heading.toLowerCase() === `lineitem ${word}`);
    return place < 0 ? undefined : place;
  });
  const isOfLine = revenue !== undefined && OF_LINES.test(headings[revenue] ?? '');
  return {
    ...others,
    ...(isOfLine && { revenue }),
    ...(item !== undefined && { item }),
    ...(sold !== undefined && { sold }),
    ...(price !== undefined && { price }),
  };
}

/**
 * Of a file without headings: whole numbers are how many, and what sums up to most is what they brought; unless it is
 * less than half a unit for each, as only the price of one is.
 */
function withCounted({ headings, rows }: ListTable, columns: SalesColumns): SalesColumns {
  if (!headings.every((heading) => /^Column \d+$/.test(heading))) return columns;
  const looked = rows.map(({ cells }) => cells);
  const cellsAt = (place: number) => looked.map((cells) => cells[place] ?? '');
  const places = headings.map((_, place) => place);
  const counts = places.find((place) => cellsAt(place).every((cell) => /^\d{1,6}$/.test(cell)));
  if (counts === undefined) return columns;
  const decimal = decimalSignOf(looked.flat());
  const sumAt = (place: number) =>
    cellsAt(place).reduce((sum, cell) => sum + (readAmount(cell, decimal) ?? 0), 0);
  const [money] = places
    .filter((place) => place !== counts && cellsAt(place).every((cell) => isNumber(cell) && !isBarcode(cell)))
    .sort((one, other) => sumAt(other) - sumAt(one) || other - one);
  if (money === undefined) return { ...columns, sold: counts };
  const isOfOne = sumAt(money) < sumAt(counts) / 2;
  return { ...columns, sold: counts, [isOfOne ? 'price' : 'revenue']: money };
}

const isBarcode = (cell: string) => /^\d{7,14}$/.test(cell);

/**
 * Tills call the cost of one and the cost of all by the same names: it is the one that leaves a price that a kitchen can
 * live on. All rows are looked at: their order says nothing.
 */
function withPlainCost({ rows }: ListTable, columns: SalesColumns): SalesColumns {
  const { cost, unit_cost, ...others } = columns;
  const { sold, revenue, price } = others;
  const place = cost ?? unit_cost;
  if (sold === undefined || place === undefined || (cost !== undefined && unit_cost !== undefined))
    return columns;
  const numbers = [sold, place, revenue, price].filter((column) => column !== undefined);
  const decimal = decimalSignOf(rows.flatMap(({ cells }) => numbers.map((column) => cells[column] ?? '')));
  const number = (cells: readonly string[], column: number | undefined) =>
    column === undefined ? undefined : readAmount(cells[column] ?? '', decimal);
  const votes = rows.flatMap(({ cells }) => {
    const count = number(cells, sold) ?? 0;
    const paid = number(cells, revenue) ?? (number(cells, price) ?? 0) * count;
    const share = (number(cells, place) ?? 0) / paid;
    if (!(count > 1 && paid > 0 && share > 0)) return [];
    if (share * count > 1) return ['all'];
    return share < 0.1 ? ['one'] : [];
  });
  const isOf = (what: string) => votes.filter((vote) => vote === what).length > votes.length / 2;
  if (cost !== undefined && isOf('one')) return { ...others, unit_cost: cost };
  if (unit_cost !== undefined && isOf('all')) return { ...others, cost: unit_cost };
  return columns;
}
