import { expect, test } from 'vitest';
import { describedSale as described, readSalesExport as readExport } from '#tests/builders/a-sales-export.ts';

/** What must be read of a file: name, number sold, revenue and cost of each item (`-`: not said), by name. */
type RealExport = {
  what: string;
  text: string;
  encoding?: 'utf16le' | 'latin1';
  items: readonly string[];
  /** Channels and times of day that come out, where the file has them. */
  places?: readonly string[];
  from?: string;
  problems?: number;
};

const file = (...lines: string[]) => lines.join('\r\n');

/** As tills and delivery services save them: made up by us after the headings that each is known for. */
const REAL_EXPORTS: readonly RealExport[] = [
  {
    what: 'Toast product mix: all items',
    text: file(
      'Master ID,Item ID,Parent ID,Menu Name,Menu Group,Subgroup,Menu Item,Avg Price,Item Qty (incl voids),% of Ttl Qty (incl voids),Gross Amount (incl voids),% of Ttl Amt (incl voids),Item Qty,Gross Amount,Void Qty,Void Amount,Discount Amount,Net Amount,Tax',
      '100,1,,Dinner,Mains,,Short Rib,31.50,122,12.2,3843.00,20.1,120,3780.00,2,63.00,30.00,3750.00,300.00',
      '101,2,,Dinner,Mains,,Trout,27.00,81,8.1,2187.00,11.4,80,2160.00,1,27.00,0.00,2160.00,172.80',
    ),
    items: ['Short Rib 120 3750 -', 'Trout 80 2160 -'],
  },
  {
    what: 'Toast item selection details: a row an item, with voids and dining options',
    text: file(
      'Location,Order Id,Order #,Sent Date,Order Date,Check Id,Server,Table,Dining Area,Service,Dining Option,Item Selection Id,Item Id,Master Id,SKU,PLU,Menu Item,Menu Subgroup(s),Menu Group,Menu,Sales Category,Gross Price,Discount,Net Price,Qty,Tax,Void?',
      'Main,1,12,10/03/26 12:41 PM,10/03/26 12:40 PM,9,Ana,4,Bar,Lunch,Dine In,1,2,3,,,Cobb Salad,,Salads,Lunch,Food,16.00,0.00,16.00,1.0,1.28,false',
      'Main,1,13,10/13/26 7:41 PM,10/13/26 7:40 PM,9,Ana,4,Bar,Dinner,Take Out,1,2,3,,,Cobb Salad,,Salads,Lunch,Food,32.00,2.00,30.00,2.0,2.40,false',
      'Main,1,14,10/13/26 7:42 PM,10/13/26 7:41 PM,9,Ana,4,Bar,Dinner,Take Out,1,2,3,,,Cobb Salad,,Salads,Lunch,Food,16.00,0.00,16.00,1.0,1.28,true',
    ),
    items: ['Cobb Salad 3 46 -'],
    places: ['dine_in lunch', 'takeout dinner'],
    from: '2026-10-03',
  },
  {
    what: 'Square item sales',
    text: file(
      'Item Name,Item Variation,SKU,Category,Items Sold,Product Sales,Refunds,Discounts & Comps,Net Sales,Tax,Gross Sales,Units Sold,Unit Name',
      'Cortado,Regular,,Coffee,412,"$1,854.00",$0.00,-$12.00,"$1,842.00",$147.36,"$2,001.36",412,',
      'Cold Brew,Large,,Coffee,97,$582.00,-$6.00,$0.00,$576.00,$46.08,$628.08,97,',
    ),
    items: ['Cold Brew 97 576 -', 'Cortado 412 1842 -'],
  },
  {
    what: 'Square items detail, day by day with times and channels',
    text: file(
      'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Channel',
      '2026-10-04,08:14:22,Eastern Time (US & Canada),Bakery,Almond Croissant,2,Regular,,,$9.00,$0.00,$9.00,$0.72,a1,b1,Register,,https://x,Payment,Main,For Here,,Register',
      '2026-10-05,16:20:01,Eastern Time (US & Canada),Bakery,Almond Croissant,-1,Regular,,,-$4.50,$0.00,-$4.50,-$0.36,a2,b2,Register,,https://x,Refund,Main,For Here,,Register',
      '2026-10-05,08:30:01,Eastern Time (US & Canada),Coffee,Drip,3,Large,,,$10.50,$0.00,$10.50,$0.84,a3,b3,Register,,https://x,Payment,Main,To Go,,Register',
    ),
    items: ['Almond Croissant 1 4.5 -', 'Drip 3 10.5 -'],
    places: ['dine_in breakfast', 'takeout breakfast'],
    from: '2026-10-04',
  },
  {
    what: 'Clover item sales, with a title and revenue by category',
    text: file(
      'Item Sales Report',
      'Report for Oct 1 2026 - Oct 31 2026',
      '',
      'Name,Category,Sold,% of Sold,Gross Sales,Refunds,Discounts,Net Sales',
      'Pad Thai,Noodles,310,31%,"$4,960.00",$0.00,$0.00,"$4,960.00"',
      'Mango Rice,Desserts,88,9%,$792.00,$9.00,$0.00,$783.00',
      'Total,,398,,"$5,752.00",$9.00,$0.00,"$5,743.00"',
    ),
    items: ['Mango Rice 88 783 -', 'Pad Thai 310 4960 -'],
    from: '2026-10-01',
  },
  {
    what: 'Lightspeed restaurant product report with cost',
    text: file(
      '"Item";"SKU";"Quantity";"Total excl. tax";"Total incl. tax";"Cost price";"Margin"',
      '"Moules frites";"A1";"64";"1.216,00";"1.337,60";"6,40";"66,3"',
      '"Dame blanche";"A2";"31";"232,50";"255,75";"1,90";"74,7"',
    ),
    items: ['Dame blanche 31 232.5 58.9', 'Moules frites 64 1216 409.6'],
  },
  {
    what: 'Lightspeed with a sum of costs and a footer',
    text: file(
      'Description,Category,Units,Revenue,Cost of Goods,Profit',
      'House Burger,Mains,512,8704.00,2662.40,6041.60',
      'Fries,Sides,700,3500.00,840.00,2660.00',
      ',,1212,12204.00,3502.40,8701.60',
    ),
    items: ['Fries 700 3500 840', 'House Burger 512 8704 2662.4'],
    problems: 1,
  },
  {
    what: 'TouchBistro sales by menu item with groups between',
    text: file(
      'Menu Item,Quantity,Gross Sales,Discounts,Net Sales,% of Sales',
      'Appetizers,,,,,',
      'Calamari,140,2100.00,0.00,2100.00,4.1%',
      'Appetizers Total,140,2100.00,0.00,2100.00,4.1%',
      'Mains,,,,,',
      'Lamb Shank,95,2755.00,20.00,2735.00,5.3%',
      'Mains Total,95,2755.00,20.00,2735.00,5.3%',
    ),
    items: ['Calamari 140 2100 -', 'Lamb Shank 95 2735 -'],
  },
  {
    what: 'Revel product mix with unit cost',
    text: file(
      'Product,Barcode,SKU,Qty Sold,Avg. Price,Gross Sales,Net Sales,Unit Cost,Total Cost,Profit %',
      'Poke Bowl,000012345678,PB1,220,15.50,3410.00,3388.00,4.65,1023.00,69.8',
      'Miso Soup,000012345679,MS1,180,4.50,810.00,810.00,0.60,108.00,86.7',
    ),
    items: ['Miso Soup 180 810 108', 'Poke Bowl 220 3388 1023'],
  },
  {
    what: 'Aloha PMIX with dayparts',
    text: file(
      'Store,Business Date,Day Part,Item Number,Item Name,Num Sold,Price Sold,Amount,Cost,Profit,Food Cost %',
      '101,10/14/2026,Lunch,30012,Club Sandwich,18,13.00,234.00,62.10,171.90,26.5',
      '101,10/14/2026,Dinner,30012,Club Sandwich,6,13.00,78.00,20.70,57.30,26.5',
    ),
    items: ['Club Sandwich 24 312 82.8'],
    places: ['unknown dinner', 'unknown lunch'],
    from: '2026-10-14',
  },
  {
    what: 'Micros Simphony, tab separated in UTF-16 with revenue centers',
    encoding: 'utf16le',
    text: file(
      '\uFEFFRevenue Center\tMenu Item\tSales Qty\tGross Sales\tItem Discounts\tNet Sales',
      'Restaurant\tBranzino\t40\t1,360.00\t0.00\t1,360.00',
      'Room Service\tBranzino\t5\t190.00\t0.00\t190.00',
      'Pool Bar\tPiña Colada\t75\t1,050.00\t15.00\t1,035.00',
    ),
    items: ['Branzino 45 1550 -', 'Piña Colada 75 1035 -'],
    places: ['dine_in unknown'],
  },
  {
    what: 'SpotOn item sales with a group of headings above',
    text: file(
      ',Items,,Sales,',
      'Item,Category,Quantity,Gross,Net',
      'Brisket Plate,BBQ,330,"6,270.00","6,210.50"',
      'Mac & Cheese,Sides,290,"1,740.00","1,740.00"',
    ),
    items: ['Brisket Plate 330 6210.5 -', 'Mac & Cheese 290 1740 -'],
  },
  {
    what: 'Loyverse sales by item',
    text: file(
      'Item name,SKU,Category,Items sold,Gross sales,Items refunded,Refunds,Discounts,Net sales,Cost of goods,Gross profit,Margin,Taxes',
      'Nasi Goreng,10001,Mains,150,1350.00,2,18.00,0.00,1332.00,405.00,927.00,69.59%,0.00',
      'Es Teh,10002,Drinks,210,420.00,0,0.00,0.00,420.00,42.00,378.00,90.00%,0.00',
    ),
    items: ['Es Teh 210 420 42', 'Nasi Goreng 150 1332 405'],
  },
  {
    what: 'SumUp in German, with decimal commas',
    text: file(
      'Artikelbezeichnung;Kategorie;Anzahl;Einzelpreis;Umsatz brutto;MwSt',
      'Flammkuchen;Speisen;88;11,90;1.047,20;7%',
      'Spätburgunder 0,2;Wein;64;6,50;416,00;19%',
    ),
    encoding: 'latin1',
    items: ['Flammkuchen 88 1047.2 -', 'Spätburgunder 0,2 64 416 -'],
  },
  {
    what: 'Zettle products',
    text: file(
      'Name,Variant,SKU,Category,Number of items sold,Average price (USD),Total (USD),Share of sales',
      'Cinnamon Bun,,,Bakery,133,4.25,565.25,31.4',
      'Filter Coffee,Large,,Drinks,201,3.50,703.50,39.1',
    ),
    items: ['Cinnamon Bun 133 565.25 -', 'Filter Coffee 201 703.5 -'],
  },
  {
    what: 'orderbird products with dayless sums',
    text: file(
      'Produkt,Warengruppe,Menge,Netto,MwSt,Brutto',
      'Wiener Schnitzel,Küche,74,"1.306,54","91,46","1.398,00"',
      'Apfelstrudel,Küche,41,"222,43","15,57","238,00"',
    ),
    items: ['Apfelstrudel 41 222.43 -', 'Wiener Schnitzel 74 1306.54 -'],
  },
  {
    what: 'a French till with prices of one and no revenue',
    text: file('Désignation;Qté;Prix unitaire', 'Magret de canard;52;24,00', 'Île flottante;33;8,50'),
    items: ['Magret de canard 52 1248 -', 'Île flottante 33 280.5 -'],
  },
  {
    what: 'a Spanish till with channels',
    text: file(
      'Fecha;Hora;Artículo;Unidades;Importe;Canal',
      '03/10/2026;14:05;Tortilla;3;27,00;Mesa',
      '15/10/2026;21:40;Tortilla;2;18,00;Glovo',
      '15/10/2026;21:41;Pan;2;4,00;Mesa',
    ),
    items: ['Pan 2 4 -', 'Tortilla 5 45 -'],
    places: ['delivery dinner', 'dine_in dinner', 'dine_in lunch'],
    from: '2026-10-03',
  },
  {
    what: 'an Italian report with incasso',
    text: file('Articolo\tQuantità\tIncasso', 'Cacio e pepe\t120\t€ 1.680,00', 'Tiramisù\t85\t€ 595,00'),
    items: ['Cacio e pepe 120 1680 -', 'Tiramisù 85 595 -'],
  },
  {
    what: 'DoorDash item sales',
    text: file(
      'Store Name,Item Name,Category,Number of Orders,Quantity Sold,Average Price,Total Sales',
      'Lupo,Chicken Parm,Mains,61,66,$18.95,"$1,250.70"',
      'Lupo,Garlic Knots,Sides,40,44,$6.95,$305.80',
    ),
    items: ['Chicken Parm 66 1250.7 -', 'Garlic Knots 44 305.8 -'],
  },
  {
    what: 'Uber Eats order items',
    text: file(
      'Order ID,Order Date / Time,Store,Order Status,Item Name,Item Quantity,Item Price,Item Subtotal,Fulfillment Type',
      '#A1,2026-10-09 19:02,Lupo,Completed,Chicken Parm,1,$18.95,$18.95,Delivery',
      '#A2,2026-10-09 19:30,Lupo,Canceled,Chicken Parm,1,$18.95,$18.95,Delivery',
      '#A3,2026-10-10 12:10,Lupo,Completed,Chicken Parm,2,$18.95,$37.90,Pickup',
    ),
    items: ['Chicken Parm 3 56.85 -'],
    places: ['delivery dinner', 'takeout lunch'],
    from: '2026-10-09',
  },
  {
    what: 'GloriaFood-like orders without a quantity, a row an item',
    text: file(
      'Order time;Order type;Item;Price',
      '2026-10-01 18:00;Pickup;Gyros;9.50',
      '2026-10-01 18:30;Delivery;Gyros;9.50',
      '2026-10-02 18:30;Delivery;Baklava;4.00',
    ),
    items: ['Baklava 1 4 -', 'Gyros 2 19 -'],
    places: ['delivery dinner', 'takeout dinner'],
    from: '2026-10-01',
  },
  {
    what: 'Shopify POS by product title',
    text: file(
      'Product title,Product vendor,Net quantity,Gross sales,Discounts,Returns,Net sales,Taxes,Total sales',
      'Kimchi Jar,Lupo,58,696.00,-12.00,-12.00,672.00,0.00,672.00',
      'Chili Oil,Lupo,91,1001.00,0.00,0.00,1001.00,0.00,1001.00',
    ),
    items: ['Chili Oil 91 1001 -', 'Kimchi Jar 58 672 -'],
  },
  {
    what: 'Odoo POS order lines',
    text: file(
      '"Date","Product","Product Category","# Lines","Product Quantity","Average Price","Total Price","Margin"',
      '"2026-10-31","Ramen","Food","40","44","14.0","616.0","431.2"',
      '"2026-10-30","Ramen","Food","30","30","14.0","420.0","294.0"',
    ),
    items: ['Ramen 74 1036 -'],
    from: '2026-10-30',
  },
  {
    what: 'Epos Now sales by product',
    text: file(
      'Product Name,Category,Quantity Sold,Net Sales,VAT,Gross Sales,Cost Price,Gross Profit,% Margin',
      'Fish & Chips,Mains,201,£2914.50,£582.90,£3497.40,£884.40,£2030.10,69.7',
      'Mushy Peas,Sides,99,£198.00,£39.60,£237.60,£29.70,£168.30,85.0',
    ),
    items: ['Fish & Chips 201 2914.5 884.4', 'Mushy Peas 99 198 29.7'],
  },
  {
    what: 'Upserve menu intelligence',
    text: file(
      'item,menu,category,sold,revenue,item_cost',
      'Duck Ragu,Dinner,Pasta,144,3456.00,6.10',
      'Burrata,Dinner,Starters,171,2736.00,4.20',
    ),
    items: ['Burrata 171 2736 718.2', 'Duck Ragu 144 3456 878.4'],
  },
  {
    what: 'an owner’s own sheet, with a title, remarks and gaps',
    text: file(
      'October - what we sold,,,',
      ',,,',
      'Dish,How many sold,Price,Cost',
      'Lasagna,96,17,4.80',
      'Soup of the day,,8,1.90',
      'Panna cotta,41,8,1.50',
      ',,,',
      'Total,137,,',
    ),
    items: ['Lasagna 96 1632 460.8', 'Panna cotta 41 328 61.5'],
    problems: 1,
  },
  {
    what: 'a sheet without headings',
    text: file('Lasagna,96,1632.00', 'Panna cotta,41,328.00'),
    items: ['Lasagna 96 1632 -', 'Panna cotta 41 328 -'],
  },
  {
    what: 'a sheet without headings, with what was spent behind what came in',
    text: file('Lasagna,96,1632.00,460.80', 'Panna cotta,41,328.00,61.50'),
    items: ['Lasagna 96 1632 -', 'Panna cotta 41 328 -'],
  },
  {
    what: 'a sheet without headings, with barcodes',
    text: file('4006381333931,Lasagna,96,1632.00', '4006381333948,Panna cotta,41,328.00'),
    items: ['Lasagna 96 1632 -', 'Panna cotta 41 328 -'],
  },
  {
    what: 'a sheet without headings, with the price and the cost of one',
    text: file('Lasagna,96,17.00,4.80', 'Panna cotta,41,8.00,1.50'),
    items: ['Lasagna 96 1632 -', 'Panna cotta 41 328 -'],
  },
  {
    what: 'a list with a sign of times before each number',
    text: file('Dish,Count,Sales ($)', 'Ramen,x21,$336', 'Gyoza,x 40,$280'),
    items: ['Gyoza 40 280 -', 'Ramen 21 336 -'],
  },
  {
    what: 'a report with hours of the day',
    text: file(
      'Hour,Item,Count,Net Sales',
      '11 AM,Bagel,22,88.00',
      '8 AM,Bagel,71,284.00',
      '8 AM,Latte,90,450.00',
    ),
    items: ['Bagel 93 372 -', 'Latte 90 450 -'],
    places: ['unknown breakfast', 'unknown lunch'],
  },
  {
    what: 'Vectron in German: article numbers, cents without sign, sums of groups',
    text: file(
      'PLU-Nr;Artikel;Absatz;Umsatz;Anteil %',
      '0101;Pils 0,3;1.210;4.235,00;12,1',
      '0102;Weizen 0,5;804;4.020,00;11,5',
      'Summe;;2.014;8.255,00;23,6',
    ),
    items: ['Pils 0,3 1210 4235 -', 'Weizen 0,5 804 4020 -'],
  },
  {
    what: 'NCR counterpoint with modifiers beside items',
    text: file(
      'Item Type,Item,Modifier,Item Sold,Modifier Sold,Item Sales,Average Price',
      'Item,Breakfast Burrito,,301,,3160.50,10.50',
      'Item,Huevos Rancheros,,122,,1586.00,13.00',
    ),
    items: ['Breakfast Burrito 301 3160.5 -', 'Huevos Rancheros 122 1586 -'],
  },
  {
    what: 'Heartland with negative returns in parentheses',
    text: file(
      'Item Description,Qty,Ext Price',
      'Gumbo,150,"$2,250.00"',
      'Gumbo,(2),($30.00)',
      'Beignets,90,$630.00',
    ),
    items: ['Beignets 90 630 -', 'Gumbo 148 2220 -'],
  },
  {
    what: 'Square item sales with a column of how many were refunded',
    text: file(
      'Item Name,Item Variation,Category,SKU,Items Sold,Units Sold,Gross Sales,Items Refunded,Refunds,Discounts & Comps,Net Sales,Tax',
      'Latte,Small,Coffee,,130,,$520.00,0,$0.00,-$10.00,$510.00,$40.80',
      'Mocha,Large,Coffee,,90,,$450.00,1,-$5.00,$0.00,$445.00,$35.60',
    ),
    items: ['Latte 130 510 -', 'Mocha 90 445 -'],
  },
  {
    what: 'Zettle products: the final price is that of all of them',
    text: file(
      'Name,Variant,SKU,Quantity sold,Discount,Final price,VAT,Margin',
      'Fish & Chips,,,220,-12.00,3068.00,511.33,0',
      'Mushy Peas,,,140,0.00,280.00,46.67,0',
    ),
    items: ['Fish & Chips 220 3068 -', 'Mushy Peas 140 280 -'],
  },
  {
    what: 'ready2order products with tips among them',
    text: file(
      'Produktname;Produktgruppe;Verkäufe;Umsatz brutto;Umsatz netto;Steuersatz',
      'Melange;Kaffee;612;2570,40;2142,00;20',
      'Apfelstrudel;Mehlspeisen;190;1045,00;950,00;10',
      'Trinkgeld;;1;120,00;120,00;0',
    ),
    items: ['Apfelstrudel 190 950 -', 'Melange 612 2142 -'],
  },
  {
    what: 'a report of an Italian till',
    text: file(
      'Descrizione;Reparto;Q.tà;Importo €;% sul totale',
      'Spaghetti alle vongole;Primi;66;1.056,00;30',
      'Acqua 75cl;Bevande;160;400,00;11',
    ),
    items: ['Acqua 75cl 160 400 -', 'Spaghetti alle vongole 66 1056 -'],
  },
  {
    what: 'a report of a Swedish till',
    text: file(
      'Namn;Variant;Artikelnummer;Antal sålda;Försäljning (SEK);Moms (SEK)',
      'Köttbullar;;;77;11 935,00;1 278,75',
      'Räksmörgås;;;52;9 620,00;1 030,71',
    ),
    items: ['Köttbullar 77 11935 -', 'Räksmörgås 52 9620 -'],
  },
  {
    what: 'a French till with totals before and after taxes',
    text: file(
      'Famille;Produit;Quantité;Prix unitaire TTC;Total TTC;Total HT;TVA',
      'Plats;Magret de canard;74;22,00;1628,00;1480,00;148,00',
      'Desserts;Île flottante;52;7,00;364,00;330,91;33,09',
    ),
    items: ['Magret de canard 74 1480 -', 'Île flottante 52 330.91 -'],
  },
  {
    what: 'SumUp products: net beside total',
    text: file(
      'Product name,Variant,Quantity,Total,Net,VAT',
      'Flat White,,410,"£1,394.00","£1,161.67",£232.33',
      'Scone,,95,£285.00,£285.00,£0.00',
    ),
    items: ['Flat White 410 1161.67 -', 'Scone 95 285 -'],
  },
];

test.each(REAL_EXPORTS)('$what', async (exported) => {
  const { items, from, problemCount } = await readExport(exported);
  expect(items.map(described).sort()).toEqual([...exported.items].sort());
  expect(from).toBe(exported.from);
  expect(problemCount).toBe(exported.problems ?? 0);
  if (exported.places === undefined) return;
  const places = items.flatMap(({ cells }) => cells.map(({ channel, daypart }) => `${channel} ${daypart}`));
  expect([...new Set(places)].filter((place) => place !== 'other unknown').sort()).toEqual(exported.places);
});
