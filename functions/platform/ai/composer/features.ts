/**
 * Things owners say about their place, and how to repeat each one truthfully. All patterns are matched in
 * folded text. `thing` completes "There is/are …", `service` completes "… is available", `claim` is a whole
 * sentence, `trait` stands before the venue. `tag` is a fragment for a tagline. `ask` is question, yes, no:
 * the "no" is used when the owner denied it; without one a denial is simply left out.
 */
export type Feature = {
  id: string;
  says: RegExp;
  thing?: string;
  service?: string;
  claim?: string;
  trait?: string;
  tag?: string;
  ask?: readonly [question: string, yes: string, no?: string];
};

export const FEATURES: readonly Feature[] = [
  // The room.
  {
    id: 'wood-oven',
    says: /\b(?:wood[- ]?(?:fired|burning)?[- ]?oven|forno a legna|horno de lena|wood[- ]?fired)\b/,
    thing: 'a wood oven',
    tag: 'Out of a wood oven',
  },
  {
    id: 'charcoal',
    says: /\b(?:charcoal(?: grill| oven)?|open fire|over (?:fire|embers|coals)|wood[- ]?(?:fire )?grill|live fire|josper)\b/,
    thing: 'a fire to cook over',
    tag: 'Over live fire',
  },
  {
    id: 'terrace',
    says: /\b(?:terrace|patio|terraza|terrasse|outdoor seating|outside seating|outdoor tables|al fresco|sidewalk tables)\b/,
    thing: 'a terrace',
    tag: 'With a terrace',
    ask: ['Can we sit outside?', 'Yes, there is seating outside.', 'No, all tables are indoors.'],
  },
  {
    id: 'garden',
    says: /\b(?:garden(?: seating)?|courtyard|backyard|beer garden)\b(?! (?:salad|produce|vegetables|herbs))/,
    thing: 'a garden',
    tag: 'With a garden',
    ask: ['Is there a garden?', 'Yes, there is a garden to sit in.'],
  },
  { id: 'rooftop', says: /\b(?:rooftop|roof terrace)\b/, thing: 'a rooftop', tag: 'Up on the roof' },
  {
    id: 'sea-view',
    says: /\b(?:sea ?view|ocean view|views? (?:of|over) the (?:sea|ocean|bay|harbou?r)|beachfront|waterfront|seafront)\b/,
    thing: 'a view of the water',
    tag: 'With the water in view',
  },
  {
    id: 'view',
    says: /\b(?:panoramic view|city view|mountain view|skyline)\b/,
    thing: 'a view',
    tag: 'With a view',
  },
  { id: 'open-kitchen', says: /\bopen kitchen\b/, thing: 'an open kitchen', tag: 'In plain view' },
  {
    id: 'counter',
    says: /\b(?:counter seat(?:s|ing)|sushi counter|chef'?s counter|counter dining|at the counter|seats? at the counter|seat counter)\b/,
    thing: 'a counter to sit at',
    tag: 'At the counter',
  },
  {
    id: 'fireplace',
    says: /\b(?:fireplace|log fire|open hearth|wood stove)\b/,
    thing: 'a fireplace',
    tag: 'By the fireplace',
  },
  {
    id: 'private-dining',
    says: /\b(?:private (?:dining|room|events?|parties|hire|functions?)|event space|function room|salon prive)\b/,
    thing: 'room for private parties',
    ask: [
      'Can we hold a private event?',
      'Yes, private events can be arranged.',
      'No, there is no room for private events.',
    ],
  },
  { id: 'tandoor', says: /\b(?:tandoor|clay oven)\b(?!i)/, thing: 'a clay oven', tag: 'From the clay oven' },
  {
    id: 'smoker',
    says: /\b(?:smoker|smoke pit|offset|oak[- ]smoked|hickory|wood[- ]smoked)\b/,
    thing: 'a smoker',
    tag: 'Out of the smoker',
  },
  { id: 'robata', says: /\b(?:robata|binchotan|konro)\b/, thing: 'a charcoal grill', tag: 'Over charcoal' },
  {
    id: 'candlelight',
    says: /\b(?:candle[- ]?lit|candle ?light)\b/,
    thing: 'candlelight',
    tag: 'By candlelight',
  },
  { id: 'booths', says: /\bbooths?\b/, thing: 'booths to slide into' },
  {
    id: 'shared-table',
    says: /\b(?:communal tables?|shared tables?|long tables?|sharing tables?)\b/,
    thing: 'a long table to share',
    tag: 'At one long table',
  },
  {
    id: 'play-area',
    says: /\b(?:play (?:area|ground|corner)|playground|kids'? corner)\b/,
    thing: 'a place for children to play',
  },
  // What is poured and played.
  {
    id: 'live-music',
    says: /\b(?:live (?:music|jazz|bands?|piano|flamenco|fado)|jazz nights?|concerts?)\b/,
    thing: 'live music',
    tag: 'With live music',
    ask: [
      'Is there live music?',
      'Yes, there is live music; ask for the next date.',
      'No, there is no live music.',
    ],
  },
  {
    id: 'natural-wine',
    says: /\b(?:natural wines?|organic wines?|biodynamic wines?|low[- ]intervention)\b/,
    thing: 'natural wine',
    tag: 'With natural wine',
  },
  {
    id: 'wine-list',
    says: /\b(?:wine (?:list|cellar|selection)|wines by the glass|local wines?|(?:spanish|italian|french|greek|portuguese) wines?)\b/,
    thing: 'a wine list',
    tag: 'Wine alongside',
  },
  {
    id: 'wine-pairing',
    says: /\bwine pairings?\b/,
    thing: 'wine pairings',
    tag: 'Wine alongside',
  },
  { id: 'cocktails', says: /\bcocktails?\b(?! (?:bar|lounge))/, thing: 'cocktails', tag: 'And cocktails' },
  {
    id: 'craft-beer',
    says: /\b(?:craft beers?|local beers?|beers? on tap|draught beers?|real ales?|cask ales?)\b/,
    thing: 'craft beer',
    tag: 'Beer alongside',
  },
  {
    id: 'specialty-coffee',
    says: /\b(?:special(?:i?ty) coffee|single[- ]origin|third[- ]wave|espresso bar)\b/,
    thing: 'speciality coffee',
    tag: 'With proper coffee',
  },
  {
    id: 'roastery',
    says: /\b(?:roast(?:ed|ing)? (?:our|their|its)? ?(?:own )?(?:beans|coffee|in[- ]house)|own roast(?:ery)?|in-house roast\w*|home[- ]roasted)\b/,
    claim: 'The coffee is roasted in house.',
    tag: 'Roasted in house',
  },
  {
    id: 'sports',
    says: /\b(?:live sports?|sports? on (?:tv|screen)|big screens?|football on)\b/,
    thing: 'sport on the screens',
    ask: ['Do you show sport?', 'Yes, there is sport on the screens.'],
  },
  // How the food is made, only ever in the owner's words.
  {
    id: 'handmade-pasta',
    says: /\b(?:hand[- ]?made|home[- ]?made|fresh(?:ly made)?|house[- ]?made)(?: \w+)? pasta\b|\bpasta (?:is )?(?:made|rolled) (?:by hand|in[- ]house|daily|here)\b|\bpasta fresca\b/,
    claim: 'The pasta is made in house.',
    tag: 'Pasta made in house',
  },
  {
    id: 'handmade',
    says: /\b(?:hand[- ]?made|home[- ]?made|house[- ]?made|made (?:by hand|in[- ]house|from scratch|here)|from scratch)\b(?! \w* ?pasta)/,
    claim: 'Much of the food is made in house.',
    tag: 'Made in house',
  },
  {
    id: 'fresh-daily',
    says: /\b(?:fresh(?:ly)? (?:made |baked |caught |cooked )?(?:every ?day|daily|each (?:day|morning))|(?:baked|made|cooked) (?:fresh )?(?:every ?day|daily|each (?:day|morning)))\b/,
    claim: 'What is sold here is made fresh every day.',
    tag: 'Fresh every day',
  },
  {
    id: 'daily-catch',
    says: /\b(?:catch of the day|daily catch|fresh fish|day boats?|from the (?:boats?|fish market))\b/,
    claim: 'The fish follows the day’s catch.',
    tag: 'With the day’s catch',
  },
  {
    id: 'sourdough',
    says: /\bsourdough (?:base|dough|crust|pizza)\b|\b(?:long|slow)[- ](?:fermented|fermentation|proved)|\b\d{2}[- ]?h(?:ours?)?[- ](?:dough|ferment\w*)/,
    claim: 'The dough is left to ferment slowly.',
    tag: 'On slow dough',
  },
  {
    id: 'seasonal',
    says: /\b(?:seasonal|season'?s|changes? with the seasons?|market menu|menu changes)\b/,
    claim: 'The menu follows the season.',
    tag: 'By the season',
    ask: ['Does the menu change?', 'Yes, it follows the season.'],
  },
  {
    id: 'local',
    says: /\b(?:local(?:ly)?[- ](?:sourced|produce|ingredients|farms?|farmers|suppliers?|grown|caught)|from local \w+|km ?0|kilometre zero|zero kilometre)\b/,
    claim: 'Ingredients come from nearby.',
    tag: 'From nearby',
  },
  {
    id: 'organic',
    says: /\b(?:organic|bio)\b(?! wine)/,
    claim: 'Organic ingredients are used.',
    tag: 'Organic',
    ask: ['Do you use organic ingredients?', 'Yes, organic ingredients are used.'],
  },
  {
    id: 'family-recipes',
    says: /\b(?:family recipes?|grand(?:mother|ma)'?s recipes?|nonna'?s recipes?|mother'?s recipes?|old recipes?|traditional recipes?)\b/,
    claim: 'The recipes have been handed down.',
    tag: 'Recipes handed down',
  },
  { id: 'tasting-menu', says: /\b(?:tasting menu|degustation|omakase menu)\b/, thing: 'a tasting menu' },
  // Who runs it.
  {
    id: 'generations',
    says: /\b(?:(?:second|third|fourth|fifth)[- ]generation|(?:two|three|four|five) generations|generations of)\b/,
    trait: 'family-run',
    tag: 'In the family for generations',
  },
  {
    id: 'family-run',
    says: /\b(?:family[- ](?:run|owned|business|restaurant)|family for generations|run by (?:a|the|our|my) (?:\w+ )?family|a conduzione familiare|negocio familiar)\b/,
    trait: 'family-run',
    tag: 'Family-run',
    ask: ['Who runs the place?', 'It is family-run.'],
  },
  {
    id: 'siblings',
    says: /\brun by (?:two |three )?(?:sisters|brothers|siblings|cousins)\b/,
    claim: 'It is run by siblings.',
    tag: 'Run by siblings',
  },
  {
    id: 'small',
    says: /\b(?:tiny|small|little|intimate) (?:room|place|space|restaurant|bistro|trattoria|osteria|cafe|bar|counter|dining)\b/,
    trait: 'small',
    tag: 'Small on purpose',
  },
  {
    id: 'neighbourhood',
    says: /\b(?:neighbou?rhood|local favou?rite)\b/,
    trait: 'neighbourhood',
    tag: 'Round the corner',
  },
  { id: 'woman-owned', says: /\b(?:wom[ae]n[- ](?:owned|led|run))\b/, trait: 'women-led' },
  // Practical.
  {
    id: 'takeaway',
    says: /\b(?:take[- ]?away|take[- ]?out|to[- ]go|take home|asporto|para llevar|a emporter|zum mitnehmen)\b/,
    service: 'takeaway',
    ask: ['Can I order to take away?', 'Yes, takeaway is available.', 'No, takeaway is not available.'],
  },
  {
    id: 'delivery',
    says: /\b(?:deliver(?:y|ies|s)?|uber ?eats|deliveroo|doordash|domicilio|lieferung|livraison)\b/,
    service: 'delivery',
    ask: ['Do you deliver?', 'Yes, delivery is available.', 'No, delivery is not available.'],
  },
  {
    id: 'catering',
    says: /\bcatering\b/,
    service: 'catering',
    ask: ['Do you cater?', 'Yes, catering is available.', 'No, catering is not available.'],
  },
  { id: 'drive-through', says: /\bdrive[- ]?(?:through|thru)\b/, service: 'a drive-through' },
  {
    id: 'walk-ins',
    says: /\b(?:walk[- ]?ins?(?: welcome| only)?|no (?:reservations?|bookings?) (?:needed|required|necessary)|first come,? first served)\b/,
    claim: 'Walk-ins are welcome.',
    tag: 'Walk right in',
    ask: [
      'Can I come without a reservation?',
      'Yes, walk-ins are welcome.',
      'Please reserve; walk-ins cannot be seated.',
    ],
  },
  {
    id: 'reservations',
    says: /\b(?:reservations?|reserve|bookings?|book (?:a table|ahead|online))\b(?! (?:needed|required|necessary))|\b(?:reservations?|bookings?) (?:required|recommended)\b/,
    claim: 'Tables can be reserved.',
    ask: ['Can I reserve a table?', 'Yes, tables can be reserved.', 'No, tables cannot be reserved.'],
  },
  {
    id: 'vegan-options',
    says: /\b(?:vegan (?:options?|dishes|choices?|menu|friendly|alternatives?)|(?:options?|dishes|food|choices) for vegans|vegans? welcome)\b|\bvegan(?=[^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives)\b)/,
    service: 'vegan dishes',
    ask: [
      'Are there vegan dishes?',
      'Yes, there are vegan dishes on the menu.',
      'No, there are no vegan dishes.',
    ],
  },
  {
    id: 'vegetarian-options',
    says: /\b(?:(?:vegetarian|veggie|meat[- ]free) (?:options?|dishes|choices?|menu|friendly|alternatives?)|vegetarians? welcome)\b|\b(?:vegetarian|veggie)(?=[^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives)\b)/,
    service: 'vegetarian dishes',
    ask: [
      'Are there vegetarian dishes?',
      'Yes, there are vegetarian dishes on the menu.',
      'No, there are no vegetarian dishes.',
    ],
  },
  {
    id: 'gluten-free',
    says: /\b(?:gluten[- ]?free|sin gluten|senza glutine|sans gluten|glutenfrei|c(?:o)?eliac)\b/,
    service: 'gluten-free dishes',
    ask: [
      'Is there anything gluten-free?',
      'Yes, gluten-free dishes are available; please mention it when you order.',
      'No, there are no gluten-free dishes.',
    ],
  },
  {
    id: 'halal',
    says: /\bhalal\b/,
    claim: 'The kitchen is halal.',
    tag: 'Halal',
    ask: ['Is the food halal?', 'Yes, the food is halal.', 'No, the food is not halal.'],
  },
  {
    id: 'kosher',
    says: /\bkosher\b/,
    claim: 'The kitchen is kosher.',
    tag: 'Kosher',
    ask: ['Is the food kosher?', 'Yes, the food is kosher.', 'No, the food is not kosher.'],
  },
  {
    id: 'dogs',
    says: /\b(?:dogs?[- ](?:friendly|welcome|allowed)|pets?[- ](?:friendly|welcome|allowed)|dogs are welcome|dogs|pets)\b/,
    claim: 'Dogs are welcome.',
    ask: ['Can I bring my dog?', 'Yes, dogs are welcome.', 'No, dogs cannot come in.'],
  },
  {
    id: 'children',
    says: /\b(?:(?:child|kid|family)[- ]friendly|kids'? menu|children'?s menu|high ?chairs?|kids welcome|children welcome)\b/,
    claim: 'Children are welcome.',
    ask: ['Is it suitable for children?', 'Yes, children are welcome.'],
  },
  {
    id: 'parking',
    says: /\b(?:parking|car park|valet)\b/,
    service: 'parking',
    ask: ['Is there parking?', 'Yes, parking is available.', 'No, there is no parking on site.'],
  },
  {
    id: 'access',
    says: /\b(?:wheelchair|step[- ]free|accessible|barrier[- ]free)\b/,
    claim: 'There is wheelchair access.',
    ask: [
      'Is it accessible by wheelchair?',
      'Yes, there is wheelchair access.',
      'Not at present: there is no wheelchair access.',
    ],
  },
  {
    id: 'wifi',
    says: /\bwi-?fi\b/,
    service: 'wifi',
    ask: ['Is there wifi?', 'Yes, there is wifi.', 'No, there is no wifi.'],
  },
  {
    id: 'laptops',
    says: /\blaptops?\b/,
    claim: 'Laptops are welcome.',
    ask: ['Can I work on a laptop?', 'Yes, laptops are welcome.', 'Please leave laptops closed.'],
  },
  {
    id: 'cash',
    says: /\b(?:cash only|only cash)\b/,
    claim: 'Payment is in cash.',
    ask: ['Can I pay by card?', 'Payment is in cash only.'],
  },
  {
    id: 'cards',
    says: /\b(?:(?:credit )?cards? (?:accepted|welcome|ok)|card payments?|accept cards|cards?)\b(?! only)/,
    service: 'card payment',
    ask: ['Can I pay by card?', 'Yes, cards are accepted.', 'No, cards are not accepted.'],
  },
  {
    id: 'byob',
    says: /\b(?:byob|byo|bring your own|corkage)\b/,
    claim: 'You may bring your own bottle.',
    ask: [
      'Can I bring my own wine?',
      'Yes, you may bring your own bottle.',
      'No, please do not bring your own.',
    ],
  },
  {
    id: 'alcohol',
    says: /\b(?:alcohol|licensed bar)\b(?!-free)/,
    ask: ['Is alcohol served?', 'Yes, alcohol is served.', 'No, alcohol is not served.'],
  },
  {
    id: 'gift-cards',
    says: /\b(?:gift (?:cards?|vouchers?)|vouchers?)\b/,
    service: 'gift cards',
    ask: ['Do you sell gift cards?', 'Yes, gift cards are available.'],
  },
  {
    id: 'brunch',
    says: /\b(?:weekend brunch|sunday brunch|bottomless brunch|brunch (?:on|at|every) \w+)\b/,
    thing: 'brunch at the weekend',
  },
  { id: 'happy-hour', says: /\b(?:happy hour|aperitivo hour)\b/, thing: 'a happy hour' },
  {
    id: 'late',
    says: /\b(?:open late|late[- ]night|until late|till late)\b/,
    trait: 'late-opening',
    tag: 'Late into the night',
  },
  { id: 'all-day', says: /\ball[- ]day\b/, trait: 'all-day', tag: 'All day long' },
];
