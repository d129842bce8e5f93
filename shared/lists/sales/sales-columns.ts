import { readDay } from '#shared/guests/read-day.ts';
import type { ColumnField, ListKind } from '#shared/lists/list-table.ts';
import type { ColumnsByRole } from '#shared/lists/propose-columns.ts';
import { readAmount } from '#shared/menu/sales/read-amount.ts';
import { channelOf, daypartOf } from '#shared/menu/sales/sales-terms.ts';

export type SalesRole =
  | 'item'
  | 'sold'
  | 'revenue'
  | 'price'
  | 'cost'
  | 'unit_cost'
  | 'date'
  | 'channel'
  | 'daypart'
  | 'voided';
export type SalesColumns = ColumnsByRole<SalesRole>;

const isNumber = (cell: string) => readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined;
/** Quantities have no currency. */
const isCount = (cell: string) => isNumber(cell) && !/\p{Sc}/u.test(cell);
const isWords = (cell: string) => /\p{L}/u.test(cell) && readDay(cell) === undefined;

/** Headings are in English, German, French, Spanish, Italian, and Japanese. */
const FIELDS: Readonly<Record<SalesRole, ColumnField>> = {
  item: {
    label: 'Item',
    headings: `
        lineitem name; menu item; menu item name; item name; item; item description; product name; product title
        product; dish; artikelname; artikelbezeichnung; artikel; produktname; produkt; speise; gericht
        nom du produit; produit; article; plat; producto; articulo; plato; prodotto; articolo; piatto; 商品名; 商品; メニュー
        品名; name; bezeichnung; description; designation; descripcion; descrizione`,
    fits: isWords,
    isKnownByCells: true,
  },
  sold: {
    label: 'Quantity sold',
    headings: `
        net sold; items sold; item sold; qty sold; quantity sold; units sold; sold; times sold; item qty
        item quantity; net quantity; quantity; qty; units; lineitem quantity; menge; verkaufte stuck
        verkaufte menge; anzahl; anz; verkauft; quantite; qte; quantite vendue; qte vendue; vendus; cantidad
        cantidad vendida; unidades; unidades vendidas; uds; quantita; q ta; quantita venduta; q ta venduta; venduti
        数量; 販売数; 個数`,
    fits: isCount,
  },
  revenue: {
    label: 'Total revenue for this row',
    headings: `
        net sales; net revenue; net amount; net total; revenue; total revenue; nettoumsatz; umsatz netto; umsatz
        ca ht; chiffre d affaires ht; chiffre d affaires; montant ht; ventas netas; importe neto; ingresos
        vendite nette; incasso; ricavi; importo netto; 売上; 売上金額; 純売上`,
    fits: isNumber,
  },
  price: {
    label: 'Price per item',
    headings: `
        unit price; item price; menu price; avg price; average price; price; lineitem price; einzelpreis; stuckpreis
        preis; prix unitaire; prix; precio unitario; precio; prezzo unitario; prezzo; 単価; 価格`,
    fits: isNumber,
  },
  cost: {
    label: 'Total cost for this row',
    headings: `
        total cost; cost of goods sold; cost of goods; cogs; wareneinsatz gesamt; cout total; coste total
        costo total; costo totale; 原価合計`,
    fits: isNumber,
  },
  unit_cost: {
    label: 'Cost per item',
    headings: `
        unit cost; cost per item; cost per unit; cost each; einkaufspreis; stuckkosten; cout unitaire
        coste unitario; costo unitario; 原価単価`,
    fits: isNumber,
  },
  date: {
    label: 'Date',
    headings: `
        business date; order date; sale date; transaction date; date; datum; bestelldatum; fecha; date de vente
        data; data vendita; 日付; 営業日`,
    fits: (cell) => readDay(cell) !== undefined,
  },
  channel: {
    label: 'Channel, such as delivery',
    headings: `
        dining option; order type; sales channel; channel; service type; order channel; bestellart; verkaufskanal
        kanal; canal de vente; type de commande; canal; tipo de pedido; canale; tipo ordine; 販売チャネル; 注文種別`,
    fits: (cell) => !['other', 'unknown'].includes(channelOf(cell)),
  },
  daypart: {
    label: 'Time of day',
    headings: `
        daypart; day part; meal period; time of day; time; hour; order hour; tageszeit; uhrzeit; stunde; heure; hora
        franja horaria; ora; fascia oraria; 時間帯; 時刻`,
    fits: (cell) => daypartOf(cell) !== 'unknown',
  },
  voided: {
    label: 'Voided',
    headings: `
        void; voided; is void; canceled; cancelled; refunded; storno; storniert; annule; anulado; annullato`,
    fits: (cell) => /^(?:[\p{L} ]{1,30}|[01])$/u.test(cell),
  },
};

/** Files whose rows are items or sales: a hundred thousand, and lines above and below them. */
export const SALES_LIST: ListKind<SalesRole> = {
  rows: 'sales',
  row: 'item or sale',
  mostLines: 100_200,
  looksLikeData: isNumber,
  days: 'date',
  fields: FIELDS,
};
