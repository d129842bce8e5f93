import type { StrangersText } from './strangers-text.ts';

/** Texts with one thing in them that is not on record, well hidden. First round. */
export const FIRST_FALSE: readonly StrangersText[] = [
  [
    'Magnolia Street Kitchen',
    'Sunday brunch just got longer 🥞 Shrimp & Grits until 3, every Saturday and Sunday.',
  ],
  [
    'Magnolia Street Kitchen',
    'Buttermilk Fried Chicken, honey hot sauce, pickles. Twelve bucks well spent. 🍗',
  ],
  [
    'Magnolia Street Kitchen',
    'Our Mac & Cheese is aged cheddar, toasted breadcrumbs and a little crispy bacon on top. Comfort, defined.',
  ],
  [
    'Magnolia Street Kitchen',
    'Voted Savannah’s favorite fried chicken three years running. Come taste why! 🏆',
  ],
  [
    'Pho Saigon Corner',
    'Our broth simmers for a full day and night. 24 hours of love in every bowl of Pho Tai. 🍜',
  ],
  ['Pho Saigon Corner', 'Pho lovers: doors open at 10 every morning. First bowl of the day tastes best! 🌅'],
  ['Pho Saigon Corner', 'Our Spring Rolls are completely plant-based: mint, rice paper, peanut sauce. 🌱'],
  ['Pho Saigon Corner', 'Call 408-555-0171 and your banh mi will be waiting.'],
  [
    'The Salted Plank',
    'Fish & Chips for under fifteen quid? Yes please. 🐟 See you at lunch, Wednesday to Sunday.',
  ],
  ['The Salted Plank', 'Long weekend? Come and find us on Bank Holiday Monday for lunch by the harbour! ⚓'],
  [
    'The Salted Plank',
    'Line-caught that morning by our own boat, dressed by hand, served with brown bread: our crab.',
  ],
  ['The Salted Plank', 'Our beer batter is gluten-free all week long, so nobody misses out.'],
  ['Ember & Rye', 'Happy hour: half-price Smoked Old Fashioneds, Monday through Friday, 4–6 PM. 🥃'],
  ['Ember & Rye', 'Our USDA Prime ribeye is dry-aged for 28 days and finished with bone marrow butter.'],
  ['Ember & Rye', 'Michelin took notice. So should you. Dinner nightly from 5. 🔥'],
  ['Ember & Rye', 'Getting engaged? Our private dining room holds 40 of your closest friends.'],
  ['Green Fork', 'Our Cashew Cheesecake is vegan, gluten-free and nut-free. Dessert for everyone! 🫐'],
  ['Green Fork', 'Dinner plans? We’re serving Buddha Bowls until 8 tonight. 🌙'],
  ['Casa Lupita', 'Tacos al Pastor, $12. Tax included, chips and salsa on the house. 🌮'],
  ['Casa Lupita', 'Mariachi on Saturdays at 8! 🎺 Margaritas are flowing.'],
  ['Gasthaus Lindenhof', 'Seit über hundertfünfzig Jahren wird bei uns gekocht. Kommt vorbei! 🍻'],
  ['Gasthaus Lindenhof', 'Unser Biergarten mit 120 Plätzen hat auch dienstags für euch geöffnet.'],
  ['Le Petit Zinc', 'Le dimanche, on traîne à table : quenelle de brochet et bon vin dès midi. 🍷'],
  ['Le Petit Zinc', 'Menu du midi à 17 €, entrée, plat, dessert. Du lundi au vendredi.'],
  ['La Tasca de Elena', 'Los sábados también reservamos mesa: llama al 954 12 34 56. 🎉'],
  ['La Tasca de Elena', 'Nuestras croquetas de jamón, las de siempre, por 9 €.'],
  ['Osteria del Ponte', 'Il nostro baccalà alla vicentina, premiato dalla guida Slow Food, vi aspetta.'],
  ['Osteria del Ponte', 'Mercoledì sera? Bigoli con ragù d’anatra e un bicchiere di rosso. Vi aspettiamo!'],
  ['Bombay Lantern', 'Weekend lunch buffet, $21. Saturday and Sunday from 11:30. Bring the family! 🍛'],
  ['Bombay Lantern', 'Our Butter Chicken is dairy-free, gluten-free and full of flavor.'],
  ['Nonna Rosa Pizzeria', 'Our dough rests for 72 hours before it meets the fire. 🔥'],
  ['Nonna Rosa Pizzeria', 'Brooklyn’s best Margherita is waiting for you on Court Street. 🍕'],
  ['Nonna Rosa Pizzeria', 'Free delivery on every order within two miles! 🛵'],
  ['Nonna Rosa Pizzeria', '★★★★★ “Best pizza I’ve had since Naples!” Come see what the fuss is about.'],
  ['Nonna Rosa Pizzeria', 'Gluten-free crust at no extra charge. Everyone gets a slice. 💛'],
  [
    'Magnolia Street Kitchen',
    'There’s something about a Sunday table in the South. The coffee is hot, the conversation runs long, and nobody is in a hurry. That’s the feeling we cook for at Magnolia Street Kitchen. Pull up a chair, y’all.',
  ],
  [
    'Pho Saigon Corner',
    'Meet the banh mi that started a thousand lunch breaks: grilled pork, tangy pickled carrot, cilantro, a kick of jalapeño, all tucked into a crisp baguette. $9. Go on, you deserve it.',
  ],
  [
    'Ember & Rye',
    'Date night, sorted. 🔥 A dry-aged ribeye for two, a couple of Smoked Old Fashioneds, and nowhere else to be. Reserve your table: (312) 555-0188',
  ],
  [
    'La Tasca de Elena',
    'Un cuenco de salmorejo cremoso con virutas de jamón y huevo duro picado, con un hilo de aceite de oliva por encima.',
  ],
];
