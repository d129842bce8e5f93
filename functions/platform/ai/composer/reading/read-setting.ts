import { clauseAt, fold, isStatedAt, type OwnerText } from './owner-text.ts';

const VENUES =
  /\b(trattoria|osteria|ristorante|pizzeria|enoteca|gelateria|bistro|brasserie|bouchon|creperie|boulangerie|patisserie|tea ?room|tea house|coffee (?:shop|house|bar)|cafe|bakery|bakehouse|taqueria|cantina|cevicheria|parrilla|churrascaria|asador|taberna|bodega|tapas bar|tasca|taverna|izakaya|ramen (?:shop|bar)|noodle (?:shop|bar)|sushi (?:bar|counter|restaurant)|oyster bar|raw bar|gastropub|pub|steakhouse|smokehouse|chophouse|diner|burger (?:bar|joint|place|shop)|wine bar|cocktail bar|rooftop bar|brewpub|taproom|brewery|tavern|inn|food truck|food stall|street food stall|delicatessen|deli|sandwich (?:shop|bar)|ice cream (?:shop|parlou?r)|juice bar|meyhane|lokanta|gasthaus|wirtshaus|biergarten|beer hall|dumpling house|supper club|canteen|rotisserie|grill house|seafood restaurant|fish restaurant|vegan restaurant|eatery|restaurant)\b/g;
/** Spelt as in print where folding took an accent away, and in the spelling of the copy. */
const PRINTED: Readonly<Record<string, string>> = {
  cafe: 'café',
  creperie: 'crêperie',
  cevicheria: 'cevichería',
  patisserie: 'pâtisserie',
  'tea room': 'tea room',
  tearoom: 'tea room',
  taqueria: 'taquería',
  'ice cream parlor': 'ice cream parlour',
  'vegan restaurant': 'restaurant',
  eatery: 'restaurant',
  cantina: 'cantina',
};

const SUPERLATIVE = /\b(?:best|greatest|finest|number one|no\.? ?1|top)\b[^.;,\n]*\b(?:in|of|near)\b/;

/** "Best restaurant in London" is praise: neither what the place is nor where it stands. */
function isPraiseAt(text: OwnerText, index: number): boolean {
  const clause = clauseAt(text, index);
  return SUPERLATIVE.test(text.folded.slice(clause.start, clause.end));
}

const isSaidAt = (text: OwnerText, found: RegExpExecArray) =>
  isStatedAt(text, found.index, found.index + found[0].length) && !isPraiseAt(text, found.index);

/** What the owner calls the place, first in the text, else in the name; empty when neither says. */
export function readVenue(text: OwnerText, restaurantName: string): string {
  const found = [...text.folded.matchAll(VENUES)].find((each) => isSaidAt(text, each));
  const word = found?.[1] ?? [...fold(restaurantName).matchAll(VENUES)][0]?.[1] ?? '';
  return PRINTED[word] ?? word;
}

/** "since 1974", "est. 1974", "founded in 1974": the year as written, else empty. */
export function readSince(text: OwnerText): string {
  const found = [
    ...text.folded.matchAll(
      /\b(?:since|est\.?|established(?: in)?|founded(?: in)?|opened in|desde|seit|dal|depuis)\s+((?:1[89]|20)\d\d)\b/g,
    ),
  ].find(
    (each) =>
      !/\b(?:closed|stopped)\b/.test(text.folded.slice(Math.max(0, each.index - 20), each.index)) &&
      isStatedAt(text, each.index, each.index + each[0].length),
  );
  return found?.[1] ?? '';
}

const LANDMARK =
  /\b(by|on|near|overlooking|facing|opposite|beside|next to|in|at) the (harbou?r|beach|river(?:side)?|sea(?:side|front)?|lake(?:side)?|old town|old port|city cent(?:re|er)|town cent(?:re|er)|market(?: square| hall)?|station|park|mountains?|canal|marina|waterfront|countryside|vineyards?|port|main square|cathedral|docks?)\b/g;
const PROPER_PLACE =
  /\b(?:in|near)\s+((?:the\s+)?(?:(?:downtown|central|old|upper|lower|north|south|east|west)\s+)?\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|del|della|di|da|do|la|le|el|of|the|sur|am|an der)\s+)?\p{Lu}[\p{L}'’-]+){0,3})/gu;
const NOT_A_PLACE =
  /^(?:the\s+)?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|english|spanish|italian|french|german|portuguese|i|we|our|all|cash|house)\b/;

/** Where the owner says the place is: a landmark or a proper name, never guessed. */
export function readPlace(text: OwnerText): string {
  const isShouted =
    text.plain.replace(/[^\p{Lu}]/gu, '').length > text.plain.replace(/[^\p{L}]/gu, '').length / 2;
  const named = isShouted
    ? undefined
    : [...text.plain.matchAll(PROPER_PLACE)].find(
        (found) => !NOT_A_PLACE.test(fold(found[1] ?? '')) && isSaidAt(text, found),
      );
  const landmark = [...text.folded.matchAll(LANDMARK)].find((found) => isSaidAt(text, found));
  const proper =
    named === undefined ? '' : `${named[0].split(/\s/)[0]} ${(named[1] ?? '').replace(/['’]s$/, '')}`;
  if (landmark === undefined) return proper;
  const near = text.folded.slice(landmark.index, landmark.index + landmark[0].length);
  const tail = named !== undefined && named.index >= landmark.index ? ` ${proper}` : '';
  return `${near}${tail}`.slice(0, 80);
}
