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

const CUISINE_WORDS: readonly (readonly [CuisineId, RegExp])[] = ROWS.map(([id, words]) => [
  id,
  new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u'),
]);

/** The cuisine that a folded text names; undefined if it names none. Pure. */
export function cuisineNamedIn(folded: string): CuisineId | undefined {
  return CUISINE_WORDS.find(([, words]) => words.test(folded))?.[0];
}
