import type { StrangersText } from './strangers-text.ts';

/** Texts that state nothing but what is on record. Third round. */
export const THIRD_TRUE: readonly StrangersText[] = [
  [
    'Magnolia Street Kitchen',
    'Sunday scaries don’t stand a chance against warm peach cobbler and a scoop of vanilla ice cream. 🍑 Brunch till 2.',
  ],
  [
    'Magnolia Street Kitchen',
    'Forget small talk. We’d rather have five minutes of silence while you eat. That’s how you know the grits are good.',
  ],
  [
    'Magnolia Street Kitchen',
    'The secret? There isn’t one. Just buttermilk, patience and a honey hot sauce that bites back. $21, Tuesday through Saturday.',
  ],
  [
    'Magnolia Street Kitchen',
    '🐾 PSA: your pup is invited. Our patio is dog-friendly and so are we. See you Saturday!',
  ],
  [
    'Magnolia Street Kitchen',
    'Throwing a party for eight or more? Give us a ring at (912) 555-0142 and we’ll make room at the table. 🎈',
  ],
  ['Pho Saigon Corner', 'Swipe left on sad desk lunches. ➡️ Swipe right on banh mi. $9, ready when you are.'],
  [
    'Pho Saigon Corner',
    'Some like it hot. Some like it iced. ☕🧊 Vietnamese Iced Coffee with condensed milk, five bucks, zero yawns.',
  ],
  [
    'Pho Saigon Corner',
    'Minh’s mother had one rule: broth takes the time it takes. Eighteen hours later, we still don’t argue with her.',
  ],
  [
    'Pho Saigon Corner',
    'Free parking behind the building, hot soup in front of it. What are you waiting for? 🚗🍜',
  ],
  [
    'Pho Saigon Corner',
    'Rolled tight, dipped generously, gone in seconds. Spring rolls with shrimp, mint and peanut sauce. $8',
  ],
  [
    'The Salted Plank',
    'Rain on the windows, chowder in the bowl. £9 well spent, we say. Lunch from noon, Wednesday to Sunday.',
  ],
  [
    'The Salted Plank',
    'Gluten-free and missing your Friday fish supper? Come on a Thursday. That’s when the gluten-free batter comes out. 💙',
  ],
  [
    'The Salted Plank',
    'We don’t do fancy. We do dressed crab, brown bread and lemon mayonnaise, and a harbour that does the rest. £14',
  ],
  ['The Salted Plank', 'Sticky toffee pudding: because life’s too short for fruit salad. 😋 £7.50'],
  [
    'Ember & Rye',
    'Order the wedge. Trust us. Iceberg, bacon, blue cheese, and a crunch you can hear from across the table. $14.',
  ],
  ['Ember & Rye', 'Fire does the work. Andre just listens. 🔥 Dinner every night, 5 to 11.'],
  [
    'Ember & Rye',
    'Truffle fries: the side dish that keeps stealing the show. Parmesan, parsley, eleven dollars, no leftovers.',
  ],
  [
    'Ember & Rye',
    'New week, same ritual: one Smoked Old Fashioned, one deep breath. Happy hour starts at 4. $16',
  ],
  [
    'Ember & Rye',
    'Smoke. Salt. Steak. In that order. Everything here passes over an oak-fired grill. Book tonight at reserve@emberandrye.com',
  ],
  [
    'Green Fork',
    'Your Monday called. It wants to be a Tuesday, because we’re open Tuesdays. ☀️ 8 to 4, walk right in.',
  ],
  [
    'Green Fork',
    'Gluten-free friend? Vegan friend? Just plain hungry friend? The Buddha Bowl has you all covered. $14',
  ],
  [
    'Green Fork',
    'Plot twist: cheesecake without the cheese. Cashews, blueberry compote, date crust, all vegan. $8 🫐',
  ],
  [
    'Green Fork',
    'From food cart to forever home. We started small in 2018 and the mission hasn’t changed: plants are enough.',
  ],
  ['Casa Lupita', 'Tacos al Pastor: pork, pineapple, cilantro, onion. Four words, one craving. $12 🌮'],
  ['Casa Lupita', 'Friday night, 8 pm, mariachi. That’s the whole plan. 🎺🍹'],
  [
    'Casa Lupita',
    'Salt on the rim, lime in the glass, weekend in sight. House Margarita, $10. Open until 10 tonight (midnight on Fridays and Saturdays).',
  ],
  [
    'Casa Lupita',
    'We make the guacamole right at your table, so you can supervise. Quality control is serious business. 🥑 $11',
  ],
  ['Gasthaus Lindenhof', 'Obazda, Brezn, Schatten unter der Linde. Mehr Bayern geht nicht. 🍺 8,90 €'],
  [
    'Gasthaus Lindenhof',
    'Ihr fragt, wir antworten: Ja, der Kaiserschmarrn schmeckt auch zum Abendessen. Nein, teilen müsst ihr trotzdem nicht. 😄',
  ],
  [
    'Gasthaus Lindenhof',
    'Montag und Dienstag tanken wir Kraft. Ab Mittwoch um 11 sind wir wieder für Sie da. Herzlich willkommen!',
  ],
  [
    'Gasthaus Lindenhof',
    'Was gibt’s Schöneres als einen Abend im Biergarten? 80 Plätze, und einer davon ist Ihrer.',
  ],
  [
    'Le Petit Zinc',
    'Pause déj’ qui fait du bien : menu du midi à 19 €, servi du lundi au vendredi dès midi. ⏰',
  ],
  [
    'Le Petit Zinc',
    'Quenelle de brochet, sauce Nantua, et le silence se fait à table. 18 € de pure tendresse.',
  ],
  ['Le Petit Zinc', 'Le dimanche, on dort. Le reste de la semaine, on régale. 😴🍷 24 rue Mercière, Lyon.'],
  ['Le Petit Zinc', 'Ici, pas de chichis : douze tables, une cheffe, une ardoise et l’envie de vous revoir.'],
  ['La Tasca de Elena', 'Lunes cerrado, martes con ganas. Te esperamos desde la una. 🙌'],
  [
    'La Tasca de Elena',
    'Espinacas con garbanzos: el plato vegano que conquista hasta al cuñado más carnívoro. 6 € 🌱',
  ],
  ['La Tasca de Elena', 'Una torrija con miel de azahar y el mundo se arregla un poquito. 5 €'],
  [
    'La Tasca de Elena',
    '📲 Reserva tu mesa (los sábados vamos sin reservas, ¡quien llega, llega!). 954 12 34 56',
  ],
  [
    'Osteria del Ponte',
    'Amarone nel risotto, Monte Veronese sopra, Verona intorno. 18 € e non chiedere altro.',
  ],
  ['Osteria del Ponte', 'Baccalà, polenta e due parole con Giulia: la ricetta di una bella serata.'],
  ['Osteria del Ponte', 'Martedì e mercoledì riposiamo. Giovedì torniamo più affamati di voi. 😉'],
  ['Bombay Lantern', 'Two words: garlic naan. Three words: more garlic naan. $5 🫓'],
  [
    'Bombay Lantern',
    'Rainy Toronto evenings were invented for butter chicken. We don’t make the rules. Dinner till 10, every night.',
  ],
  [
    'Bombay Lantern',
    'Vegan, gluten-free and full of swagger: Chana Masala, $15. Ginger, tomato, chickpeas, done.',
  ],
  [
    'Bombay Lantern',
    'Our tandoor came by ship from Delhi. Our appetite came hungry. Come see what the fire’s about at 482 Gerrard St E.',
  ],
  ['Nonna Rosa Pizzeria', 'Gluten-free? We’ve got you. GF crust for $3 more, same love, same flames. 🔥'],
  ['Nonna Rosa Pizzeria', 'Tuesday to Sunday, 4 PM to 10:30 PM. Mondays are for dreaming about pizza.'],
  [
    'Nonna Rosa Pizzeria',
    'It’s a margherita kind of night: San Marzano tomatoes, fior di latte, basil. $17. Delivery within two miles, grazie!',
  ],
  ['Nonna Rosa Pizzeria', 'Tiramisu never asks questions. Tiramisu understands. ☕ $9'],
  ['Osteria Lupo', 'Dear diary, I had the carbonara again. I regret nothing.'],
  ['Osteria Lupo', 'Closed Mondays. Missed on Mondays. See you Tuesday at 6. 🐺'],
  ['Casa Ramona', 'Lamb so tender it practically apologizes for the wait. Tacos de barbacoa, $4.50 each.'],
  ['Smash & Co', 'Happy hour: 3–5, Mon–Fri. IPA in hand, fries on the table, laptop closed. 🍻'],
  [
    'The Copper Ladle',
    'Muddy boots? Welcome. Muddy dogs? Also welcome (in the bar, if they promise to behave). 🐕',
  ],
  [
    'Green Window',
    'Wifi’s free, the bench is long and the carrot cake is right there. Good luck leaving before noon.',
  ],
  [
    'Tide & Table',
    'Six of you? Call ahead: (207) 555-0181. Two of you? Just follow the smell of brown butter.',
  ],
  ['Little Hanoi', 'No delivery, no shortcuts, no regrets. Come slurp in person: 1460 Sutter Avenue.'],
  ['Gasthaus Krone', 'Maultaschen in der Brühe, 11,50 €. Für alle, die heute eine Umarmung brauchen. 🤗'],
  ['Kaffeehaus Möwe', 'Selbst geröstet, frisch gebrüht, langsam getrunken. Unser Flat White für 3,80 €.'],
  ['Taberna Olmo', 'Pulpo a la brasa y cero postureo. 18 € 🐙'],
  [
    'Crêperie du Port',
    'Sucré ou salé ? Pourquoi choisir. Galette forestière d’abord, caramel au beurre salé ensuite. 🧈',
  ],
  ['Trattoria Ninetta', 'Lunedì riposo, martedì tonnarelli. La settimana inizia così. 🍝 12 €'],
  ['Pizzeria Vesuvio 3', 'Aperti tutte le sere dalle 18:30. La fame non ha giorno di chiusura, noi nemmeno!'],
];
