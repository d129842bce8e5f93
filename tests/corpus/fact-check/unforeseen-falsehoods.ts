import type { UnforeseenText } from './unforeseen-text.ts';

export const UNFORESEEN_FALSE: readonly UnforeseenText[] = [
  {
    restaurant: 'Osteria Lupo',
    planted: 'forty years',
    text: 'For more than forty years, our Roman trattoria has been a quiet corner of New York.',
  },
  {
    restaurant: 'Osteria Lupo',
    planted: 'seven nights a week',
    text: 'We light the stove seven nights a week, so come whenever you are hungry.',
  },
  {
    restaurant: 'Osteria Lupo',
    planted: '$17',
    text: 'Cacio e pepe for $17 and carbonara for $19: choosing is the hardest part.',
  },
  {
    restaurant: 'Osteria Lupo',
    planted: 'San Marzano tomatoes',
    text: 'Simmered San Marzano tomatoes, a little pecorino, and Ada’s steady hand.',
  },
  {
    restaurant: 'Casa Ramona',
    planted: 'Reserve',
    text: 'Reserve your table today and taste what three generations of Oaxacan cooking can do.',
  },
  {
    restaurant: 'Casa Ramona',
    planted: 'under 12',
    text: 'Kids under 12 eat free on Wednesdays, so bring the whole crew.',
  },
  {
    restaurant: 'Casa Ramona',
    planted: 'Mondays',
    text: 'Beat the Monday blues with tacos de barbacoa: we are here from 11:30 on Mondays too.',
  },
  {
    restaurant: 'Smash & Co',
    planted: '4 to 7',
    text: 'Happy hour runs Monday to Friday from 4 to 7 pm, so leave work early.',
  },
  {
    restaurant: 'Smash & Co',
    planted: 'gluten-friendly buns',
    text: 'Ask for our gluten-free bun if you need one.',
  },
  {
    restaurant: 'The Copper Ladle',
    planted: '1847',
    text: 'Two sisters run this pub, which has poured pints since 1847.',
  },
  {
    restaurant: 'The Copper Ladle',
    planted: 'Tuesday',
    text: 'Quiz night is every Tuesday at 8 pm; bring your cleverest friends.',
  },
  { restaurant: 'The Copper Ladle', planted: '£15.00', text: 'Fish and chips with mushy peas, now £15.00.' },
  {
    restaurant: 'Green Window',
    planted: 'until 8 pm',
    text: 'Laptops are welcome, coffee is poured, and the doors stay open until 8 pm.',
  },
  {
    restaurant: 'Green Window',
    planted: 'nut-free',
    text: 'Our carrot cake is vegan and nut-free, so everyone can have a slice.',
  },
  { restaurant: 'Tide & Table', planted: '2018', text: 'In 2018 our chowder won the Harbor Cup.' },
  {
    restaurant: 'Tide & Table',
    planted: 'Maine sea urchin',
    text: 'Order the oysters, then let Joan surprise you with fresh sea urchin.',
  },
  {
    restaurant: 'Tide & Table',
    planted: '(207) 555-0118',
    text: 'Six or more? Book by phone: (207) 555-0118.',
  },
  {
    restaurant: 'Little Hanoi',
    planted: 'delivered',
    text: 'Pho bo, delivered to your door in half an hour.',
  },
  {
    restaurant: 'Little Hanoi',
    planted: 'twenty-four hours',
    text: 'Linh’s broth simmers for twenty-four hours before it meets your bowl.',
  },
  {
    restaurant: 'Little Hanoi',
    planted: 'Bon Appétit',
    text: 'As featured in Bon Appétit, our summer rolls are $8.',
  },
  {
    restaurant: 'Taberna Olmo',
    planted: 'con tarjeta',
    text: 'Paga con tarjeta o en efectivo, como prefieras.',
  },
  {
    restaurant: 'Taberna Olmo',
    planted: '8,50',
    text: 'El salmorejo con huevo y jamón, a 8,50 €, es nuestra bienvenida.',
  },
  {
    restaurant: 'Verde Limón',
    planted: 'frutos secos',
    text: 'La ensalada de quinoa lleva nueces y queso fresco.',
  },
  {
    restaurant: 'Chez Odette',
    planted: 'quarante',
    text: 'Quarante couverts et un comptoir en zinc : arrivez tôt.',
  },
  {
    restaurant: 'Chez Odette',
    planted: 'dimanche',
    text: 'Le dimanche, Odette prépare les quenelles de brochet pour toute la table.',
  },
  {
    restaurant: 'Crêperie du Port',
    planted: 'Quimper',
    text: 'Une crêperie bretonne au cœur de Quimper, depuis 1976.',
  },
  {
    restaurant: 'Trattoria Ninetta',
    planted: 'pizza',
    text: 'Dopo i tonnarelli, assaggia la nostra pizza al taglio.',
  },
  {
    restaurant: 'Pizzeria Vesuvio 3',
    planted: '72 ore',
    text: 'Il nostro impasto lievita per 72 ore: la Diavola lo sa.',
  },
  {
    restaurant: 'Gasthaus Krone',
    planted: 'vierter Generation',
    text: 'Seit 1953 kochen wir in vierter Generation schwäbisch.',
  },
  {
    restaurant: 'Zum Rebstock',
    planted: 'zwanzig Weine',
    text: 'Karl schenkt zwanzig Weine offen aus, dazu gibt es Obatzda mit Brezel.',
  },
];
