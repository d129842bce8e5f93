/** Menus in the forms that restaurants use. Names and numbers are replaced. */
export const FIELD_MENUS: readonly (readonly [what: string, text: string, read: readonly string[]])[] = [
  [
    'a currency by its code',
    'Boissons\nEspresso - 300 XPF\nCafé au lait - 500 XPF\nPlats\nSteak frites - 2200 XPF',
    ['[Boissons] Espresso 300 XPF', '[Boissons] Café au lait 500 XPF', '[Plats] Steak frites 2200 XPF'],
  ],
  [
    'choices below a name',
    'Noodle house in Tacoma.\nYakisoba Noodle\nStir fried with vegetables\nChicken, Beef, Pork, or Tofu $13.50\nShrimp Yakisoba $15.00',
    [
      'Yakisoba Noodle (Stir fried with vegetables Chicken, Beef, Pork, or Tofu) $13.50',
      'Shrimp Yakisoba $15.00',
    ],
  ],
  [
    'codes before dishes',
    'Appetizers\nA1. Fried Bean Curd Wrap Salad $8.75\nA2. Fresh Spring Roll 2 for $8.00\nA3. Fried Egg Roll 5 for $8.00\nA4. Potstickers 6 for $8.00',
    [
      '[Appetizers] Fried Bean Curd Wrap Salad $8.75',
      '[Appetizers] Fresh Spring Roll 2 for $8.00',
      '[Appetizers] Fried Egg Roll 5 for $8.00',
      '[Appetizers] Potstickers 6 for $8.00',
    ],
  ],
  [
    'an alternative below a dish',
    'Suppen\nKräftige Rindsuppe mit Fritatten und Schnittlauch 5,50\noder mit hausgemachtem Leberknödel 5,50\nMostschaumsuppe mit Zimtcroutons 6,00',
    [
      '[Suppen] Kräftige Rindsuppe mit Fritatten und Schnittlauch =5,50 oder mit hausgemachtem Leberknödel=5,50',
      '[Suppen] Mostschaumsuppe mit Zimtcroutons 6,00',
    ],
  ],
  [
    'a menu with one price',
    'Menu à 25€\nŒuf cocotte aux lardons\nTerrine de campagne\n***\nDos de cabillaud, crumble de chorizo\nTartare de bœuf\n***\nCrème brûlée à la vanille',
    [
      'menu Menu 25€',
      '{Menu} Œuf cocotte aux lardons',
      '{Menu} Terrine de campagne',
      '{Menu} Dos de cabillaud (crumble de chorizo)',
      '{Menu} Tartare de bœuf',
      '{Menu} Crème brûlée à la vanille',
    ],
  ],
  [
    'two columns of prices',
    'Salads\nGoat cheese\t7.90\t12.20\nGoat cheese on toast, bacon, walnuts.\nPerigord\t11.90\t15.70\nFoie gras, gizzards, smoked duck.',
    [
      '[Salads] Goat cheese (Goat cheese on toast, bacon, walnuts.) =7.90 =12.20',
      '[Salads] Perigord (Foie gras, gizzards, smoked duck.) =11.90 =15.70',
    ],
  ],
  [
    'a price on request',
    'Chinese in Fremont.\nLive Lobster From The Tank (Seasonal, please ask your waiter for price)\nPeppercorn Shrimp 19.95\nDinner for 2  21.95\nWonton Soup, Egg Rolls, Chicken Chop Suey\nDinner for 3  46.95\nWonton Soup, Egg Rolls, Sweet & Sour Chicken Balls',
    [
      'Live Lobster From The Tank market price',
      'Peppercorn Shrimp 19.95',
      'Dinner for 2 (Wonton Soup, Egg Rolls, Chicken Chop Suey) 21.95',
      'Dinner for 3 (Wonton Soup, Egg Rolls, Sweet & Sour Chicken Balls) 46.95',
    ],
  ],
  [
    'a price glued to the name',
    'House Specials\nNutty Sea Bass26.95\nPan seared sea bass with pine nuts.\nTangerine Prawns19.95\nPeppercorn Shrimp19.95',
    [
      '[House Specials] Nutty Sea Bass (Pan seared sea bass with pine nuts.) 26.95',
      '[House Specials] Tangerine Prawns 19.95',
      '[House Specials] Peppercorn Shrimp 19.95',
    ],
  ],
  [
    'a dash within a name',
    'Desserts\nApfel – Birnenstrudel 9,00\nDinkel – Gemüselaibchen 14,50\nMohn – Nusstorte 5,50',
    [
      '[Desserts] Apfel – Birnenstrudel 9,00',
      '[Desserts] Dinkel – Gemüselaibchen 14,50',
      '[Desserts] Mohn – Nusstorte 5,50',
    ],
  ],
];
