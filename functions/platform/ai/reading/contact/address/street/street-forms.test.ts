import { describe, expect, test } from 'vitest';
import { addresses } from '../addresses-in.test-data.ts';

type Case = readonly [region: string, text: string, address: string];

const UNITS: readonly Case[] = [
  [
    'SG',
    'Hup Seng Zi Char\nBlk 233 Ang Mo Kio Ave 3 #01-1190 (coffeeshop)',
    'Blk 233 Ang Mo Kio Ave 3 #01-1190 |  |  | ',
  ],
  [
    'SG',
    'Ah Seng Lor Mee, Whampoa Market Blk 91 #01-47. Closed Mon',
    'Whampoa Market Blk 91 #01-47 |  |  | ',
  ],
  [
    'SG',
    'Mdm Lim, Block 505 Jurong West St 52 #01-12. Open 7am',
    'Block 505 Jurong West St 52 #01-12 |  |  | ',
  ],
  ['SG', '#02-31, Tiong Lane Food Centre, S(168899)', 'Tiong Lane Food Centre, S(168899) |  |  | 168899'],
  [
    'CA',
    'Pho Ngon, 4420 Kingsway Unit 6, Burnaby BC V5H 2A1',
    '4420 Kingsway Unit 6, Burnaby BC V5H 2A1 | Burnaby | BC | V5H 2A1',
  ],
];

const WITHOUT_NUMBER: readonly Case[] = [
  [
    'ES',
    'Chiringuito El Levante, Playa de Los Cañizos s/n, 11159 Zahorilla (Cádiz)',
    'Playa de Los Cañizos s/n, 11159 Zahorilla (Cádiz) | Zahorilla | Cádiz | 11159',
  ],
  [
    'ES',
    'Gran Vía Ramón y Cajal s/n esquina Mosén Fita, Zaragoza',
    'Gran Vía Ramón y Cajal s/n esquina Mosén Fita, Zaragoza | Zaragoza |  | ',
  ],
  [
    'GB',
    'Stable Yard Tearoom. Wexcombe Hall, Wexcombe, Somerset BA4 9ZZ',
    'Wexcombe Hall, Wexcombe, Somerset BA4 9ZZ | Wexcombe | Somerset | BA4 9ZZ',
  ],
  [
    'GB',
    'Breakfast room open to all: The Old Rectory, Fakenham NR21 9ZZ. 8 to 10',
    'Fakenham NR21 9ZZ | Fakenham |  | NR21 9ZZ',
  ],
  ['GB', 'The Larder, Frome BA11 9ZZ. Open daily', 'Frome BA11 9ZZ | Frome |  | BA11 9ZZ'],
  [
    'IE',
    'Clancys, Kilrush, Co. Clare V15 X2P0',
    'Kilrush, Co. Clare V15 X2P0 | Kilrush | Co. Clare | V15 X2P0',
  ],
  [
    'KE',
    "MAMA ATIENO'S, Ngong Road opposite the Kobil, Dagoretti Corner, Nairobi",
    'Ngong Road opposite the Kobil, Dagoretti Corner, Nairobi | Nairobi |  | ',
  ],
  [
    'FR',
    "L'Encas, face à l'école maternelle, Marcillac-Vallon. Ouvert",
    "face à l'école maternelle, Marcillac-Vallon | Marcillac-Vallon |  | ",
  ],
  [
    'DE',
    'Leberkas-Sepp, neben der Sparkasse, Pfaffenhofen. Semmel',
    'neben der Sparkasse, Pfaffenhofen | Pfaffenhofen |  | ',
  ],
  ['IT', 'Bar Gino, di fronte alla stazione, Orte. Caffè', 'di fronte alla stazione, Orte | Orte |  | '],
];

const TOWN_FIRST: readonly Case[] = [
  ['ES', 'Obrador La Miga, Huesca, coso alto 61. Abrimos', 'Huesca, coso alto 61 | Huesca |  | '],
  ['AT', 'Rübezahl, 1070 Wien, Zieglerbergg. 19. Vegan', '1070 Wien, Zieglerbergg. 19 | Wien |  | 1070'],
  ['AR', 'estamos en Rosario, Bv. Oroño 1450, atendemos', 'Rosario, Bv. Oroño 1450 | Rosario |  | '],
  ['FR', "Café-librairie à Die (26), 12 rue de l'Armellerie. Mercredi", "12 rue de l'Armellerie | Die |  | "],
  [
    'FR',
    'la crêperie a concarneau, 12 quai carnot 29900. on ouvre',
    '12 quai carnot 29900 | concarneau |  | 29900',
  ],
  ['IT', 'hosteria — Roma, via Gaspara Stella 8 (Pigneto)', 'via Gaspara Stella 8 | Roma |  | '],
  [
    'IT',
    'si chiama Asmarina, milano zona porta venezia via dei Panfili 6. aperti',
    'via dei Panfili 6 | milano |  | ',
  ],
  [
    'IT',
    'stiamo a testaccio via dei cocci 16 roma pranzo dal lunedì al sabato',
    'via dei cocci 16 | roma |  | ',
  ],
  ['ES', 'estamos en la plaza Mayor 4 de Almagro. Abrimos', 'plaza Mayor 4 | Almagro |  | '],
];

const OWN_FORMS: readonly Case[] = [
  [
    'DE',
    'Bäckerei Krumm in der Hauptstr. 5 in Weil der Stadt. Mo-Fr',
    'Hauptstr. 5 in Weil der Stadt | Weil der Stadt |  | ',
  ],
  [
    'US',
    'Baltica Bakery, 2616 W 69th-Artesian, Chicago. Wed–Sat',
    '2616 W 69th-Artesian, Chicago | Chicago |  | ',
  ],
  [
    'US',
    'BBQ. 3301 FM 1488, Magnolia TX. Look for the smoke',
    '3301 FM 1488, Magnolia TX | Magnolia | TX | ',
  ],
  [
    'US',
    'we r at 1180 Hwy 31 W in Franklin KY right past',
    '1180 Hwy 31 W in Franklin KY | Franklin | KY | ',
  ],
  ['MX', 'Cantina. 5 Oriente 212, C.P. 72000.', '5 Oriente 212, C.P. 72000 |  |  | 72000'],
  ['CL', 'empanadas de horno, Los Carrera 560 Quillota. pino', 'Los Carrera 560 Quillota | Quillota |  | '],
  [
    'CL',
    'FUENTE DE SODA EL CAMPANARIO\nArturo Prat 77, Chillán\nLun a Vie',
    'Arturo Prat 77, Chillán | Chillán |  | ',
  ],
  [
    'IT',
    'siamo sul lungomare di Trani al civico 77. Il pesce',
    'lungomare di Trani al civico 77 | Trani |  | ',
  ],
  ['ES', 'panadería en la calle de la Riera número doce abrimos', 'calle de la Riera número doce |  |  | '],
  [
    'FR',
    'Pizza Nino route de Nîmes 30420 Calvisson, camion blanc',
    'route de Nîmes 30420 Calvisson | Calvisson |  | 30420',
  ],
];

const INNOCENT: readonly (readonly [region: string, text: string])[] = [
  ['US', 'Tapas bar near Seville, croquetas caseras 6, tortilla de patatas 5.50'],
  ['IT', 'Cucina di Roma, cacio e pepe 12. Carbonara vera 13. Tiramisù 6'],
  ['ES', 'Bar Pepe\nTortilla 4, Croquetas 6\nPulpo 12, Pan'],
  ['US', 'Behind the counter, Tom. He has 3 kids'],
  ['SG', 'Set for 8-10 pax $388, book #1 table by phone'],
  ['IT', 'Menu degustazione, 5 portate 48, Vini esclusi'],
  ['CL', 'Promo 2 completos 560 Bebida. Italiano 900'],
  ['GB', 'We deliver to all SE15 4TT homes'],
  ['FR', 'Formule midi 15, Plat du jour 12'],
  ['DE', 'Hinter dem Tresen, Anna. Seit 1998'],
  ['AT', 'Schnitzel 12, Gulasch 9'],
  ['US', 'Sandwich 12, Coke 3, Chicago dog 9'],
];

describe.each([
  ['blocks and units', UNITS],
  ['addresses without a house number', WITHOUT_NUMBER],
  ['the town before or around its street', TOWN_FIRST],
  ['forms of one country', OWN_FORMS],
])('%s', (_, cases) => {
  test.each(cases)('%s: %s', (region, text, address) => expect(addresses(text, region)).toEqual([address]));
});

test.each(INNOCENT)('no certain address in %s: %j', (region, text) =>
  expect(addresses(text, region).filter((one) => !one.startsWith('?'))).toEqual([]),
);
