import { alternatives } from '../readers/text/one-of.ts';

/** Kinds of restaurant by what guests find there. */
const PLACE_KINDS = [
  'caterer',
  'street',
  'daytime',
  'treats',
  'bar',
  'formal',
  'buffet',
  'room',
  'unknown',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Things that a line may mention and that some restaurants don’t have, or times when they aren’t open. */
export type Need =
  | 'table'
  | 'evening'
  | 'visit'
  | 'meal'
  | 'food'
  | 'order'
  | 'casual'
  | 'alcohol'
  | 'morning'
  | 'noon'
  | 'weekend';

/** An unknown kind counts as a place where guests eat, because delivery-only kitchens say so. */
const LACKS: Readonly<Record<PlaceKind, readonly Need[]>> = {
  caterer: ['table', 'evening', 'visit', 'alcohol'],
  street: ['table', 'evening', 'alcohol'],
  daytime: ['evening', 'alcohol'],
  treats: ['evening', 'meal', 'alcohol'],
  bar: ['meal', 'food', 'casual'],
  formal: ['order', 'casual', 'alcohol'],
  buffet: ['order', 'alcohol'],
  room: ['alcohol'],
  unknown: ['table', 'evening', 'alcohol'],
};

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${alternatives(words)})(?!\\p{L})`, 'iu');

/** Words of the owner that name a kind. The first match counts. */
const WORDS: readonly (readonly [PlaceKind, RegExp])[] = [
  [
    'street',
    whole(
      `
      food ?trucks?;taco trucks?;\\p{L}+ truck;camión de comida;food ?(?:cart|stand|stall)
      takeout only;take-?out only;solo para llevar;nur zum mitnehmen;imbiss\\p{L}*
      à emporter uniquement;solo asporto;chiosco
    `,
    ),
  ],
  [
    'formal',
    whole(
      "fine dining|tasting[- ]menu|omakase|prix[- ]fixe|chef[’']s (?:table|counter)|" +
        'alta cocina|menú degustación|gastronomique|menu dégustation|degustazione|fine-dining',
    ),
  ],
  ['buffet', whole('buffets?|all[- ](?:you|u)[- ]can[- ]eat|ayce|bufé|à volonté|cafeteria[- ]style')],
  [
    'room',
    whole(
      'restaurante?|restaurants?|ristorante|trattoria|osteria|gasthaus|' +
        'gasthof|wirtshaus|bistro|bistrot|brasserie|steakhouse|dining room',
    ),
  ],
  [
    'caterer',
    whole(
      'cater(?:ing|er|ers)|traiteur|banqueter[íi]a|(?:ghost|cloud|virtual) kitchen|delivery[- ]only|pick-?up only',
    ),
  ],
  [
    'treats',
    whole(
      `
      baker(?:y|ies);panader[íi]a;pasteler[íi]a;bäckerei;konditorei;boulangerie;pâtisserie;panificio
      pasticceria;ice cream;gelat\\p{L}*;helader[íi]a;eisdiele;glacier;donuts?;doughnuts?;creamery
      chocolat\\p{L}*
    `,
    ),
  ],
  [
    'daytime',
    whole(
      'caf[ée]|cafeter[íi]a|coffee (?:shop|bar|house)|breakfast|brunch|' +
        'bagels?|juice bar|tea ?(?:room|house)|lunch counter|luncheonette',
    ),
  ],
  [
    'bar',
    whole(
      `
      (?:neighborhood|dive|sports|cocktail|karaoke|piano|tiki|whiskey|wine|beer) bar(?! (?:and|&) grill)
      taproom;tap ?house;cocktail lounge;brew(?:ery|pub);pub;tavern;bar à vins;enoteca;weinstube
      weinbar;cervecer[íi]a;birreria;brauhaus;kneipe;bar de vinos
    `,
    ),
  ],
];

/** The kind of restaurant that the owner names; `unknown` without a clear word. Pure. */
export function placeKindOf(said: string): PlaceKind {
  return WORDS.find(([, words]) => words.test(said))?.[0] ?? 'unknown';
}

/** Words by language that mention a table, the evening, or a visit. */
const NEEDS: Readonly<Record<string, Readonly<Record<Need, RegExp>>>> = {
  en: {
    table: whole(
      'tables?|tablecloth|seats?|seated|sit|sits|chairs?|booth|stools?|waiter|server|reserve|reservations?',
    ),
    evening: whole('evenings?|nights?|tonight|dinners?|supper'),
    visit: whole(
      'at \\{name\\}|come|comes|coming|stop (?:by|in)|drop (?:in|by)|show up|turn up|visit|' +
        'walks?|detour|here|see you|find us|head over|head home|go home|way|map|in person|neighbors',
    ),
    meal: whole(
      'cook|cooks|cooking|cooked|kitchens?|meals?|stove|recipes?|pots|dishes|groceries|grocery|menu',
    ),
    food: whole(
      'hungry|hunger|appetites?|bites?|eat|eats|eating|fed|feed|feeding|plates?|forks?|noodles|sandwich',
    ),
    order: whole(
      'order(?:s|ed|ing)?|choose|choosing|favorites?|menus?|trade|swap|steal|extra plate|appetizers?',
    ),
    casual: whole(
      "stop in|on your way|chin|messy|wipe|both hands|as you are|whatever you[’']re wearing|" +
        'quick bite|grab|kids?|napkins?|loud|crowd|goofy|picky eaters|scrolling',
    ),
    alcohol: whole(
      'wine|wines|beers?|cocktails?|pints?|cheers|toast to|make a toast|' +
        'raise a glass|bubbles|another round|drinks? with|a drink',
    ),
    morning: whole('mornings?|breakfasts?|brunch(?:es)?'),
    noon: whole('lunch(?:es)?|lunchtimes?|noon|midday'),
    weekend: whole('weekends?'),
  },
  es: {
    table: whole('mesas?|sobremesa|sillas?|siéntate|sent\\p{L}*|meser[oa]s?|camarer[oa]s?|reserv\\p{L}*'),
    evening: whole('noches?|cen(?:a|as|ar|es|amos)|esta noche'),
    visit: whole(
      'ven|vente|vengan?|ven[ií]r?|vienes|pasa|pásate|visit\\p{L}*|' +
        'aquí|entra|lleg\\p{L}*|esperamos|acércate|mapa|camino',
    ),
    meal: whole('cocin\\p{L}*|platos?|recetas?|menú|comida'),
    food: whole('hambre|apetito|bocados?|comer|come|coman|platos?|tenedor(?:es)?'),
    order: whole('pid\\p{L}*|orden\\p{L}*|elig\\p{L}*|escog\\p{L}*|carta|menú'),
    casual: whole('dedos|servilletas?|niñ[oa]s|manch\\p{L}*|como estés|prisas?'),
    alcohol: whole('vinos?|cervezas?|c[óo]ctel\\p{L}*|brind\\p{L}*|copas?|caña'),
    morning: whole('mañanas?|desayun\\p{L}*|brunch'),
    noon: whole('mediodías?|almuerz\\p{L}*|almorz\\p{L}*'),
    weekend: whole('fin(?:es)? de semana'),
  },
  de: {
    table: whole(
      '\\p{L}*tisch\\p{L}*|platz|plätze|setz\\p{L}*|sitz\\p{L}*|st[uü]hl\\p{L}*|kellner\\p{L}*|reservier\\p{L}*',
    ),
    evening: whole('\\p{L}*abend\\p{L}*|nacht|nächte'),
    visit: whole('\\p{L}*komm\\p{L}*|\\p{L}*vorbei\\p{L}*|schau\\p{L}*|besuch\\p{L}*|hier|weg'),
    meal: whole('\\p{L}*koch\\p{L}*|\\p{L}*küche|abwasch\\p{L}*|wäscht|töpfe|karte'),
    food: whole('hungrig|hunger|appetit|bissen|essen|isst|teller|gabel'),
    order: whole('bestell\\p{L}*|wähl\\p{L}*|karte'),
    casual: whole('finger|servietten?|kinder\\p{L}*|kleckern|wie sie sind|auf die hand'),
    alcohol: whole('wein\\p{L}*|bier\\p{L}*|cocktails?|prost|anstoßen|zum wohl'),
    morning: whole('morgens?|vormittags?|frühstück\\p{L}*|brunch'),
    noon: whole('mittag\\p{L}*'),
    weekend: whole('wochenend\\p{L}*'),
  },
  fr: {
    table: whole(
      'tables?|tablée|chaises?|asse\\p{L}*|assis\\p{L}*|serveu\\p{L}*|réserv\\p{L}*|attabl\\p{L}*',
    ),
    evening: whole('soirs?|soirées?|nuits?|dîn\\p{L}*'),
    visit: whole('ven(?:ez|ir|u|us)|viens|passe[rz]?|ici|entrez|entrer|poussez|chez nous|adresse|chemin'),
    meal: whole('cuisin\\p{L}*|vaisselle|casseroles?|repas|carte|assiettes?'),
    food: whole('faim|appétit|bouchées?|mang\\p{L}*|assiettes?|fourchettes?'),
    order: whole('command\\p{L}*|chois\\p{L}*|carte'),
    casual: whole('doigts|serviettes?|enfants|comme vous êtes|sur le pouce'),
    alcohol: whole('vins?|bières?|cocktails?|trinqu\\p{L}*|à votre santé|apéro\\p{L}*'),
    morning: whole('matins?|matinées?|petits?[- ]déjeuners?|brunch'),
    noon: whole('midis?|déjeun\\p{L}*'),
    weekend: whole('week-?ends?'),
  },
  it: {
    table: whole(
      'tavol\\p{L}*|sedi\\p{L}*|sedut\\p{L}*|sedersi|camerier\\p{L}*|prenot\\p{L}*|accomod\\p{L}*',
    ),
    evening: whole('ser[ae]|serat\\p{L}*|stasera|cen[ae]|cenare|notte'),
    visit: whole(
      'vien\\p{L}*|veni\\p{L}*|passa\\p{L}*|qui|entra\\p{L}*|aspettiamo|indirizzo|strada|trovarci',
    ),
    meal: whole('cucin\\p{L}*|fornelli|piatti|pasto|menù'),
    food: whole('fame|appetito|bocconi?|mangi\\p{L}*|piatt[oi]|forchett[ae]'),
    order: whole('ordin\\p{L}*|scegli\\p{L}*|menù'),
    casual: whole('dita|tovagliol\\p{L}*|bambini|come sei|al volo'),
    alcohol: whole('vin[oi]|birr[ae]|cocktail|brind\\p{L}*|calic[ei]|spritz'),
    morning: whole('mattin\\p{L}*|colazion\\p{L}*|brunch'),
    noon: whole('pranz\\p{L}*|mezzogiorno'),
    weekend: whole('weekend|fine settimana'),
  },
};

/** Things that a kind of restaurant may lack. */
export const lackedBy = (kind: PlaceKind): readonly Need[] => LACKS[kind];

/** Whether a text mentions one of these things. Pure. */
export function speaksOf(text: string, needs: readonly Need[], language: string): boolean {
  const words = NEEDS[language.toLowerCase().split('-')[0] ?? ''];
  return words !== undefined && needs.some((need) => words[need].test(text));
}
