import { allergen, type ClaimRow } from './claim.ts';

/** "Free of dairy and eggs": other things may stand before. */
const LISTED = '(?:\\p{L}+(?:,|,? (?:and|or|nor|y|o|ni|et|ou|e|und|oder|noch)) ){0,2}';

const freeOf = (english: string, spanish: string, french: string, italian: string, german: string) =>
  [
    `(?:${english})[- ]?(?:free|less)`,
    `(?:free (?:of|from)|without(?: any)?|no|zero|contains? no|does(?:n't| not) contain|never (?:any|contains?)) ${LISTED}(?:${english})`,
    `(?:sin|libres? de|no contienen?|exento de|cero) ${LISTED}(?:${spanish})`,
    `(?:sans|exempts? de|ne contient pas (?:de |d')?|zero) ${LISTED}(?:${french})`,
    `(?:senza|prive? di|privo di|non contiene|non contengono|zero) ${LISTED}(?:${italian})`,
    `(?:ohne|frei von|kein(?:e|en|er)?|enthalt kein(?:e|en)?) ${LISTED}(?:${german})`,
    `(?:${german})s?-?frei(?:e|er|es|en)?`,
    // What is left out of a dish.
    `(?:${english}) (?:always )?(?:stays?|(?:is|are) (?:kept|left)) out|(?:leav(?:e|es|ing)|left) out (?:the |all |any )?(?:${english})|(?:leav(?:e|es|ing)|left|kept|keeps?|keeping) (?:the |all |any )?(?:${english}) (?:out|off)`,
    `(?:${spanish}) (?:se )?queda\\w* fuera|(?:dejamos|deja|dejan) (?:fuera )?(?:el |la |los |las )?(?:${spanish}) fuera|prescind\\w+ (?:del?|de la|de los) (?:${spanish})`,
    `(?:${french}) (?:reste|restent) dehors|laiss\\w+ (?:le |la |les |l')?(?:${french}) de cote|(?:se passe|on se passe) (?:de |du |des |d')(?:${french})`,
    `(?:${italian}) (?:resta|restano|rimane|rimangono) fuori|lascia\\w+ fuori (?:il |lo |la |le |gli |i |l')?(?:${italian})`,
    `(?:${german}) (?:bleib\\w+ (?:draussen|weg)|lass\\w+ wir weg|kommt (?:uns )?nicht (?:rein|hinein|in))|verzicht\\w+ auf (?:das |den |die )?(?:${german})|lass\\w+ (?:wir )?(?:das |den |die )?(?:${german}) weg`,
  ].join('|');

/** What everybody can eat, whatever they cannot; not what suits every taste, age and purse. */
const SAFE_FOR_ALL =
  'safe for (?:everyone|everybody|anyone|anybody|all|every \\w+|the whole (?:table|family|crew))|(?:seguro|segura|apt[oa]s?) para tod[oa]s(?! l[oa]s (?:public|gusto|paladar|bolsillo|edad))|(?:sans danger|sur|adaptee?s?) pour tous(?! les (?:gout|age|public|budget))|(?:sicur[oaie]|adatt[oaie]) (?:per|a) tutti(?! i (?:gust|palat|portafogl))|(?:sicher|geeignet|vertraglich) fur (?:alle|jeden)(?! (?:geschm|alter|geldbeutel))|fur (?:alle|jeden) (?:sicher|geeignet|vertraglich)';

/** Diets and what people cannot eat; en, es, fr, it, de. */
export const DIET_ROWS: readonly ClaimRow[] = [
  allergen(
    'vegan',
    'vegan\\w*|vegetali(?:en|enne|ens|ennes)|plant[- ]based|100 ?% vegetal\\w*|base vegetal|rein pflanzlich\\w*|pflanzlich\\w*|(?<=\\()(?:vg|vgn|ve)(?=\\))|' +
      '(?:no|zero|without(?: any)?|free (?:of|from)) animal (?:products?|ingredients?|foods?)|nothing (?:from|of|off) (?:an |any |the )?animals?|animal[- ]free|' +
      'sin (?:productos? (?:de origen )?animal(?:es)?|ingredientes animales|nada (?:de origen )?animal)|nada de origen animal|' +
      "sans (?:produits?|ingredients?) (?:d'origine )?anima(?:l|le|ux|les)|rien d'(?:animal|origine animale)|" +
      '(?:senza|niente) (?:prodotti|ingredienti|derivati) (?:di origine )?animal[ei]|(?:niente|nulla) di (?:origine )?animale|' +
      'ohne tierische \\w+|nichts (?:vom tier|tierisches)|tierfrei\\w*',
    ['vegetarian'],
  ),
  allergen(
    'vegetarian',
    '(?<=\\()v(?=\\))|vegetarian\\w*|veggies?|vegetarisch\\w*|vegetarien\\w*|meat[- ]?free|meatless|fleischlos\\w*|sin carne|sans viande|senza carne|ohne fleisch',
  ),
  allergen('pescatarian', 'pescatarian\\w*|pescetarian\\w*|pescetarien\\w*'),
  allergen('halal', 'halal'),
  allergen('kosher', 'kosher|koscher\\w*|casher|cacher|kasher'),
  allergen(
    'gluten_free',
    `gf|${freeOf('gluten|wheat', 'gluten|trigo', 'gluten|ble', 'glutine|grano', 'gluten|weizen')}`,
  ),
  allergen(
    'dairy_free',
    `${freeOf('dairy|lactose|milk', 'lacteos|lactosa|leche', 'lactose|lait|produits laitiers', 'lattosio|latte|latticini', 'milch|laktose|lactose')}`,
  ),
  allergen(
    'nut_free',
    `${freeOf('nuts?|peanuts?|tree nuts?|almonds?', 'frutos secos|nueces|cacahuetes', 'noix|arachides?|fruits a coque', 'noci|frutta a guscio|arachidi', 'nusse|nuss|erdnuss|erdnusse')}`,
  ),
  allergen('egg_free', freeOf('eggs?', 'huevos?', 'oeufs?', 'uova', 'eier|ei')),
  allergen('soy_free', freeOf('soy|soya', 'soja', 'soja', 'soia', 'soja')),
  allergen(
    'fish_free',
    freeOf(
      'fish|shellfish|seafood',
      'pescado|marisco',
      'poisson|crustaces',
      'pesce|crostacei',
      'fisch|meeresfruchte',
    ),
  ),
  allergen('sesame_free', freeOf('sesame', 'sesamo', 'sesame', 'sesamo', 'sesam')),
  allergen(
    'sugar_free',
    `${freeOf('sugar|added sugar', 'azucar', 'sucre', 'zucchero', 'zucker')}|keto|low[- ]carb|low[- ]calorie|calories|kcal`,
  ),
  allergen(
    'diabetic',
    'diabet\\w+[- ](?:friendly|safe|suitable)|(?:suitable |safe |good |fine |ok |perfect )?for diabetics|apt[oa]s? para diabetic\\w+|adatt[oaie] (?:ai|a|per i) diabetic\\w+|convien\\w+ aux diabetiques|(?:geeignet )?fur diabetiker|diabetiker\\w* geeignet',
  ),
  allergen('paleo', 'paleo(?![- ]?(?:ntolog|lith))|whole ?30|(?:low[- ])?fodmap'),
  allergen(
    'msg_free',
    `${freeOf('msg|additives|preservatives|gmo', 'conservantes|aditivos', 'conservateurs|additifs', 'conservanti|additivi', 'konservierungsstoffe|zusatzstoffe')}|non[- ]gmo|additive[- ]free`,
  ),
  allergen('celiac', 'celiacs?|coeliacs?|celiac[oaie]s?|coeliaques?|zoliakie\\w*'),
  allergen(
    'allergen_safe',
    `${freeOf('allergens?', 'alergenos', 'allergenes', 'allergeni', 'allergene?')}|(?:allergy|allergen|celiac|coeliac)[- ](?:friendly|safe|aware)|hypoallergenic|safe for (?:\\w+ ){0,3}(?:allerg|celiac|coeliac)\\w*|apt[oa]s? para (?:alergicos|celiacos|veganos|vegetarianos)|adatt[oaie] (?:ai|a|per) (?:celiaci|vegani|vegetariani|allergici)|geeignet fur (?:allergiker|veganer|vegetarier)|fur (?:allergiker|veganer|vegetarier) geeignet|convient aux (?:vegetariens|vegans|allergiques|coeliaques)|(?:every|any|all|most) (?:allerg|intoleran)\\w+|${SAFE_FOR_ALL}`,
  ),
  allergen(
    'allergies',
    'allergic\\w*|allerg(?:y|ies|ie|ien|ia|ias)|alergi[ac]\\w*|allergiker\\w*|allergi[ac]\\w*|intoleran\\w+|unvertraglich\\w+|cross[- ]contamination',
  ),
  allergen(
    'organic',
    'organic|organically|organics|biologic[oahie]+|biologiques?|ecologic[oa]s?|organic[oa]s?|bio|bio-\\w+|biologisch\\w*|okologisch\\w*|biodynami\\w+|biodinamic\\w+',
  ),
  allergen(
    'healthy',
    'healthy|healthiest|healthier|superfoods?|detox|cures (?:colds?|flu|hangovers?|everything|all|what)|immune|nutritious|saludables?|salutar[ei]|gesund(?:e|er|es|en)?|sains?|saines?|probiotic\\w*',
  ),
  allergen(
    'contains',
    'may contain|traces of|puede contener|trazas|peut contenir|traces de|puo contenere|tracce|kann (?:\\w+ )?enthalten|spuren von',
  ),
];
