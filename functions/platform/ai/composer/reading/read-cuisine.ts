import type { Cuisine } from '../knowledge/cuisines/cuisine.ts';
import { CUISINES } from '../knowledge/cuisines/cuisines.ts';
import type { MenuEntry } from './menu-entry.ts';
import { fold, isStatedAt, type OwnerText } from './owner-text.ts';

export type CuisineReading = {
  cuisine: Cuisine | undefined;
  /** Whether the owner's text names it, as against the restaurant's name or its dishes. */
  isCuisineSaid: boolean;
  /** A second cuisine of equal standing, as in "Korean and Mexican". */
  also: Cuisine | undefined;
  /** The people's own word where the cuisine covers several, as "Irish" or "Ukrainian". */
  adjective: string;
  /** "vegan" or "vegetarian" where that is said of another cuisine's kitchen; else empty. */
  diet: string;
};

/** Peoples that share an entry of the knowledge base with a neighbor; each keeps its own name in print. */
const OWN_NAMES =
  /\b(irish|scottish|welsh|english|ukrainian|czech|slovak|hungarian|balkan|serbian|croatian|romanian|swedish|norwegian|danish|finnish|icelandic|austrian|bavarian|swabian|viennese|catalan|galician|andalusian|valencian|cypriot|cretan|venetian|milanese|ligurian|sardinian|calabrian|puglian|piedmontese|emilian|punjabi|bengali|goan|gujarati|keralan|pakistani|bangladeshi|nepalese|sri lankan|indonesian|balinese|malaysian|singaporean|filipino|burmese|cambodian|laotian|syrian|palestinian|jordanian|israeli|levantine|middle eastern|iranian|afghan|uzbek|georgian|armenian|azerbaijani|tunisian|algerian|north african|ethiopian|eritrean|nigerian|ghanaian|senegalese|kenyan|somali|south african|colombian|venezuelan|cuban|ecuadorian|salvadoran|bolivian|puerto rican|dominican|uruguayan|chilean|jamaican|trinidadian|haitian|bajan|nikkei|oaxacan|provencal|alsatian|lyonnais|taiwanese|shanghainese|hunanese|cajun|creole|californian|hawaiian|asian)\b/;

const titled = (words: string) => words.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

const NOWHERE = 99_999;
/** Points that only a cuisine named in the owner's text can have. */
const SAID = 24;
type Score = { cuisine: Cuisine; points: number; at: number };

function affirmedMention(text: OwnerText, pattern: RegExp): RegExpExecArray | undefined {
  return [...text.folded.matchAll(new RegExp(pattern, 'g'))].find((found) =>
    isStatedAt(text, found.index, found.index + found[0].length),
  );
}

/** What the owner wrote counts most, then the name of the restaurant, then the dishes. */
function scoreOf(
  cuisine: Cuisine,
  from: { text: OwnerText; name: string; menu: readonly MenuEntry[] },
): Score {
  const said = affirmedMention(from.text, cuisine.says);
  const isNamed = cuisine.named?.test(from.name) === true || cuisine.says.test(from.name);
  const dishes = from.menu.filter((entry) => entry.dish?.cuisine === cuisine.id).length;
  const points =
    (said ? 20 + cuisine.rank * 4 : 0) + (isNamed ? 5 + cuisine.rank : 0) + Math.min(dishes, 4) * 3;
  return { cuisine, points, at: said?.index ?? NOWHERE };
}

function secondCuisine(first: Score, others: readonly Score[]): Cuisine | undefined {
  const second = others.find(
    ({ cuisine, points }) =>
      points >= SAID &&
      cuisine.rank === 2 &&
      cuisine.adjective !== '' &&
      cuisine.label !== first.cuisine.label,
  );
  const isPair =
    first.cuisine.rank === 2 && first.cuisine.adjective !== '' && first.cuisine.adjective !== 'vegan';
  return isPair ? second?.cuisine : undefined;
}

/** "Roman trattoria" is Roman: a country's cuisine steps back for one of its own that was named. */
function isWidened({ cuisine, at }: Score, all: readonly Score[]): boolean {
  return all.some(
    (other) =>
      other.cuisine.label === cuisine.label &&
      other.cuisine.rank > cuisine.rank &&
      (other.at < NOWHERE || at === NOWHERE),
  );
}

const isDiet = ({ id }: Cuisine) => id === 'vegan' || id === 'vegetarian';

/** "Vegan Thai" is Thai first: a diet steps back for any cuisine or kind of place that was named. */
function isDietOfAnother(score: Score, all: readonly Score[]): boolean {
  return isDiet(score.cuisine) && all.some(({ cuisine, points }) => points >= SAID && !isDiet(cuisine));
}

function dietOf(text: OwnerText): string {
  return CUISINES.find((cuisine) => isDiet(cuisine) && affirmedMention(text, cuisine.says))?.adjective ?? '';
}

/** "French bakery": a kind of place without a people of its own takes the one that was named. */
function peopleOf(scores: readonly Score[]): string {
  return (
    scores.find(({ cuisine, points }) => points >= SAID && cuisine.adjective !== '')?.cuisine.adjective ?? ''
  );
}

/** Reads what is cooked. A denied cuisine ("not a steakhouse") does not count. */
export function readCuisine(
  text: OwnerText,
  restaurantName: string,
  menu: readonly MenuEntry[],
): CuisineReading {
  const name = fold(restaurantName.normalize('NFC'));
  const scores = CUISINES.map((cuisine) => scoreOf(cuisine, { text, name, menu }))
    .filter(({ points }) => points >= 6)
    .filter((score, _, all) => !isWidened(score, all) && !isDietOfAnother(score, all))
    .sort((a, b) => b.points - a.points || a.at - b.at);
  const first = scores[0];
  if (first === undefined)
    return { cuisine: undefined, isCuisineSaid: false, also: undefined, adjective: '', diet: '' };
  const said = affirmedMention(text, first.cuisine.says);
  const own = said ? OWN_NAMES.exec(said[0].replace(/^osterreich\w*/, 'austrian'))?.[1] : undefined;
  return {
    cuisine: first.cuisine,
    isCuisineSaid: said !== undefined,
    diet: isDiet(first.cuisine) ? '' : dietOf(text),
    also: secondCuisine(first, scores.slice(1)),
    adjective: own === undefined ? first.cuisine.adjective || peopleOf(scores) : titled(own),
  };
}
