import { expect, test } from 'vitest';
import { describedSale, readSalesExport } from '#tests/builders/a-sales-export.ts';

const file = (...lines: string[]) => lines.join('\n');

/** Files of our own making, in the ways of tills that the reader did not know. */
const EXPORTS: readonly (readonly [what: string, text: string, items: readonly string[]])[] = [
  [
    'an owner’s sheet: how many, took in, what it costs us',
    file(
      'Dish;How many;Took in;What it costs us',
      'Fish & chips;62;€ 899,00;€ 4,10',
      'Mussels;40;€ 640,00;€ 5,20',
    ),
    ['Fish & chips 62 899 254.2', 'Mussels 40 640 208'],
  ],
  [
    'a sum without a name',
    file(
      'S.No,Item Name,Category,Qty Sold,Rate,Gross Amt,Discount,Net Amt',
      '1,Paneer Tikka,Starters,120,320.00,38400.00,400.00,38000.00',
      '2,Dal Makhani,Mains,95,280.00,26600.00,0.00,26600.00',
      ',,,215,,65000.00,400.00,64600.00',
    ),
    ['Dal Makhani 95 26600 -', 'Paneer Tikka 120 38000 -'],
  ],
  [
    'Petpooja, with groups and a sum of them',
    file(
      'Restaurant Name:,Spice Hut',
      'Date:,2026-10-01 to 2026-10-31',
      '',
      'Category,Item,Code,Sap Code,Qty.,Total (₹)',
      'Breads,Butter Naan,BN1,,412,"24,720.00"',
      'Breads,Garlic Naan,GN1,,200,"14,000.00"',
      'Sub Total,,,,612,"38,720.00"',
    ),
    ['Butter Naan 412 24720 -', 'Garlic Naan 200 14000 -'],
  ],
  [
    'Lightspeed K with profit and margin',
    file(
      'SKU,Item,PLU Group,Quantity,Gross,Discounts,Net,Tax1,Cost,Profit,Margin %',
      '10,Lamb Rump,Mains,44,1276.00,26.00,1250.00,125.00,440.00,810.00,64.8',
      '11,Burrata,Starters,70,1120.00,0,1120.00,112.00,280.00,840.00,75',
    ),
    ['Burrata 70 1120 280', 'Lamb Rump 44 1250 440'],
  ],
  [
    'TouchBistro with voids',
    file(
      '"Menu Item","Menu Group","Sales Category","Quantity","Amount","Voids","Discounts"',
      '"Caesar","Salads","Food","31","$403.00","1","$0.00"',
      '"Pinot Noir 6oz","Wine","Alcohol","80","$1,040.00","0","$13.00"',
      '"TOTAL","","","111","$1,443.00","1","$13.00"',
    ),
    ['Caesar 31 403 -', 'Pinot Noir 6oz 80 1040 -'],
  ],
  [
    'Gastronovi',
    file(
      'Artikelnummer;Artikel;Warengruppe;Anzahl;Einzelpreis;Umsatz brutto;Umsatz netto;MwSt',
      '1001;Wiener Schnitzel;Hauptspeisen;134;24,90;3.336,60;2.803,87;19',
      '1002;Käsespätzle;Hauptspeisen;88;16,50;1.452,00;1.220,17;19',
    ),
    ['Käsespätzle 88 1220.17 -', 'Wiener Schnitzel 134 2803.87 -'],
  ],
  [
    'a German till with more decimal commas than cells',
    file(
      'Bezeichnung;Menge;VK;Summe;Anteil %',
      'Helles 0,5;1.204;4,60;5.538,40;31,2',
      'Brezn;640;2,20;1.408,00;7,9',
      'Gesamt;1.844;;6.946,40;',
    ),
    ['Brezn 640 1408 -', 'Helles 0,5 1204 5538.4 -'],
  ],
  [
    'a French till with spaces in thousands',
    file(
      'Famille;Produit;Quantité;CA TTC;CA HT;% CA',
      'Plats;Entrecôte frites;96;2 304,00;2 094,55;22',
      'Desserts;Tarte tatin;51;459,00;417,27;4,4',
    ),
    ['Entrecôte frites 96 2094.55 -', 'Tarte tatin 51 417.27 -'],
  ],
  [
    'a Spanish till: Uds.',
    file(
      'Familia;Artículo;Uds.;P. Medio;Importe;Coste;Beneficio',
      'Tapas;Patatas bravas;310;5,90;1.829,00;372,00;1.457,00',
      'Tapas;Gambas al ajillo;120;12,50;1.500,00;600,00;900,00',
    ),
    ['Gambas al ajillo 120 1500 600', 'Patatas bravas 310 1829 372'],
  ],
  [
    'an Italian till: totale lordo and totale netto',
    file(
      'Reparto;Descrizione;Q.tà;Prezzo medio;Totale lordo;Totale netto',
      'Cucina;Cacio e pepe;143;14,00;2.002,00;1.820,00',
      'Bar;Spritz;260;7,00;1.820,00;1.654,55',
    ),
    ['Cacio e pepe 143 1820 -', 'Spritz 260 1654.55 -'],
  ],
  [
    'shares beside counts',
    file(
      'Item,Department,Qty,Qty %,Sales,Sales %',
      'Wings (10),Apps,220,18.2%,"$3,300.00",14.1%',
      'Nachos,Apps,101,8.3%,"$1,414.00",6.0%',
    ),
    ['Nachos 101 1414 -', 'Wings (10) 220 3300 -'],
  ],
  [
    'orders of a delivery service',
    file(
      'Order ID,Order Date,Order Time,Fulfillment,Item Name,Item Quantity,Item Price,Item Total',
      'A1,11/02/2026,6:14 PM,Delivery,Pad See Ew,2,$14.00,$28.00',
      'A2,11/13/2026,12:05 PM,Pickup,Green Curry,1,$15.50,$15.50',
    ),
    ['Green Curry 1 15.5 -', 'Pad See Ew 2 28 -'],
  ],
  [
    'what was refunded, and what was sold without it',
    file(
      'Product,Sold,Refunded,Net Sold,Gross Sales,Net Sales',
      'Espresso,500,5,495,1750.00,1732.50',
      'Muffin,90,0,90,315.00,315.00',
    ),
    ['Espresso 495 1732.5 -', 'Muffin 90 315 -'],
  ],
  [
    'ranks and food cost in percent',
    file(
      'Rank,Menu Item,Times Sold,Avg Price,Total Revenue,Food Cost %',
      '1,Ribeye,88,42.00,3696.00,34%',
      '2,Cod,60,28.00,1680.00,28%',
    ),
    ['Cod 60 1680 -', 'Ribeye 88 3696 -'],
  ],
  [
    'modifiers in rows of their own',
    file(
      'Type,Name,Quantity,Net Sales',
      'Item,Burger,200,2800.00',
      'Modifier,Add bacon,60,120.00',
      'Item,Fries,150,750.00',
    ),
    ['Burger 200 2800 -', 'Fries 150 750 -'],
  ],
  [
    'a Dutch till',
    file(
      'Artikel;Aantal;Omzet incl. btw;Omzet excl. btw',
      'Bitterballen;180;1.350,00;1.238,53',
      'Vaasje;420;1.428,00;1.180,17',
    ),
    ['Bitterballen 180 1238.53 -', 'Vaasje 420 1180.17 -'],
  ],
  [
    'a Portuguese till',
    file(
      'Produto;Quantidade;Preço;Total',
      'Bacalhau à Brás;75;14,50;1087,50',
      'Pastel de nata;300;1,30;390,00',
    ),
    ['Bacalhau à Brás 75 1087.5 -', 'Pastel de nata 300 390 -'],
  ],
  [
    'Swiss francs',
    file('Artikel;Verkaufte Stück;Umsatz CHF', "Rösti;1'204;CHF 26'488.00", "Fondue;88;CHF 2'992.00"),
    ['Fondue 88 2992 -', 'Rösti 1204 26488 -'],
  ],
  [
    'short headings: desc, qty_sold, ext_price',
    file('plu,desc,qty_sold,ext_price', '44,CHX SAND,310,3717.00', '45,ONION RING,128,832.00'),
    ['CHX SAND 310 3717 -', 'ONION RING 128 832 -'],
  ],
  [
    'open food and comps',
    file(
      'Menu Item Name,Quantity Sold,Comp Qty,Gross Sales,Comps,Net Sales',
      'Tuna Roll,90,2,810.00,18.00,792.00',
      'Open Food,3,0,45.00,0.00,45.00',
    ),
    ['Open Food 3 45 -', 'Tuna Roll 90 792 -'],
  ],
  [
    'times of day',
    file('Period,Product,Units,Value', 'Lunch,Soup of the day,60,420.00', 'Dinner,Soup of the day,20,150.00'),
    ['Soup of the day 80 570 -'],
  ],
  [
    'headings with a month',
    file('Item,Oct 2026 Qty,Oct 2026 Sales', 'Gyro,401,4812.00', 'Falafel,166,1577.00'),
    ['Falafel 166 1577 -', 'Gyro 401 4812 -'],
  ],
  [
    'headings in two languages',
    file('商品名 / Item,数量 / Qty,金額 / Amount', '醤油ラーメン,320,"¥288,000"', '餃子,210,"¥94,500"'),
    ['餃子 210 94500 -', '醤油ラーメン 320 288000 -'],
  ],
  [
    'net sales with and without tax',
    file(
      'Branch,Product SKU,Product Name,Net Quantity,Return Qty,Gross Sales,Net Sales with Tax,Net Sales without Tax,Cost',
      'HQ,sk-1,Shawarma Plate,210,2,"8,400.00","8,316.00","7,231.30","2,100.00"',
      'HQ,sk-2,Fattoush,90,0,"2,250.00","2,250.00","1,956.52",630.00',
    ),
    ['Fattoush 90 1956.52 630', 'Shawarma Plate 210 7231.3 2100'],
  ],
  [
    'a Polish till',
    file(
      'Nazwa;Ilość;Wartość brutto;Wartość netto',
      'Pierogi ruskie;340;8 160,00;7 555,56',
      'Żurek;120;2 280,00;2 111,11',
    ),
    ['Pierogi ruskie 340 7555.56 -', 'Żurek 120 2111.11 -'],
  ],
  [
    'an x behind the number',
    file('Item,Qty,Total', 'Taco al pastor,120x,"480,00 €"', 'Agua fresca,60x,"180,00 €"'),
    ['Agua fresca 60 180 -', 'Taco al pastor 120 480 -'],
  ],
  [
    'a German bill: Stk., E-Preis, G-Preis',
    file('Pos;Artikel;Stk.;E-Preis;G-Preis', '1;Currywurst;210;5,50;1.155,00', '2;Pommes;300;3,90;1.170,00'),
    ['Currywurst 210 1155 -', 'Pommes 300 1170 -'],
  ],
  [
    'numbers that names begin with',
    file('Product,Units Sold,Revenue', '2 for 1 Margarita,88,"1,056.00"', '7-Up,120,360.00'),
    ['2 for 1 Margarita 88 1056 -', '7-Up 120 360 -'],
  ],
  [
    'variants in a column of their own',
    file('SKU,Product,Variant,Sold,Net sales', 'A,Latte,Small,100,350.00', 'A,Latte,Large,80,360.00'),
    ['Latte 180 710 -'],
  ],
];

test.each(EXPORTS)('%s', async (_, text, expected) => {
  const { items } = await readSalesExport({ text });
  expect(items.map(describedSale).sort()).toEqual([...expected].sort());
});

test('a sum without any name is not counted, and said', async () => {
  const { items, problems } = await readSalesExport({
    text: file('Item,Qty,Net Amt', 'Dal,95,2660', ',95,2660'),
  });
  expect([items.map(describedSale), problems]).toEqual([
    ['Dal 95 2660 -'],
    ['Line 3: the item name is missing.'],
  ]);
});
