/** Owners’ texts, each with the dishes and set menus (`menu …`) that are read from it. */
export const MENUS: readonly (readonly [text: string, read: readonly string[]])[] = [
  // English
  [
    'We have been on Pier Road since 1998.\n\nStarters\nClam chowder  8.50\nHush puppies  6\n\nMains\nFried shrimp basket  17\nwith slaw and fries\n\nCome hungry!',
    [
      '[Starters] Clam chowder 8.50',
      '[Starters] Hush puppies 6',
      '[Mains] Fried shrimp basket (with slaw and fries) 17',
    ],
  ],
  [
    'Coffee cart on Elm.\nFlat white $4\nCold brew $4.50\nOat milk latte $5',
    ['Flat white $4', 'Cold brew $4.50', 'Oat milk latte $5'],
  ],
  [
    'Jerk shack: jerk chicken $12, curry goat $14 and festival $3.',
    ['jerk chicken $12', 'curry goat $14', 'festival $3'],
  ],
  ['katsu curry 13, veggie curry 11, gyoza 7', ['katsu curry 13', 'veggie curry 11', 'gyoza 7']],
  [
    'Our tacos are $3.50, the burrito is $12 and quesadillas are $9.',
    ['tacos $3.50', 'burrito $12', 'quesadillas $9'],
  ],
  [
    'Brisket (per lb) 28\nMac and cheese 9\nCornbread 4',
    ['Brisket (per lb) 28', 'Mac and cheese 9', 'Cornbread 4'],
  ],
  ['Tomato bisque: cup $4.25, bowl $6.25', ['Tomato bisque cup=$4.25 bowl=$6.25']],
  [
    'Margherita\nTomato, mozzarella\n$12\n\nMarinara\nTomato, garlic\n$10',
    ['Margherita (Tomato, mozzarella) $12', 'Marinara (Tomato, garlic) $10'],
  ],
  [
    'House red  glass $9 / bottle $34\nHouse white  glass $8 / bottle $30',
    ['House red glass=$9 bottle=$34', 'House white glass=$8 bottle=$30'],
  ],
  ['Kids menu $9.50', ['menu Kids menu $9.50']],
  // Spanish
  [
    'Entrantes\nGazpacho  6,50 €\nCroquetas  9 €\n\nCarnes\nSecreto ibérico  16,50 €',
    ['[Entrantes] Gazpacho 6,50 €', '[Entrantes] Croquetas 9 €', '[Carnes] Secreto ibérico 16,50 €'],
  ],
  [
    'Tacos al pastor 25 pesos, gringas 60 pesos y aguas frescas 20 pesos',
    ['Tacos al pastor 25 pesos', 'gringas 60 pesos', 'aguas frescas 20 pesos'],
  ],
  ['Menú del día 14,50 €', ['menu Menú del día 14,50 €']],
  [
    'Postres: flan 4,50 €, arroz con leche 5 €, torrija 6 €',
    ['[Postres] flan 4,50 €', '[Postres] arroz con leche 5 €', '[Postres] torrija 6 €'],
  ],
  // French
  [
    'Boissons\nEspresso - 300 XPF\nCafé au lait - 500 XPF',
    ['[Boissons] Espresso 300 XPF', '[Boissons] Café au lait 500 XPF'],
  ],
  [
    'Crêpe caramel au beurre salé 5,50 €, crêpe sucre 4 €',
    ['Crêpe caramel au beurre salé 5,50 €', 'crêpe sucre 4 €'],
  ],
  [
    'Menu à 25€\nŒuf cocotte aux lardons\nTerrine de campagne\n***\nCrème brûlée',
    ['menu Menu 25€', '{Menu} Œuf cocotte aux lardons', '{Menu} Terrine de campagne', '{Menu} Crème brûlée'],
  ],
  // German
  [
    'Suppen\nRindsuppe mit Fritatten 5,50\noder mit Leberknödel 5,90\nMostschaumsuppe 6,00',
    ['[Suppen] Rindsuppe mit Fritatten =5,50 oder mit Leberknödel=5,90', '[Suppen] Mostschaumsuppe 6,00'],
  ],
  [
    'Wiener Schnitzel 24,50 €, Gulasch 16,90 €, Käsespätzle 13,90 €',
    ['Wiener Schnitzel 24,50 €', 'Gulasch 16,90 €', 'Käsespätzle 13,90 €'],
  ],
  [
    'Apfel – Birnenstrudel 9,00\nMohn – Nusstorte 5,50',
    ['Apfel – Birnenstrudel 9,00', 'Mohn – Nusstorte 5,50'],
  ],
  // Italian
  [
    'Primi\nCacio e pepe  11\nAmatriciana  12\nGnocchi  10',
    ['[Primi] Cacio e pepe 11', '[Primi] Amatriciana 12', '[Primi] Gnocchi 10'],
  ],
  ['La carbonara costa 11 euro, la gricia 10 euro', ['carbonara 11 euro', 'gricia 10 euro']],
  ['Supplì 3 €\nFiore di zucca 4 €\nOffresi anche dolce della casa', ['Supplì 3 €', 'Fiore di zucca 4 €']],
];

/** Prose with prices, hours, phone numbers, and addresses, from which no menu is read. */
export const NO_MENUS: readonly string[] = [
  'We sell our famous $14 lobster roll all summer long.',
  'Most of our mains are between 18 and 26 dollars.',
  'Parking is $10 at the garage on 5th Street, and the 42 bus stops outside.',
  'Adults $25, kids $12, seniors $20',
  'Open Mon-Fri 11 - 22\nSat 12 - 23\nSun 12 - 20',
  'Dinner 17.30 - 22.00\nLunch 11.30 - 14.30',
  '12 Main Street\nSuite 4\nSpringfield 62704',
  'Call 718 555 0147 or 718 555 0148\nFax 718 555 0149',
  'Seats 40\nTables 12\nRooms 3',
  'We opened in 1987, moved in 2004, and won prizes in 2010 and 2015.',
  'Delivery $5, corkage $20, room rental $200',
  'Nuestra carta va de 8 a 20 euros. Abrimos de 13 a 16 y de 20 a 23.',
  'El envío a domicilio cuesta 3 euros.',
  'Comptez 25 € par personne, boissons comprises. Ouvert de 12 h à 14 h.',
  'Livraison à 5 €, supplément emballage à 1 €',
  'Eintritt für 5 Euro, Kinder für 3 Euro.',
  'Geöffnet Dienstag bis Sonntag 17 bis 23 Uhr, Montag Ruhetag. Plätze 60.',
  'Coperto 2 euro, consegna 3 euro',
  'Aperti dal martedì alla domenica, 19.30 - 23.00. Circa 60 posti.',
];
