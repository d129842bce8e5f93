/** Before the kind of a house that is the speaker's own; en, es, fr, it, de. */
export const OWN = 'our|nuestr[oa]|notre|la nostra|il nostro|unser(?:e[rnms]?)?';

/** Kinds that no other house is called by, and what the record says where a house is one. */
export const KINDS: readonly (readonly [told: RegExp, words: string])[] = [
  [/piz+|focacc/, 'pizzeria|pizza (?:place|shop|parlou?r)'],
  [/tac|mexic/, 'taqueria|taco (?:shop|truck|stand)'],
  [/steak|grill|churrasc|asador|parrill|fleisch|carne|viande/, 'steakhouse|steak house|asador|parrilla'],
  [/brew|brau|cervec|birr|brass|beer|bier/, 'brewery|brewpub|brauerei|brauhaus|cerveceria|birrificio'],
  [/crep|galett|pancake/, 'creperie'],
  [/sushi|japan|omakase/, 'sushi (?:bar|place|restaurant)|omakase (?:bar|counter)'],
  [/ramen|japan/, 'ramen (?:bar|shop|house)'],
  [/gelat|ice ?cream|helad|glac|eis/, 'gelateria|ice cream (?:shop|parlou?r)|heladeria|eisdiele'],
  [
    /baker|boulang|panad|panif|back|bread|pan|brot|pain|forn/,
    'bakery|boulangerie|panaderia|panificio|backerei',
  ],
  [/trattor|osteria|ital|ristor/, 'trattoria|osteria'],
  [/barbec|bbq|smok/, 'smokehouse|barbecue (?:joint|pit)|bbq (?:joint|place)'],
];

/** What is said to be of a country or region: the house and what it cooks. */
export const HOUSES =
  'trattoria|osteria|ristorante|restaurante?s?|pizzeria|taqueria|bistrot?|brasserie|kitchen|cuisine|cooking|cocina|taberna|cucina|kuche|lokal|gasthaus';

/** Cuisines: how they are called, and what a record says that holds one. */
export const CUISINES: readonly { words: string; told: RegExp }[] = [
  { words: 'sicilian[oaie]?|sicilien(?:ne)?|sizilianische[rsn]?', told: /sicil|sizil|palermo|catania/ },
  { words: 'tuscan|toscan[oaie]?|toskanische[rsn]?', told: /tusc|tosc|tosk|firenze|floren/ },
  {
    words: 'neapolitan|napoletan[oaie]|napolitain[es]*|neapolitanische[rsn]?|napolitan[oa]',
    told: /napol|neapol|naples/,
  },
  {
    words: 'venetian|venezian[oaie]|venitien(?:ne)?|venezianische[rsn]?',
    told: /venet|venez|venice|venedig|venit/,
  },
  { words: 'roman|roman[oaie]|romain[es]*|romische[rsn]?', told: /roma|rome|romisch|laz/ },
  { words: 'sardinian|sard[oaie]|sardische[rsn]?', told: /sard/ },
  { words: 'ligurian|ligure|ligurische[rsn]?', told: /ligur|genov|genoa/ },
  { words: 'apulian|pugliese|apulische[rsn]?', told: /pugli|apul|bari/ },
  { words: 'thai|thailandesa?|thailandais[e]?|thailandische[rsn]?', told: /thai/ },
  { words: 'vietnamese|vietnamita|vietnamien(?:ne)?|vietnamesische[rsn]?', told: /viet/ },
  { words: 'korean|corean[oa]|coreen(?:ne)?|koreanische[rsn]?', told: /korea|corea|coree/ },
  {
    words: 'chinese|chin[oa]|chinois[e]?|cinese|chinesische[rsn]?',
    told: /chin|cines|sichuan|canton|szech|dim sum|wok|dumpling/,
  },
  {
    words: 'japanese|japones[a]?|japonais[e]?|giapponese|japanische[rsn]?',
    told: /japan|japon|giappon|sushi|ramen|izakaya|omakase/,
  },
  {
    words: 'indian|indi[oa]|indien(?:ne)?|indian[oa]|indische[rsn]?',
    told: /indi|tandoor|curr|punjab|bengal|masala|biryani|naan/,
  },
  {
    words: 'mexican|mexican[oa]|mexicain[e]?|messican[oa]|mexikanische[rsn]?',
    told: /mexi|messic|taquer|oaxa|yucat|jalis|tac[oh]/,
  },
  {
    words: 'greek|grieg[oa]|grec(?:que)?|grec[oa]|griechische[rsn]?',
    told: /gre[ecv]|grie|gyro|souvlaki|moussaka/,
  },
  { words: 'turkish|turc[oa]|turque|turca|turkische[rsn]?', told: /tur[kcq]|kebab|doner/ },
  { words: 'lebanese|libanes[ae]?|libanais[e]?|libanesische[rsn]?', told: /leban|liban/ },
  { words: 'peruvian|peruan[oa]|peruvien(?:ne)?|peruvian[oa]|peruanische[rsn]?', told: /peru/ },
  {
    words: 'french|frances[a]?|francais[e]?|francese|franzosische[rsn]?',
    told: /fren|franc|franz|bistr|brasser|lyon|breton|proven|paris/,
  },
  {
    words: 'spanish|espanol[a]?|espagnol[e]?|spagnol[oa]|spanische[rsn]?',
    told: /spa[ng]|espa[ng]|anda|vasc|basq|catal|gal+e|tapa|madrid/,
  },
];
