import type { UnforeseenText } from './unforeseen-text.ts';

/** As posts, headlines, ads and texts say it. */
export const UNFORESEEN_TRUE_POSTS: readonly UnforeseenText[] = [
  { restaurant: 'Osteria Lupo', text: 'Handmade Pasta, Candid Conversation, and a Very Good Negroni' },
  {
    restaurant: 'Osteria Lupo',
    text: 'Craving carbonara? 🍝 Guanciale, egg yolk, and zero shortcuts. Tues–Sat, 6–11pm. #OsteriaLupo #RomanKitchen',
  },
  {
    restaurant: 'Osteria Lupo',
    text: 'Hi from Osteria Lupo! It has been a while. Come back for cacio e pepe this week. Book: 212-555-0147',
  },
  {
    restaurant: 'Casa Ramona',
    text: 'TACOS. MOLE. MEZCAL. That’s the whole plan. See you Wednesday at 11:30.',
  },
  { restaurant: 'Smash & Co', text: 'Smashed to order. Crispy at the edges. Gone in six bites. 🍔' },
  {
    restaurant: 'Smash & Co',
    text: 'Beat the 5 o’clock rush: happy hour is Monday to Friday from three to five.',
  },
  {
    restaurant: 'The Copper Ladle',
    text: 'Built in 1874, still pouring. Pull up by the log fire with a bowl of sticky toffee pudding and forget the weather.',
  },
  {
    restaurant: 'The Copper Ladle',
    text: 'Lunch is on from noon to half two, Monday to Friday. Dinner? Five till ten, and Saturdays too.',
  },
  {
    restaurant: 'Green Window',
    text: 'Forty seats, one long bench, and not a single animal product in sight. Laptops welcome until noon, daydreaming welcome all day.',
  },
  { restaurant: 'Green Window', text: 'Lentil soup weather. $8, gluten-free, and ready when you are.' },
  {
    restaurant: 'Tide & Table',
    text: 'First come, first served on the deck. Six or more of you? Just call ahead: 207-555-0181.',
  },
  {
    restaurant: 'Tide & Table',
    text: 'A lobster roll in warm brioche with brown butter. Twenty-eight dollars. Zero regrets.',
  },
  {
    restaurant: 'Little Hanoi',
    text: 'Linh starts the broth at five every morning so that your Monday lunch tastes like somebody cared.',
  },
  {
    restaurant: 'Little Hanoi',
    text: 'Crunch, herbs, tofu, pickled carrot: the banh mi that happens to be vegan ($10.50).',
  },
  {
    restaurant: 'Little Hanoi',
    text: 'No delivery, no reservations, no rush. Just sixteen stools and a very good bowl of soup.',
  },
  {
    restaurant: 'Taberna Olmo',
    text: '¿Plan para el sábado? Croquetas de jamón, un tinto de verano y la terraza. Cenamos a partir de las ocho.',
  },
  {
    restaurant: 'Taberna Olmo',
    text: 'Cocina andaluza en Sevilla, sin prisas y con cuchara. Te esperamos en Calle Feria, 24.',
  },
  {
    restaurant: 'La Brasa de Ana',
    text: 'Chuletón de un kilo, morcilla de Burgos y horno de leña desde 1954. De miércoles a domingo, a partir de la una y media.',
  },
  {
    restaurant: 'Verde Limón',
    text: 'Buenos días: tostada con tomate por tres euros y medio y wifi gratis para trabajar a gusto.',
  },
  {
    restaurant: 'Chez Odette',
    text: 'Œuf parfait, pot de beaujolais et un comptoir en zinc : la soirée commence bien.',
  },
  {
    restaurant: 'Chez Odette',
    text: 'Envie d’une vraie cuisine lyonnaise ? Réservez au 04 78 55 01 42, Odette vous garde une table.',
  },
  {
    restaurant: 'Le Fournil de Jeanne',
    text: 'Dès sept heures du matin, l’odeur du pain au levain. Un croissant à 1,30 € et la journée démarre.',
  },
  {
    restaurant: 'Crêperie du Port',
    text: 'Sans réservation, sans chichi : une galette forestière aux champignons, un verre de cidre fermier et le quai pour horizon.',
  },
  {
    restaurant: 'Trattoria Ninetta',
    text: 'Domenica a pranzo, come si faceva una volta: tonnarelli, coda alla vaccinara e il pergolato. Dalle 12:30 alle 15.',
  },
  {
    restaurant: 'Pizzeria Vesuvio 3',
    text: 'Margherita a 7,50 €, birra alla spina a 5. La matematica del venerdì sera è semplice.',
  },
  {
    restaurant: 'Osteria del Molo',
    text: 'Bruno pesca quando il mare lo permette, e la paranza la friggiamo noi. Diciotto euro, vista compresa nel piatto.',
  },
  {
    restaurant: 'Gasthaus Krone',
    text: 'Sonntagmittag in Ulm: Zwiebelrostbraten mit Spätzle, 22,90 €. Von halb zwölf bis zwei.',
  },
  {
    restaurant: 'Kaffeehaus Möwe',
    text: 'Linsensuppe, vegan und warm, für 7,20 €. Und danach Käsekuchen, versteht sich.',
  },
  {
    restaurant: 'Zum Rebstock',
    text: 'Freitagabend gehört der Livemusik: ab 20 Uhr, dazu ein Silvaner und ein Schäufele mit Kloß.',
  },
  { restaurant: 'Osteria Lupo', text: 'Good things take time. Ours take flour, eggs and patience.' },
  {
    restaurant: 'Osteria Lupo',
    text: 'A warm welcome, an honest plate of pasta, and a terrace your dog will love.',
  },
  {
    restaurant: 'Osteria Lupo',
    text: 'Looking for dinner tonight? We open at six, and there might just be a table with your name on it.',
  },
  {
    restaurant: 'Casa Ramona',
    text: 'From Oaxaca with love: lamb that cooks slowly while you get hungry fast.',
  },
  { restaurant: 'Casa Ramona', text: 'Walk in, sit down, dig in. Cash only, smiles free.' },
  { restaurant: 'Smash & Co', text: 'Long day? Two patties say it is about to get better.' },
  { restaurant: 'Smash & Co', text: 'Vanilla milkshake, extra thick, $6.50. You earned it.' },
  {
    restaurant: 'The Copper Ladle',
    text: 'Rainy day in Leeds? There is a fire, a pie and a pint of good company.',
  },
  { restaurant: 'The Copper Ladle', text: 'Two sisters, one kitchen and a very well-used pudding bowl.' },
  {
    restaurant: 'Green Window',
    text: 'Plant-based, every last crumb. Find us on Alder Lane in Ann Arbor, Monday to Saturday.',
  },
  { restaurant: 'Tide & Table', text: 'The boats come in, the shells come off, and dinner starts at four.' },
  { restaurant: 'Little Hanoi', text: 'Bring a friend, slurp loudly, leave happy.' },
  {
    restaurant: 'Taberna Olmo',
    text: 'Una taberna de las de antes: mesas de madera, conversación larga y pulpo a la brasa.',
  },
  {
    restaurant: 'Taberna Olmo',
    text: '¿Con hambre? Croquetas de jamón a nueve euros y salmorejo a siete con cincuenta.',
  },
  {
    restaurant: 'La Brasa de Ana',
    text: 'El cordero asado se comparte; la sobremesa, también. Reserva tu mesa en Burgos.',
  },
  {
    restaurant: 'Verde Limón',
    text: 'De lunes a sábado, desde las ocho y media, huele a bizcocho de limón.',
  },
  { restaurant: 'Chez Odette', text: 'Un bistrot, une patronne, et des assiettes qui ont du caractère.' },
  {
    restaurant: 'Chez Odette',
    text: 'Ce soir, on dîne à Lyon : quenelles, tarte aux pralines, et un dernier verre.',
  },
  {
    restaurant: 'Crêperie du Port',
    text: 'Le port, le vent, une crêpe au caramel. Rien de plus, rien de moins.',
  },
  {
    restaurant: 'Le Fournil de Jeanne',
    text: 'Le pain au levain sort du four, Jeanne sourit, le quartier se réveille.',
  },
  {
    restaurant: 'Trattoria Ninetta',
    text: 'Carciofi alla giudia, tiramisù e quattro chiacchiere sotto il pergolato.',
  },
  {
    restaurant: 'Pizzeria Vesuvio 3',
    text: 'Tutte le sere dalle 18:30, a Bologna, il forno è acceso. Anche a casa tua, con la consegna.',
  },
  {
    restaurant: 'Osteria del Molo',
    text: 'Il mare davanti, le acciughe ripiene nel piatto, un bicchiere di Vermentino.',
  },
  {
    restaurant: 'Gasthaus Krone',
    text: 'Draußen Ulm, drinnen Maultaschen in der Brühe. Mehr braucht ein guter Tag nicht.',
  },
  {
    restaurant: 'Zum Rebstock',
    text: 'Schäufele mit Kloß für 18,50 €, ein Glas Silvaner und Zeit. Donnerstag bis Montag ab 17 Uhr.',
  },
  {
    restaurant: 'Wiener Eck',
    text: 'Mittags schnell, abends gemütlich: von elf bis elf sind wir für Sie da, Montag bis Freitag.',
  },
];
