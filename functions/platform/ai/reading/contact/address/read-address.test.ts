import { describe, expect, test } from 'vitest';
import { addresses } from './addresses-in.test-data.ts';

describe('addresses without a word for the street', () => {
  test.each([
    [
      'on the corner in Peebles, 42 Northgate EH45 8RS. Dogs welcome',
      'Peebles, 42 Northgate EH45 8RS | Peebles |  | EH45 8RS',
    ],
    [
      'Unit 3, The Old Mill, Westport, Co. Mayo. Seafood',
      'Unit 3, The Old Mill, Westport, Co. Mayo | Westport | Co. Mayo | ',
    ],
    [
      'Café des Arts, 5340 boul. Saint-Laurent, Montréal. Ouvert 7 jours',
      '5340 boul. Saint-Laurent, Montréal | Montréal |  | ',
    ],
    ['Not fancy. 1 E Main, Ripon WI. Breakfast', '1 E Main, Ripon WI | Ripon | WI | '],
    [
      'Church Lane, Little Wexcombe, Wiltshire SN8 3XX',
      'Church Lane, Little Wexcombe, Wiltshire SN8 3XX | Little Wexcombe | Wiltshire | SN8 3XX',
    ],
    ['Find us at Unit 12 Trinity Market Hull', 'Unit 12 Trinity Market Hull | Hull |  | '],
  ])('%j', (text, address) => expect(addresses(text, 'GB')).toEqual([address]));
});

describe('addresses in small letters', () => {
  test.each([
    ['its gonna be at 2210 N Lamar blvd austin. my mom cooks', '2210 N Lamar blvd austin | austin |  | '],
    ['we are at 14 west pine street, toledo oh. cash only', '14 west pine street | toledo |  | '],
    ['8811 long point rd. tacos, tortas', '8811 long point rd. |  |  | '],
    [
      'friterie chez momo, chaussée de wavre 512 à etterbeek. cash',
      'chaussée de wavre 512 à etterbeek | etterbeek |  | ',
    ],
    ['nome: Radicchio. via del pratello 88/a. accesso disabili', 'via del pratello 88/a |  |  | '],
    ['das ist in der karl heine straße 92. hunde dürfen rein', 'karl heine straße 92 |  |  | '],
    ['estamos en la calle petén 214 esq. eugenia, cdmx', 'calle petén 214 | cdmx |  | '],
  ])('%j', (text, address) => expect(addresses(text)).toEqual([address]));

  test.each([
    '10 minutes down the road from the park',
    'per prenotare via whatsapp 333',
    '5 min walk from the station, 2 blocks off the street',
    'parkplatz 20 meter entfernt, 32 sitzplätze',
    'we seat 40 people on the street in summer',
  ])('no address: %j', (text) => expect(addresses(text)).toEqual([]));
});

describe('forms of the countries', () => {
  test.each([
    [
      'Kirchgasse 4 in 72622 Nürtingen. Tel. 07022 55501',
      'Kirchgasse 4 in 72622 Nürtingen | Nürtingen |  | 72622',
    ],
    ['Müllerstr 33a 13353 Berlin. alles halal', 'Müllerstr 33a 13353 Berlin | Berlin |  | 13353'],
    ['Via ai Grotti 3, 6652 Tegna. Cucina', 'Via ai Grotti 3, 6652 Tegna | Tegna |  | 6652'],
    [
      'Località Poggio ai Frati 5, San Gimignano (SI).',
      'Località Poggio ai Frati 5, San Gimignano (SI) | San Gimignano | SI | ',
    ],
    [
      'Barcelona, Carrer de Blai 23, bajos. Se llama',
      'Barcelona, Carrer de Blai 23, bajos | Barcelona |  | ',
    ],
    [
      'Polígono Txorierri, nave 7\n48180 Loiu (Bizkaia)\n',
      'Polígono Txorierri, nave 7\n48180 Loiu (Bizkaia) | Loiu | Bizkaia | 48180',
    ],
    [
      'carrera 43A #7-50 local 102, El Poblado. pedidos',
      'carrera 43A #7-50 local 102, El Poblado | El Poblado |  | ',
    ],
    ['AV. HIDALGO 1820-B COL. LETRAN VALLE CDMX', 'AV. HIDALGO 1820-B COL. LETRAN VALLE CDMX |  |  | '],
    ['30 Seng Poh Rd S168898. No reservation', '30 Seng Poh Rd S168898 |  |  | 168898'],
    [
      '14, Law Garden Marg, Ahmedabad 380009',
      '14, Law Garden Marg, Ahmedabad 380009 | Ahmedabad |  | 380009',
    ],
    ['Hayward, WI (N2415 County Road B). Steaks', 'Hayward, WI (N2415 County Road B) | Hayward | WI | '],
    ['Hull, Newland Avenue 211. Name is Shapla', 'Hull, Newland Avenue 211 | Hull |  | '],
    ['212 1/2 Water St, Port Townsend', '212 1/2 Water St, Port Townsend | Port Townsend |  | '],
    [
      '660, 4e Rang, Saint-Fortunat QC G0P 1G0',
      '660, 4e Rang, Saint-Fortunat QC G0P 1G0 | Saint-Fortunat | QC | G0P 1G0',
    ],
    [
      'a taqueria on 5th between Main & Oak in Yuma Arizona. Call',
      '5th between Main & Oak in Yuma Arizona | Yuma Arizona | Arizona | ',
    ],
    [
      'cart at the corner of 53rd St and 6th Ave, New York. Halal',
      'corner of 53rd St and 6th Ave, New York | New York |  | ',
    ],
  ])('%j', (text, address) => expect(addresses(text)).toEqual([address]));

  test('the town is that where the house is said to be', () => {
    expect(addresses('Pizzeria a Napoli, da noi si mangia bene. Vico Lungo Gelso 8', 'IT')).toEqual([
      'Vico Lungo Gelso 8 | Napoli |  | ',
    ]);
  });

  test('what is old is the post office, what is by a bakery is another place', () => {
    expect(addresses('all-day eatery in the old post office, 7 Main Rd, Hokitika. Hi')).toEqual([
      '7 Main Rd, Hokitika | Hokitika |  | ',
    ]);
    expect(addresses('Bakery · £ · 9 Bath St, Frome BA11 1DN')).toEqual([
      '9 Bath St, Frome BA11 1DN | Frome |  | BA11 1DN',
    ]);
    expect(addresses('our old address was 7 Main Rd, Hokitika')).toEqual([]);
  });
});

describe('addresses that their postal codes give away', () => {
  test.each([
    [
      'spot at 418 n third st, philadelphia pa 19123. we open',
      'US',
      '418 n third st, philadelphia pa 19123 | philadelphia | pa | 19123',
    ],
    [
      'a counter behind an unmarked door at 31 Garnet Alley, Portland, OR 97209. Chef',
      'US',
      '31 Garnet Alley, Portland, OR 97209 | Portland | OR | 97209',
    ],
    [
      'Grill, 2960 S Dixie Hwy, Dearborn, Mich. 48124. Open',
      'US',
      '2960 S Dixie Hwy, Dearborn, Mich. 48124 | Dearborn | Mich. | 48124',
    ],
    [
      'Café, Berlin-Neukölln, Weserstr. 201, 12047. Di–So',
      'DE',
      'Berlin-Neukölln, Weserstr. 201, 12047 | Berlin-Neukölln |  | 12047',
    ],
    [
      'Bahnhofstr. 12 · 72070 Tübingen\nTel. 07071 / 55 01 42',
      'DE',
      'Bahnhofstr. 12 · 72070 Tübingen | Tübingen |  | 72070',
    ],
    [
      'en la Plaza Mayor, 14, de Sepúlveda (Segovia), CP 40300. Teléfono',
      'ES',
      'Plaza Mayor, 14, de Sepúlveda (Segovia), CP 40300 | Sepúlveda |  | 40300',
    ],
    [
      'Postal address is Church Lane, Great Tarrow, Hexham NE46 9ZZ, tel.',
      'GB',
      'Church Lane, Great Tarrow, Hexham NE46 9ZZ | Hexham |  | NE46 9ZZ',
    ],
    [
      'nous sommes au 3 place du lavoir 56000 vannes ouvert',
      'FR',
      '3 place du lavoir 56000 vannes | vannes |  | 56000',
    ],
    [
      'No 18, 4th Cross, Gandhi Bazaar, Bengaluru 560004. Timings',
      'IN',
      'No 18, 4th Cross, Gandhi Bazaar, Bengaluru 560004 | Bengaluru |  | 560004',
    ],
  ])('%j', (text, region, address) => expect(addresses(text, region)).toEqual([address]));

  test.each([
    ['Tel. 09197 555014 und 07071 550142', 'DE'],
    ['7-Up 2\n1929 Club 14', 'AT'],
    ['She trained at 12 Rue Cler, 75007 Paris', 'FR'],
  ])('no address of the house: %j', (text, region) =>
    expect(addresses(text, region).filter((each) => !each.startsWith('?'))).toEqual([]),
  );
});

describe('a town before its street', () => {
  test.each([
    ['we do cajun in Lafayette at 340 Jefferson St', '340 Jefferson St | Lafayette |  | '],
    [
      'on the esplanade at Torquay (Shop 3, 24 The Esplanade)',
      'Torquay (Shop 3, 24 The Esplanade) | Torquay |  | ',
    ],
    [
      'on the pier in Rockport, Texas, 200 Fulton Beach Rd',
      'Rockport, Texas, 200 Fulton Beach Rd | Rockport | Texas | ',
    ],
    ['siamo a Lucca in Via dei Fossi 12', 'Via dei Fossi 12 | Lucca |  | '],
    ['in 83224 Grassau, Dorfweg 8', '83224 Grassau, Dorfweg 8 | Grassau |  | 83224'],
    ['on Sundays in May, 12 Oak Street', '12 Oak Street |  |  | '],
  ])('%j', (source, expected) => expect(addresses(source)).toEqual([expected]));
});
