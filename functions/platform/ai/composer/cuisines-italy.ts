import type { Cuisine } from './cuisine.ts';

export const ITALIAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'roman', label: 'Italian', adjective: 'Roman', venue: 'restaurant', kitchen: 'Roman cooking', rank: 3,
    says: /\b(?:roman|romana|romano|romanesco|cucina romana)\b(?! (?:bath|ruin|wall|empire|forum))/,
    named: /\b(?:roma|romana|trastevere|testaccio)\b/,
    template: 'ethnic-1', schemes: ['rosso', 'terracotta', 'oxblood', 'olive'],
    subjects: ['pasta', 'cheese', 'wine', 'vegetables', 'bread', 'herbs', 'table'],
    taglines: [
      'Pecorino, pepper and the nerve to stop there', 'The short list, cooked the Roman way', 'Rome, one plate at a time',
      'Four pastas and a strong opinion about each', 'The Roman table, plainly laid', 'Salt, cheese, pepper, fire',
      'Lunch as Rome understands it', 'Few ingredients, nowhere to hide',
    ],
    heroes: [
      'Roman cooking runs on a short list: pecorino, black pepper, cured pork, artichokes. The skill is in adding nothing else.',
      'Rome eats bluntly and well: sheep’s cheese, pepper, bitter greens, meat that has had its time.',
      'This is the food of Roman kitchens, where a sauce is four ingredients and an argument.',
    ],
    abouts: [
      'Rome’s best-known plates were made from what the markets left over: the cheek of the pig, the hard heel of the pecorino, greens too bitter for anyone in a hurry. The city turned them into a canon and has guarded it ever since.',
      'A Roman sauce is a matter of timing rather than luxury. Cheese, pepper and a ladle of cloudy pasta water come together in under a minute or not at all, which is why the people who cook them well are rarely casual about it.',
      'Romans order with conviction. There is a day for gnocchi, a season for artichokes and puntarelle, and a view on whether cream belongs near a carbonara. It does not.',
    ],
    table: ['Start with something fried, follow it with pasta, and leave bread on the table for the sauce.', 'A plate of pasta here is a course and not a garnish; bitter greens after it are the local cure.'],
    gallery: ['Pecorino, pepper, bitter greens: the colours of a Roman table.', 'A few plain things, as Rome likes them.'],
  },
  {
    id: 'pizzeria', label: 'Pizza', adjective: '', venue: 'pizzeria', kitchen: 'Pizza', rank: 3,
    says: /\b(?:pizzeria|pizza(?:s|iolo)?|neapolitan|napoletana|sourdough pizza)\b/,
    named: /\b(?:pizza|pizzeria|napoli|vesuvio|forno)\b/,
    template: 'casual-dining-1', schemes: ['tomato', 'basil', 'ember', 'brick'],
    subjects: ['pizza', 'fire', 'cheese', 'herbs', 'salad', 'wine', 'beer'],
    taglines: [
      'Flour, tomato, fire', 'A hot oven and a short wait', 'Blistered at the edge, soft in the middle',
      'Tomato, basil, and a proper crust', 'The round table that you can eat', 'One dough, many opinions',
      'Fold it, tear it, share it or don’t', 'Good dough is mostly patience',
    ],
    heroes: [
      'A pizza is decided twice: once when the dough is left alone, once in the heat. The rest is tomato and restraint.',
      'Flour, water, salt and time, then a very hot oven and very little of it.',
      'Pizza at its best is a loud crust and a quiet topping, eaten while it is still too hot.',
    ],
    abouts: [
      'Naples gave the world a disc of dough with a raised, blistered rim and asked only that it be eaten at once. Everything since has been a footnote, some of them very good.',
      'The topping gets the name but the dough does the work. It rises slowly, stretches thin without tearing and comes out of the oven with black freckles and a rim full of air.',
      'The plainest pizzas say the most about whoever made them: tomato that tastes of itself, milk-sweet cheese, a leaf or two of basil, and a crust worth finishing.',
    ],
    table: ['Eat it fast, by hand or with a knife and fork; both sides of that quarrel have a point.', 'Order different ones and trade slices. It is the only fair way.'],
    gallery: ['Flour, embers, basil: the whole idea in three colours.', 'Dough, before and after the heat.'],
  },
  {
    id: 'sicilian', label: 'Italian', adjective: 'Sicilian', venue: 'restaurant', kitchen: 'Sicilian cooking', rank: 3,
    says: /\b(?:sicil(?:y|ian|iana|iano))\b/, named: /\b(?:sicilia|siciliana|palermo|catania|etna|trinacria)\b/,
    template: 'ethnic-1', schemes: ['lemon', 'cobalt', 'terracotta', 'marigold'],
    subjects: ['seafood', 'pasta', 'fruit', 'vegetables', 'dessert', 'wine', 'herbs'],
    taglines: ['Lemon, salt, volcano', 'The island sets the table', 'Sweet, sour and a long lunch', 'Aubergine, almonds, sea', 'Where the Mediterranean argues over dinner', 'Sun on the plate, anchovy in the sauce'],
    heroes: [
      'Sicily cooks with everyone who ever landed there: Arab sugar and spice, Greek vines, Spanish tomatoes, its own lemons.',
      'Sicilian food is sweet against sour, raisins against anchovy, and it makes perfect sense by the second forkful.',
      'An island kitchen: swordfish and sardines, aubergine in every guise, almonds, citrus, salt.',
    ],
    abouts: [
      'Sicily is the one place in Italy where pasta meets raisins, pine nuts and wild fennel and nobody blinks. Arab cooks brought the sugar and the citrus; the sea and the volcano did the rest.',
      'The island’s great vegetable is the aubergine: fried for pasta, stewed sweet and sour, stacked with tomato and cheese. Fish comes with capers and olives, dessert with ricotta and candied peel.',
      'A Sicilian table starts with small fried things and ends with something cold and sweet, and it does not hurry between the two.',
    ],
    table: ['Begin with something fried, end with something frozen.', 'Leave room for ricotta; the island keeps its best trick for last.'],
    gallery: ['Lemons, tiles and the bluest part of the day.', 'Salt, citrus and painted clay.'],
  },
  {
    id: 'tuscan', label: 'Italian', adjective: 'Tuscan', venue: 'restaurant', kitchen: 'Tuscan cooking', rank: 3,
    says: /\b(?:tuscan[yo]?|toscan[ao]|florentine|fiorentina)\b/, named: /\b(?:toscana|firenze|siena|chianti)\b/,
    template: 'fine-dining-1', schemes: ['olive', 'terracotta', 'oxblood', 'rosso'],
    subjects: ['grill', 'wine', 'bread', 'fire', 'vegetables', 'cheese', 'table'],
    taglines: ['Bread, beans, oil, fire', 'The plain food of proud people', 'Embers and good red wine', 'Tuscany, without the postcard', 'Oil that bites back', 'Meat, salt and nothing to add'],
    heroes: [
      'Tuscan cooking trusts its basics: unsalted bread, green oil that catches in the throat, beans, and meat over embers.',
      'In Tuscany yesterday’s bread is an ingredient and a steak is measured by the thickness of a thumb.',
      'Beans, bread, dark cabbage and a grill: Tuscany made a cuisine out of knowing when to leave things alone.',
    ],
    abouts: [
      'The Tuscan kitchen wastes nothing. Stale bread becomes soup in winter and salad in summer, beans cook slowly with sage, and the oil is poured as a seasoning in its own right.',
      'The rest of Italy calls Tuscans bean-eaters; Tuscans take it as praise. Their other passion is beef, thick on the bone, grilled over wood and salted at the end.',
    ],
    table: ['Share the steak, mop up with the bread, and let the beans be more than a side.', 'A flask of red on the table is less a choice than a convention.'],
    gallery: ['Oil, embers, red wine: a Tuscan palette.', 'Wood, bread and a dark glass.'],
  },
  {
    id: 'italian', label: 'Italian', adjective: 'Italian', venue: 'restaurant', kitchen: 'Italian cooking', rank: 2,
    says: /\b(?:italian(?:a|o)?|trattoria|osteria|ristorante|italien(?:ne|isch)?|piedmont(?:ese)?|venetian|milanese|ligurian|bolognese|emilian|puglian|sardinian|calabrian)\b(?! (?:coffee|soda|ice))/,
    named: /\b(?:osteria|trattoria|ristorante|cantina|enoteca|nonna|mamma|pasta|bella|della|dal|da)\b/,
    template: 'casual-dining-1', schemes: ['rosso', 'basil', 'olive', 'tomato', 'lemon'],
    subjects: ['pasta', 'herbs', 'wine', 'bread', 'cheese', 'vegetables', 'dessert'],
    taglines: ['Pasta, wine, and time for both', 'Say yes to the second course', 'An Italian table, set without fuss', 'Good oil, good flour, good company', 'Order as if nobody is waiting', 'The sauce is the easy part', 'Come for a plate, stay for a bottle', 'Simmered, tossed, passed around'],
    heroes: [
      'Italian cooking is a set of local habits that agree on one thing: buy well, then do less.',
      'A good Italian meal has its own order: something to pick at, a plate of pasta, something from the pan, something sweet.',
      'Good oil, ripe tomatoes, pasta with some bite left in it: Italian food rewards whoever pays attention.',
    ],
    abouts: [
      'There is no single Italian cuisine, only twenty regions that each think the others overcook it. What they share is respect for the ingredient and a horror of hurry.',
      'Pasta is the heart of it: shapes made to hold a sauce, sauces made to cling and no more. Around it go the vegetables of the season, a little meat or fish, and bread for what is left on the plate.',
      'An Italian meal is paced like a conversation. Nothing arrives all at once, nobody clears the glasses early, and coffee closes the matter.',
    ],
    table: ['Antipasti in the middle, pasta in front of you, no milk in the coffee after.', 'Pasta is a course on its own here; let something follow it.'],
    gallery: ['Tomato, basil, flour: where it starts.', 'Plain ingredients, close up.'],
  },
];
