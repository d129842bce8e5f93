import type { CuisineId } from './cuisine-ids.ts';

/** Folded words of five languages for a cuisine or kind of restaurant. The first match counts. */
const ROWS: readonly (readonly [CuisineId, string])[] = [
  ['tacos', 'taquer\\w+|tacos?'],
  ['ethiopian', 'ethiopi\\w*|eritrea\\w*|habesha|athiopisch\\w*|etiop\\w*|ethiopien\\w*'],
  ['southern', 'soul food'],
  // Not a diner, and not meatless.
  ['modern', 'new american|farm[- ]to[- ]table'],
  ['izakaya', 'izakaya'],
  ['ramen', 'ramen'],
  ['sushi', 'sushi'],
  ['pizzeria', 'pinseria|pizzeria|pizzerie|pizza'],
  ['creperie', 'creper\\w+|creperie'],
  ['foodtruck', 'food ?truck|camion de comida'],
  [
    'icecream',
    'gelater\\w+|cremeria|yogurteria|eisdiele|eiscafe|heladeria|neveria|paleteria|glacier|ice cream',
  ],
  [
    'bakery',
    'backerei|konditorei|boulangerie|patisserie|panaderia|pasteleria|reposteria|panificio|forno|pasticceria|bakery',
  ],
  ['tapas', 'tapas\\w*'],
  ['argentinian', 'argentin\\w+'],
  ['bbq', 'carnes? ahumadas?|ahumados'],
  ['steakhouse', 'steak ?haus|steak ?house|steakrestaurant|asador|parrilla|grillade|braceria|bisteccheria'],
  [
    'seafood',
    'fischrestaurant|fischlokal|meeresfruchte\\w*|fruits de mer|poissonnerie|marisquer\\w+|mariscos|pescados?|(?:osteria|trattoria|ristorante|cucina) di (?:pesce|mare)|pescheria|frutti di mare|seafood',
  ],
  ['burger', 'burger\\w*|hamburgues\\w+|hamburgeria'],
  ['japanese', 'japanisch\\w*|japonais\\w*|japones\\w*|giappones\\w+|japanese'],
  ['chinese', 'chinesisch\\w*|chinois\\w*|chin[oa]s?|cinese|cinesi|chinese'],
  ['korean', 'koreanisch\\w*|coreen\\w*|corean[oa]s?|korean'],
  ['thai', 'thai\\w*|tailandes\\w*|thailandais\\w*|thailandese'],
  ['vietnamese', 'vietnamesisch\\w*|vietnamien\\w*|vietnamit\\w+|vietnamese'],
  ['indian', 'indisch\\w*|indien\\w*|indi[oa]s?|indian[oa]?|indiana?'],
  ['turkish', 'turkisch\\w*|doner\\w*|kebab|kebap|turc\\w*|turc[oa]s?|turkish'],
  ['lebanese', 'libanesisch\\w*|libanais\\w*|libanes\\w*|lebanese'],
  ['moroccan', 'marokkanisch\\w*|marocain\\w*|marroqui\\w*|marocchin\\w+|moroccan'],
  ['greek', 'griechisch\\w*|taverne|grec\\w*|grieg[oa]s?|grec[oa]|greek'],
  ['spanish', 'spanisch\\w*|espagnol\\w*|espanol\\w*|spagnol\\w+|spanish'],
  ['portuguese', 'portugiesisch\\w*|portugais\\w*|portugues\\w*|portoghes\\w+'],
  // A vegan bistro serves neither cheese nor meat.
  ['vegan', 'vegan\\w*|vegetalien\\w*'],
  ['vegetarian', 'vegetari\\w+'],
  ['french', 'franzosisch\\w*|bistrot|francais\\w*|frances\\w*|french'],
  ['italian', 'italienisch\\w*|italien\\w*|italian\\w*|trattoria|osteria'],
  ['mexican', 'mexikanisch\\w*|mexicain\\w*|mexican\\w*|antojitos|birrieria|messican\\w+'],
  ['american', 'amerikanisch\\w*|american[oa]s?|estadounidense'],
  ['peruvian', 'peruanisch\\w*|peruvien\\w*|peruan\\w+|peruvian\\w*'],
  ['caribbean', 'caribe\\w+|cuban[oa]s?|puertorriquen\\w+|dominican[oa]s?'],
  [
    'latin',
    'latin[oa]s?|latinoamerican[oa]s?|colombian[oa]s?|venezolan[oa]s?|salvadoren[oa]s?|hondurenas?|hondurenos?|guatemaltec[oa]s?|ecuatorian[oa]s?|pupuseria|arepera',
  ],
  ['african', 'nigerian\\w*|ghana\\w*|senegal\\w*|afrikanisch\\w*|africain\\w*|african\\w*'],
  [
    'german',
    'deutsch\\w*|gasthaus|gasthof|gaststatte|wirtshaus|beiz|schwabisch\\w*|bayerisch\\w*|badisch\\w*|tedesc\\w+|german',
  ],
  ['brewery', 'brauhaus|brauerei|brasserie artisanale|birrificio|birreria|cerveceria|brewery'],
  ['winebar', 'weinstube|weinbar|bar a vins?|enoteca|vinoteca|bar de vinos|wine bar'],
  ['deli', 'paninoteca|panineria|piadineria'],
  ['tearoom', 'sala da te'],
  ['diner', 'diner'],
  ['brunch', 'fruhstuckscafe|brunch'],
  ['cafe', 'kaffeehaus|cafe|cafeteria|caffetteria|caffe|coffee \\w+'],
];

/** Words that count if no row above matches: narrow cuisines first, and kinds of venues last. */
const MORE_ROWS: readonly (readonly [CuisineId, RegExp])[] = [
  ['italian', /\b(?:roman|romana|romano|romanesco|cucina romana)\b(?! (?:bath|ruin|wall|empire|forum))/],
  ['pizzeria', /\b(?:pizzeria|pizza(?:s|iolo)?|neapolitan|napoletana|sourdough pizza)\b/],
  ['italian', /\b(?:sicil(?:y|ian|iana|iano))\b/],
  ['italian', /\b(?:tuscan[yo]?|toscan[ao]|florentine|fiorentina)\b/],
  ['creperie', /\b(?:creperie|crepes?|galettes?|breton(?:ne)?|brittany)\b/],
  ['spanish', /\b(?:basque|pintxos?|euskal|asador|donostia)\b/],
  ['tapas', /\b(?:tapas|taperia|tapeo|raciones|bodega)\b/],
  ['sushi', /\b(?:sushi|omakase|nigiri|edomae|sushiya|kaiseki)\b/],
  ['ramen', /\b(?:ramen|ramen-ya|tonkotsu|tsukemen|noodle bar)\b/],
  ['izakaya', /\b(?:izakaya|yakitori|robata(?:yaki)?|kushiyaki|sake bar)\b/],
  ['chinese', /\b(?:cantonese|dim ?sum|yum cha|hong kong|dumpling house)\b/],
  ['sichuan', /\b(?:sichuan(?:ese)?|szechuan|szechwan|hot ?pot|mala|chongqing)\b/],
  ['burger', /\b(?:burgers?|hamburgers?|smash ?burgers?|burger (?:bar|joint|place|shop))\b/],
  ['bbq', /(?<!korean )\b(?:bbq|barbecue|barbeque|smokehouse|smoked meats?|pitmaster|brisket)\b/],
  [
    'southern',
    /\b(?:southern(?: food| kitchen| cooking| style)|soul food|cajun|louisiana|new orleans|lowcountry)\b/,
  ],
  [
    'steakhouse',
    /\b(?:steak ?house|steaks?|chop ?house|dry[- ]aged|wagyu|ribeye|grill house)\b(?! (?:frites|tartare))/,
  ],
  [
    'bakery',
    /\b(?:bakery|bakeries|boulangerie|patisserie|panaderia|pasteleria|panificio|backerei|konditorei|bakehouse|cake shop|doughnuts?|donuts?)\b/,
  ],
  ['tearoom', /\b(?:tea ?room|tea ?house|afternoon tea|salon de the|tea shop)\b/],
  [
    'icecream',
    /\b(?:ice[- ]cream|gelat(?:o|eria)|heladeria|glacier|sorbets?|frozen yog(?:h)?urt|soft serve|eisdiele)\b/,
  ],
  ['winebar', /\b(?:wine bar|vinotheque|enoteca|vinoteca|weinbar|bar a vins?|cave a manger)\b/],
  [
    'cocktailbar',
    /\b(?:cocktail bar|speakeasy|mixology|aperitivo bar|lounge bar|rooftop bar|cocktail lounge|cocktails)\b/,
  ],
  ['brewery', /\b(?:brewery|brewpub|taproom|tap room|craft beer bar|microbrewery|beer bar)\b/],
  [
    'italian',
    /\b(?:italian(?:a|o)?|trattoria|osteria|ristorante|italien(?:ne|isch)?|piedmont(?:ese)?|venetian|milanese|ligurian|bolognese|emilian|puglian|sardinian|calabrian)\b(?! (?:coffee|soda|ice))/,
  ],
  [
    'french',
    /\b(?:french|francais(?:e)?|franzosisch|parisian|lyonnais(?:e)?|provencal|brasserie|bistrot?|bouchon|nouvelle cuisine|alsatian)\b(?! (?:fries|toast|press|onion|quarter))/,
  ],
  [
    'spanish',
    /\b(?:spanish|espanola?|andalusian|andaluz|catalan|valencian|galician|castilian|arroceria|mesón|meson)\b(?! (?:omelette|steps))/,
  ],
  ['portuguese', /\b(?:portuguese|portugues|portugal|tasca|lisboa|alentej(?:o|an))\b/],
  [
    'greek',
    /\b(?:greek|hellenic|taverna|cretan|aegean|cyclad\w+|cypriot|mezedopoleio|ouzeri)\b(?! (?:salad|yoghurt|yogurt|street))/,
  ],
  [
    'german',
    /\b(?:german|deutsche?|bavarian|bayerisch\w*|swabian|schwabisch\w*|wirtshaus|gasthaus|gasthof|biergarten|beer hall|brauhaus|austrian|osterreich\w*|viennese|beisl)\b(?! beer)/,
  ],
  [
    'nordic',
    /\b(?:nordic|scandinavian|swedish|norwegian|danish|finnish|icelandic|smorrebrod|new nordic)\b(?! pastry)/,
  ],
  [
    'british',
    /\b(?:british|english|scottish|welsh|irish|gastropub|pub|ale ?house|chippy|fish and chip shop)\b(?! (?:muffin|breakfast tea|menu|speaking|spoken))/,
  ],
  [
    'polish',
    /\b(?:polish|polska|pierogarnia|ukrainian|eastern european|czech|slovak|hungarian|balkan|serbian|croatian|romanian)\b/,
  ],
  ['japanese', /\b(?:japanese|japones(?:a|e)?|washoku|udon|soba|teppanyaki|bento)\b/],
  ['chinese', /\b(?:chinese|chino|shanghainese|hunan(?:ese)?|taiwanese|peking|beijing|wok)\b/],
  ['korean', /\b(?:korean|k-?bbq|coreano|hansik|banchan)\b/],
  ['thai', /\b(?:thai|thailand|isaan|isan|tailandes(?:a)?|thailandais(?:e)?)\b(?! tea)/],
  ['vietnamese', /\b(?:vietnam(?:ese)?|vietnamita|vietnamien(?:ne)?|pho|banh mi)\b/],
  [
    'southeastasian',
    /\b(?:indonesian|balinese|malaysian|malay|singapor\w+|filipino|filipina|burmese|cambodian|khmer|laotian|peranakan|nyonya|southeast asian|south-east asian|pan-?asian|asian fusion|asian)\b/,
  ],
  [
    'indian',
    /\b(?:indian|indisch\w*|indiano?|india|tandoor(?:i)?|curry house|punjabi|bengali|goan|gujarati|mughlai|keral(?:a|an)|south indian|north indian|pakistani|bangladeshi|nepalese|sri lankan|hyderabadi)\b(?! ocean)/,
  ],
  ['peruvian', /\b(?:peru|peruvian|peruana?|nikkei|cevicheria|chifa|criolla)\b/],
  [
    'mexican',
    /\b(?:mexican[ao]?|mexikanisch\w*|mexicain(?:e)?|taqueria|oaxacan?|tex-?mex|cantina|yucatec\w*|baja)\b(?! coke)/,
  ],
  ['argentinian', /\b(?:argentin(?:e|ian|o|a)|uruguayan|parrilla|asado|chilean)\b/],
  ['brazilian', /\b(?:brazil(?:ian)?|brasileir[ao]|churrascaria|rodizio|bahian)\b/],
  [
    'latin',
    /\b(?:latin american|latino|colombian[ao]?|venezuelan|cuban|ecuadorian|salvadoran|bolivian|areperia|puerto rican|dominican)\b/,
  ],
  ['caribbean', /\b(?:caribbean|jamaican|trinidadian|creole|haitian|bajan|jerk)\b/],
  [
    'turkish',
    /\b(?:turkish|turkisch\w*|anatolian|ocakbasi|turco|turca|lokanta|meyhane)\b(?! (?:eggs|coffee|delight|bath))/,
  ],
  [
    'lebanese',
    /\b(?:lebanese|libanais(?:e)?|libanes(?:e|a)?|syrian|levantine|middle eastern|palestinian|jordanian|israeli|arab(?:ic)?)\b/,
  ],
  ['persian', /\b(?:persian|iranian|afghan|uzbek|georgian|armenian|azerbaijani)\b/],
  ['moroccan', /\b(?:moroccan|marocain(?:e)?|north african|tunisian|algerian|maghreb\w*|berber)\b/],
  [
    'african',
    /\b(?:ethiopian|eritrean|nigerian|ghanaian|senegalese|west african|east african|african|kenyan|somali|south african)\b/,
  ],
  ['mediterranean', /\b(?:mediterran\w+|mediterraneo)\b/],
  [
    'diner',
    /\b(?:american diner|diner|american(?! express)|new york style|hot dogs?|wings|comfort food|californian?)\b/,
  ],
  [
    'seafood',
    /\b(?:seafood|fish restaurant|oyster bar|fishmonger|marisqueria|fruits de mer|raw bar|shellfish|fish(?! and| &| tacos| sauce))\b/,
  ],
  [
    'vegan',
    /\b(?:vegan(?:a|o)?|plant[- ]based)\b(?![^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives|friendly|available|menu)\b)(?=\s*(?:$|[,.;!\n]|restaurant|cafe|kitchen|bakery|bistro|food|cuisine|cooking|place|spot|deli|diner|eatery|pizzeria|canteen|creperie|patisserie|bar\b|burger (?:bar|joint|place|shop)|street food|ice cream|\w+(?:ese|ian|can|ish|ai|eek|ench)\b))/,
  ],
  [
    'vegetarian',
    /\b(?:farm[- ]to[- ]table|salad bar|(?:vegetarian[ao]?|vegetarisch\w*|vegetarien(?:ne)?|veggie)\b(?![^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives|friendly|available|menu)\b)(?=\s*(?:$|[,.;!\n]|restaurant|cafe|kitchen|bakery|bistro|food|cuisine|cooking|place|spot|deli|diner|eatery|pizzeria|canteen|creperie|patisserie|bar\b|burger (?:bar|joint|place|shop)|street food|ice cream|\w+(?:ese|ian|can|ish|ai|eek|ench)\b)))/,
  ],
  ['brunch', /\b(?:brunch|all[- ]day breakfast|breakfast (?:spot|place|bar|cafe)|pancake house)\b/],
  ['deli', /\b(?:deli|delicatessen|sandwich (?:shop|bar)|bagel (?:shop|bakery)|salumeria|charcuterie)\b/],
  [
    'healthy',
    /\b(?:poke|hawaiian|juice bar|smoothie bar|acai|salads? (?:bar|place)|healthy (?:food|bowls|eating)|grain bowls?|health food)\b/,
  ],
  [
    'cafe',
    /\b(?:cafe|cafeteria|kaffee\w*|coffee (?:shop|house|bar|roasters?)|(?<!turkish |irish |vietnamese |filter )coffee|espresso bar|roastery|kaffeehaus)\b/,
  ],
  ['foodtruck', /\b(?:(?:food ?)?trucks?(?! stop)|street food|food cart|food stall|market stall|kiosk)\b/],
  [
    'modern',
    /\b(?:fine dining|tasting menu|degustation|haute cuisine|contemporary|modern european|modern cuisine|gastronomic|fusion|chef'?s table|modern)\b/,
  ],
];

const CUISINE_WORDS: readonly (readonly [CuisineId, RegExp])[] = [
  ...ROWS.map(([id, words]) => [id, new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u')] as const),
  ...MORE_ROWS,
];

/** The cuisine that a folded text names; undefined if it names none. Pure. */
export function cuisineNamedIn(folded: string): CuisineId | undefined {
  return CUISINE_WORDS.find(([, words]) => words.test(folded))?.[0];
}
