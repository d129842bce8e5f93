import { fold } from '#functions/ai/fold.ts';
import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { SchemeName } from './color-schemes.ts';

/** The design of pages for one cuisine. It states no facts about a restaurant. */
export type Cuisine = {
  id: string;
  /** Folded words in the owner’s text that name this cuisine. */
  says: RegExp;
  /** 3: narrow (Roman), 2: a country or style, 1: a kind of venue that several cuisines have. */
  rank: number;
  template: TemplateId;
  schemes: readonly SchemeName[];
  /** Subjects of its images, if the menu has them. The first is for the hero. */
  subjects: readonly ImageSubject[];
};

/** For restaurants whose cuisine is unknown. */
export const ANY_TABLE: Cuisine = {
  id: 'any',
  rank: 1,
  says: /^\b$/,
  template: 'casual-dining-1',
  schemes: ['olive', 'harbor', 'brick', 'forest', 'plum', 'butter', 'fjord', 'terracotta'],
  subjects: ['table', 'bread', 'wine', 'vegetables', 'herbs', 'fruit', 'soup'],
};

/** Two lines for each: `id | rank | template | schemes | subjects`, and the words as a regular expression. */
const TABLE = String.raw`
roman | 3 | ethnic-1 | rosso terracotta oxblood olive | pasta cheese wine vegetables bread herbs table
  \b(?:roman|romana|romano|romanesco|cucina romana)\b(?! (?:bath|ruin|wall|empire|forum))
pizzeria | 3 | casual-dining-1 | tomato basil ember brick | pizza fire cheese herbs salad wine beer
  \b(?:pizzeria|pizza(?:s|iolo)?|neapolitan|napoletana|sourdough pizza)\b
sicilian | 3 | ethnic-1 | lemon cobalt terracotta marigold | seafood pasta fruit vegetables dessert wine herbs
  \b(?:sicil(?:y|ian|iana|iano))\b
tuscan | 3 | fine-dining-1 | olive terracotta oxblood rosso | grill wine bread fire vegetables cheese table
  \b(?:tuscan[yo]?|toscan[ao]|florentine|fiorentina)\b
italian | 2 | casual-dining-1 | rosso basil olive tomato lemon | pasta herbs wine bread cheese vegetables dessert
  \b(?:italian(?:a|o)?|trattoria|osteria|ristorante|italien(?:ne|isch)?|piedmont(?:ese)?|venetian|milanese|ligurian|bolognese|emilian|puglian|sardinian|calabrian)\b(?! (?:coffee|soda|ice))
french | 2 | fine-dining-1 | bottle oxblood midnight butter cobalt | wine cheese bread table herbs pastry seafood
  \b(?:french|francais(?:e)?|franzosisch|parisian|lyonnais(?:e)?|provencal|brasserie|bistrot?|bouchon|nouvelle cuisine|alsatian)\b(?! (?:fries|toast|press|onion|quarter))
creperie | 3 | cafe-1 | butter harbor oat | dessert cheese fruit table beer pastry
  \b(?:creperie|crepes?|galettes?|breton(?:ne)?|brittany)\b
basque | 3 | ethnic-1 | brick pine ember rosso | grill seafood bread fire wine table
  \b(?:basque|pintxos?|euskal|asador|donostia)\b
tapas | 3 | ethnic-1 | paprika oxblood marigold lacquer | mezze wine seafood cheese bread vegetables table
  \b(?:tapas|taperia|tapeo|raciones|bodega)\b
spanish | 2 | ethnic-1 | marigold paprika oxblood cobalt | rice seafood wine mezze fire vegetables dessert
  \b(?:spanish|espanola?|andalusian|andaluz|catalan|valencian|galician|castilian|arroceria|mesón|meson)\b(?! (?:omelette|steps))
portuguese | 2 | ethnic-1 | cobalt harbor lemon terracotta | seafood pastry bread wine soup grill fruit
  \b(?:portuguese|portugues|portugal|tasca|lisboa|alentej(?:o|an))\b
greek | 2 | ethnic-1 | aegean seaglass olive lemon | mezze seafood salad grill cheese bread wine
  \b(?:greek|hellenic|taverna|cretan|aegean|cyclad\w+|cypriot|mezedopoleio|ouzeri)\b(?! (?:salad|yoghurt|yogurt|street))
german | 2 | casual-dining-1 | pine mustard brick harbor | beer bread grill table soup pastry cheese
  \b(?:german|deutsche?|bavarian|bayerisch\w*|swabian|schwabisch\w*|wirtshaus|gasthaus|gasthof|biergarten|beer hall|brauhaus|austrian|osterreich\w*|viennese|beisl)\b(?! beer)
nordic | 2 | fine-dining-2 | fjord oat pine smoke | seafood bread herbs vegetables fruit table fire
  \b(?:nordic|scandinavian|swedish|norwegian|danish|finnish|icelandic|smorrebrod|new nordic)\b(?! pastry)
british | 2 | casual-dining-1 | bottle mustard brick harbor | beer table fire vegetables bread cheese fruit
  \b(?:british|english|scottish|welsh|irish|gastropub|pub|ale ?house|chippy|fish and chip shop)\b(?! (?:muffin|breakfast tea|menu|speaking|spoken))
polish | 2 | ethnic-1 | brick paprika pine plum | dumplings soup bread vegetables table herbs
  \b(?:polish|polska|pierogarnia|ukrainian|eastern european|czech|slovak|hungarian|balkan|serbian|croatian|romanian)\b
sushi | 3 | fine-dining-2 | ink smoke jade vermilion | sushi seafood rice tea vegetables wine
  \b(?:sushi|omakase|nigiri|edomae|sushiya|kaiseki)\b
ramen | 3 | casual-dining-1 | vermilion lacquer mustard ink | ramen noodles dumplings soup herbs beer
  \b(?:ramen|ramen-ya|tonkotsu|tsukemen|noodle bar)\b
izakaya | 3 | casual-dining-1 | lacquer indigo ember vermilion | grill beer mezze dumplings fire vegetables wine
  \b(?:izakaya|yakitori|robata(?:yaki)?|kushiyaki|sake bar)\b
japanese | 2 | fine-dining-2 | indigo ink jade oat | rice noodles sushi tea vegetables soup seafood
  \b(?:japanese|japones(?:a|e)?|washoku|udon|soba|teppanyaki|bento)\b
cantonese | 3 | ethnic-1 | jade lacquer vermilion blush | dumplings tea seafood rice noodles vegetables
  \b(?:cantonese|dim ?sum|yum cha|hong kong|dumpling house)\b
sichuan | 3 | ethnic-1 | lacquer vermilion paprika ember | noodles fire soup dumplings vegetables rice
  \b(?:sichuan(?:ese)?|szechuan|szechwan|hot ?pot|mala|chongqing)\b
chinese | 2 | ethnic-1 | vermilion jade lacquer marigold | noodles dumplings rice fire tea vegetables soup
  \b(?:chinese|chino|shanghainese|hunan(?:ese)?|taiwanese|peking|beijing|wok)\b
korean | 2 | casual-dining-1 | paprika indigo lacquer mint | grill rice vegetables soup noodles chicken fire
  \b(?:korean|k-?bbq|coreano|hansik|banchan)\b
thai | 2 | ethnic-1 | jade fuchsia marigold basil | curry noodles herbs soup rice fruit seafood
  \b(?:thai|thailand|isaan|isan|tailandes(?:a)?|thailandais(?:e)?)\b(?! tea)
vietnamese | 2 | casual-dining-1 | mint seaglass marigold jade | soup herbs noodles bread rice coffee seafood
  \b(?:vietnam(?:ese)?|vietnamita|vietnamien(?:ne)?|pho|banh mi)\b
southeastasian | 2 | ethnic-1 | marigold jade fuchsia paprika | noodles curry rice grill herbs fruit soup
  \b(?:indonesian|balinese|malaysian|malay|singapor\w+|filipino|filipina|burmese|cambodian|khmer|laotian|peranakan|nyonya|southeast asian|south-east asian|pan-?asian|asian fusion|asian)\b
indian | 2 | ethnic-1 | saffron plum fuchsia peacock paprika | curry rice bread grill tea vegetables fire
  \b(?:indian|indisch\w*|indiano?|india|tandoor(?:i)?|curry house|punjabi|bengali|goan|gujarati|mughlai|keral(?:a|an)|south indian|north indian|pakistani|bangladeshi|nepalese|sri lankan|hyderabadi)\b(?! ocean)
peruvian | 2 | ethnic-1 | fuchsia peacock marigold harbor | seafood fruit grill rice herbs cocktail chicken
  \b(?:peru|peruvian|peruana?|nikkei|cevicheria|chifa|criolla)\b
mexican | 2 | ethnic-1 | fuchsia cactus marigold peacock | tacos cocktail fruit herbs grill vegetables fire
  \b(?:mexican[ao]?|mexikanisch\w*|mexicain(?:e)?|taqueria|oaxacan?|tex-?mex|cantina|yucatec\w*|baja)\b(?! coke)
argentinian | 2 | fine-dining-1 | ember smoke oxblood brick | grill fire wine cheese pastry herbs
  \b(?:argentin(?:e|ian|o|a)|uruguayan|parrilla|asado|chilean)\b
brazilian | 2 | casual-dining-1 | basil marigold ember peacock | grill rice fruit cocktail soup bread
  \b(?:brazil(?:ian)?|brasileir[ao]|churrascaria|rodizio|bahian)\b
latin | 2 | ethnic-1 | marigold peacock fuchsia cactus | rice grill fruit bread cocktail chicken
  \b(?:latin american|latino|colombian[ao]?|venezuelan|cuban|ecuadorian|salvadoran|bolivian|areperia|puerto rican|dominican)\b
caribbean | 2 | casual-dining-1 | marigold cactus peacock ember | chicken rice fire fruit curry cocktail seafood
  \b(?:caribbean|jamaican|trinidadian|creole|haitian|bajan|jerk)\b
turkish | 2 | ethnic-1 | peacock brick paprika cobalt | grill mezze bread tea fire dessert vegetables
  \b(?:turkish|turkisch\w*|anatolian|ocakbasi|turco|turca|lokanta|meyhane)\b(?! (?:eggs|coffee|delight|bath))
lebanese | 2 | ethnic-1 | olive cactus plum saffron | mezze herbs bread grill salad vegetables dessert
  \b(?:lebanese|libanais(?:e)?|libanes(?:e|a)?|syrian|levantine|middle eastern|palestinian|jordanian|israeli|arab(?:ic)?)\b
persian | 2 | ethnic-1 | peacock saffron plum cobalt | rice herbs grill fruit bread tea mezze
  \b(?:persian|iranian|afghan|uzbek|georgian|armenian|azerbaijani)\b
moroccan | 2 | ethnic-1 | cobalt terracotta saffron plum | curry rice tea fruit bread dessert herbs
  \b(?:moroccan|marocain(?:e)?|north african|tunisian|algerian|maghreb\w*|berber)\b
african | 2 | ethnic-1 | marigold terracotta cactus plum | curry bread rice grill vegetables coffee
  \b(?:ethiopian|eritrean|nigerian|ghanaian|senegalese|west african|east african|african|kenyan|somali|south african)\b
mediterranean | 2 | casual-dining-1 | seaglass olive lemon aegean | mezze seafood vegetables wine bread salad herbs
  \b(?:mediterran\w+|mediterraneo)\b
burger | 3 | fast-food-1 | mustard tomato neon sky | burger beer cheese fire salad table
  \b(?:burgers?|hamburgers?|smash ?burgers?|burger (?:bar|joint|place|shop))\b
bbq | 3 | casual-dining-1 | ember brick smoke mustard | fire grill beer bread salad chicken
  (?<!korean )\b(?:bbq|barbecue|barbeque|smokehouse|smoked meats?|pitmaster|brisket)\b
southern | 3 | casual-dining-1 | mustard pine brick butter | chicken rice soup bread seafood dessert
  \b(?:southern(?: food| kitchen| cooking| style)|soul food|cajun|louisiana|new orleans|lowcountry)\b
diner | 2 | casual-dining-1 | sky tomato mint mustard | burger dessert coffee chicken fruit table
  \b(?:american diner|diner|american(?! express)|new york style|hot dogs?|wings|comfort food|californian?)\b
steakhouse | 3 | fine-dining-1 | midnight oxblood smoke bottle | grill fire wine table vegetables cocktail
  \b(?:steak ?house|steaks?|chop ?house|dry[- ]aged|wagyu|ribeye|grill house)\b(?! (?:frites|tartare))
seafood | 2 | casual-dining-1 | harbor seaglass aegean cobalt | seafood wine salad bread grill soup herbs
  \b(?:seafood|fish restaurant|oyster bar|fishmonger|marisqueria|fruits de mer|raw bar|shellfish|fish(?! and| &| tacos| sauce))\b
vegan | 2 | cafe-1 | forest mint cactus plum | vegetables salad herbs fruit rice bread
  \b(?:vegan(?:a|o)?|plant[- ]based)\b(?![^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives|friendly|available|menu)\b)(?=\s*(?:$|[,.;!\n]|restaurant|cafe|kitchen|bakery|bistro|food|cuisine|cooking|place|spot|deli|diner|eatery|pizzeria|canteen|creperie|patisserie|bar\b|burger (?:bar|joint|place|shop)|street food|ice cream|\w+(?:ese|ian|can|ish|ai|eek|ench)\b))
vegetarian | 2 | cafe-1 | forest olive butter mint | vegetables salad cheese herbs soup bread fruit
  \b(?:farm[- ]to[- ]table|salad bar|(?:vegetarian[ao]?|vegetarisch\w*|vegetarien(?:ne)?|veggie)\b(?![^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives|friendly|available|menu)\b)(?=\s*(?:$|[,.;!\n]|restaurant|cafe|kitchen|bakery|bistro|food|cuisine|cooking|place|spot|deli|diner|eatery|pizzeria|canteen|creperie|patisserie|bar\b|burger (?:bar|joint|place|shop)|street food|ice cream|\w+(?:ese|ian|can|ish|ai|eek|ench)\b)))
bakery | 3 | cafe-1 | oat butter blush brick | bread pastry coffee dessert fruit cheese
  \b(?:bakery|bakeries|boulangerie|patisserie|panaderia|pasteleria|panificio|backerei|konditorei|bakehouse|cake shop|doughnuts?|donuts?)\b
tearoom | 3 | cafe-1 | blush butter mint sky | tea pastry dessert fruit bread table
  \b(?:tea ?room|tea ?house|afternoon tea|salon de the|tea shop)\b
icecream | 3 | cafe-1 | blush mint lemon sky | dessert fruit coffee pastry cheese
  \b(?:ice[- ]cream|gelat(?:o|eria)|heladeria|glacier|sorbets?|frozen yog(?:h)?urt|soft serve|eisdiele)\b
brunch | 2 | cafe-1 | lemon blush butter sky | bread coffee fruit pastry table dessert salad
  \b(?:brunch|all[- ]day breakfast|breakfast (?:spot|place|bar|cafe)|pancake house)\b
cafe | 1 | cafe-1 | espresso oat forest butter | coffee pastry bread dessert fruit table
  \b(?:cafe|cafeteria|kaffee\w*|coffee (?:shop|house|bar|roasters?)|(?<!turkish |irish |vietnamese |filter )coffee|espresso bar|roastery|kaffeehaus)\b
winebar | 3 | fine-dining-2 | plum oxblood midnight bottle | wine cheese bread mezze table fruit
  \b(?:wine bar|vinotheque|enoteca|vinoteca|weinbar|bar a vins?|cave a manger)\b
cocktailbar | 3 | fine-dining-2 | midnight neon lacquer peacock | cocktail fruit herbs table mezze wine
  \b(?:cocktail bar|speakeasy|mixology|aperitivo bar|lounge bar|rooftop bar|cocktail lounge|cocktails)\b
brewery | 3 | casual-dining-1 | mustard pine brick smoke | beer grill bread burger cheese table
  \b(?:brewery|brewpub|taproom|tap room|craft beer bar|microbrewery|beer bar)\b
foodtruck | 1 | fast-food-1 | neon fuchsia mustard sky | tacos burger fire noodles table fruit
  \b(?:(?:food ?)?trucks?(?! stop)|street food|food cart|food stall|market stall|kiosk)\b
deli | 2 | fast-food-1 | mustard butter brick bottle | bread cheese salad table coffee soup
  \b(?:deli|delicatessen|sandwich (?:shop|bar)|bagel (?:shop|bakery)|salumeria|charcuterie)\b
healthy | 2 | fast-food-1 | mint sky cactus lemon | salad fruit rice seafood vegetables herbs
  \b(?:poke|hawaiian|juice bar|smoothie bar|acai|salads? (?:bar|place)|healthy (?:food|bowls|eating)|grain bowls?|health food)\b
modern | 1 | fine-dining-2 | midnight fjord smoke plum ink | table herbs wine vegetables seafood dessert fire
  \b(?:fine dining|tasting menu|degustation|haute cuisine|contemporary|modern european|modern cuisine|gastronomic|fusion|chef'?s table|modern)\b
`;

export const CUISINES: readonly Cuisine[] = TABLE.trim()
  .split(/\n(?! )/u)
  .map((entry) => {
    const [row = '', says = ''] = entry.split('\n');
    const [id = '', rank, template, schemes = '', subjects = ''] = row.split(' | ');
    return {
      id,
      rank: Number(rank),
      says: new RegExp(says.trim()),
      template: template as TemplateId,
      schemes: schemes.split(' ') as SchemeName[],
      subjects: subjects.split(' ') as ImageSubject[],
    };
  });

/**
 * The narrowest cuisine that the owner’s kind of restaurant and cuisines name. The restaurant’s name doesn’t count.
 * `ANY_TABLE` if they name none.
 */
export function cuisineOf({ kind, cuisines }: Pick<RestaurantProfile, 'kind' | 'cuisines'>): Cuisine {
  const said = fold(`${cuisines.join(', ')} ${kind}`.normalize('NFC'));
  const named = CUISINES.filter(({ says }) => says.test(said));
  return named.toSorted((a, b) => b.rank - a.rank)[0] ?? ANY_TABLE;
}
