import type { Span } from '#functions/platform/ai/reading/reader.ts';
import { matchesOf } from '#functions/platform/ai/reading/text/matches.ts';
import { anyOf, phrasesOf } from '#functions/platform/ai/reading/text/phrases.ts';
import { CUISINE, CUISINES, kindIn } from './place-words.ts';

/** The kind of place and the cuisines in a clause such as "we're a Sichuan noodle bar". Offsets are in the text. */
export type StatedKind = { kind: Span | undefined; cuisines: Span[]; isCertain: boolean };

const NOTHING: StatedKind = { kind: undefined, cuisines: [], isCertain: false };
const EACH_CUISINE = anyOf(CUISINES, 'g');
/** Words before a kind of place: "we are a", "website for". */
const OF_THE_RESTAURANT = new RegExp(
  `^(?:(?:and|so|hi|hello),? |[a-z' ]{0,40} (?=(?:web ?)?site |page ))?${
    anyOf(
      phrasesOf(`
    we are; we're; i run; we run; i own; we own; this is; it's; it is; i have; i opened; we opened; (?:website|site|page|web site) for
    somos; es; tengo; tenemos; (?:web|pagina) (?:para|de)
    nous sommes; c'est; on est; je tiens; nous tenons; (?:site|page) (?:pour|de)
    siamo; e; ho; abbiamo; gestiamo; (?:sito|pagina) (?:per|di)
    wir sind; ich habe; wir haben; wir betreiben; das ist; (?:website|webseite|seite|homepage) fur`),
    ).source
  } `,
);
/** "My bakery is called Flour", "La nostra osteria si chiama Lino". */
const CALLED =
  /^(?:(?:the|our|my|nuestr[oa]|mi|el|la|le|notre|mon|ma|(?:il|la) (?:mio|mia|nostro|nostra)|il|unser[e]?|mein[e]?|das|die|der) )(?:[a-z-]+ )?(?=[a-z -]{3,30} (?:is called|is named|se llama|s'appelle|si chiama|hei(?:ss|ß)t)(?![a-z]))|^(?:our|my|nuestr[oa]|notre|mon|ma|unser[e]?|mein[e]?) (?=[a-z -]{3,30} (?:is|es|est|ist) )/;
/** "Type: Ethiopian restaurant" */
const LABEL =
  /^(?:type|kind|concept|type of (?:place|restaurant|cuisine)|tipo|tipo de (?:local|cocina|restaurante)|type de (?:lieu|cuisine|restaurant)|genre|tipo di (?:locale|cucina)|kategorie|cuisine|food|cocina|cucina|kuche)\s?:\s/;
/** "Alga is a vegan restaurant" */
const IS_A = /^["“«„]?[\p{L}\d'’&. -]{2,40}["”»“]?\s(?:is|es|est|ist|e)\s(?=(?:an?|une?|una|un|eine?) )/u;
/** "Lupo, Thai restaurant" */
const NAMED = /^[\p{L}\d'’&". -]{2,40}?(?:,\s|\s-\s)/u;
const ARTICLE =
  /^(?:an?|the|our|my|un|una|une|el|la|le|il|lo|ein|eine|einen|das|die|der|mein|unser|notre|nuestr[oa]) /;
/** Words that can't be between the article and the kind, because they don't describe it. */
const OTHERS =
  /(?<![a-z])(?:an?|une?|una|ein|eine|of|in|for|with|near|next|to|above|below|from|that|who|which|by|at|on|like|not|no(?!-)|never|than|best|if|when|but|or|is|are|was|were|as|about|behind|opposite|across|inside|under|over|has|have|had|tiene|their|his|her|your|de|del|en|con|para|por|que|como|sin|dans|avec|pour|qui|pas|du|au|chez|sur|nel|nella|per|che|non|di|come|mit|fur|von|im|am|kein|keine|nicht|bei|neben|aus|wie|former|formerly|old|antigu[oa]|ancien|ancienne|ex|used|opened|open|wants?|need|make|trained|menu|kitchen|chef|staff|team|story|customers|guests|included|incluid[oa]|compris|inclus[oe]|nur|solo)(?![a-z])/;
const DENIED =
  /(?<![a-z])(?:not|isn't|aren't|never|no longer|non|pas|kein[a-z]*|nicht|wasn't|used to be|formerly|unlike)(?![a-z])/;
/** "Polish food", "Northern Italian cooking" */
const FOOD =
  /^\s(?:(?:home|street|comfort|regional|seasonal|vegetarian|vegan) )?(?:food|cuisine|cooking|classics|kitchen|tasting menu|bbq|barbecue|kuche|kost|spezialitaten|place|spot|joint|street food)(?![a-z])/;
const COOKING =
  /(?<![a-z])(?:cocina|comida|gastronomia|cuisine|specialites|cucina|specialita)\s(?:tradicional |casera |traditionnelle |tradizionale |tipica )?$/;
const COOKS =
  /^(?:(?:we|i) (?:cook|serve|do|make)|hacemos|servimos|cocinamos|nous (?:cuisinons|faisons)|facciamo|wir kochen)(?![a-z])/;
/** "Vegetarisches Restaurant" */
const DESCRIBES = new RegExp(`${CUISINE.source}|(?:isch|vegan)e[rs]?$`);
const MOST_WORDS_BEFORE = 4;

const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** "Traiteur pour vos fêtes": what a restaurant offers beside. */
const OFFERED = /(?:^|\s)traiteur (?:pour (?:vos|tou[st])|sur (?:commande|demande|devis))|service traiteur/;

/** Finds the kind within a few words after `from`, and the cuisines that describe it. Offsets are in `text`. */
function kindAt(text: string, from: number): { kind: Span; cuisines: Span[] } | undefined {
  const start = from + (ARTICLE.exec(text.slice(from))?.[0].length ?? 0);
  const window = text.slice(start).split(/[.,;:!?()\n]|\s-\s/)[0] ?? '';
  const found = kindIn(window);
  if (found === undefined || OFFERED.test(window)) return undefined;
  const before = window.slice(0, found.index);
  if (OTHERS.test(before) || before.trim().split(' ').length > MOST_WORDS_BEFORE) return undefined;
  const kind = { start: start + found.index, end: start + found.index + found.length };
  const cuisines = cuisinesIn(text, start, kind.start);
  const behind = CUISINE.exec(text.slice(kind.end + 1, kind.end + 30));
  if (behind?.index === 0) cuisines.push({ start: kind.end + 1, end: kind.end + 1 + behind[0].length });
  return { kind, cuisines };
}

function cuisinesIn(text: string, from: number, to: number): Span[] {
  return matchesOf(EACH_CUISINE, text.slice(from, to))
    .filter(({ index }) => text.charAt(from + index - 1) !== '-')
    .map(({ index, 0: word }) => ({
      start: from + index,
      end: from + index + word.length,
    }));
}

/** Whether a capitalized kind is part of a name, as in "The Corner Bakery". */
function isInName(written: string, { start, end }: Span): boolean {
  if (written === written.toUpperCase() || !/^\p{Lu}/u.test(written.slice(start))) return false;
  return (
    /^ (?!(?:In|At|And|On|Of) )\p{Lu}\p{Ll}/u.test(written.slice(end)) ||
    (/\p{Lu}[\p{L}'’]* $/u.test(written.slice(0, start)) &&
      !DESCRIBES.test(written.slice(0, start).toLowerCase().trim().split(' ').at(-1) ?? ''))
  );
}

/** Finds where a clause can begin to name the kind. */
function beginningsOf(text: string, isOpening: boolean): number[] {
  const lead = (OF_THE_RESTAURANT.exec(text) ?? CALLED.exec(text) ?? LABEL.exec(text) ?? IS_A.exec(text))?.[0]
    .length;
  if (lead !== undefined) return [lead];
  const named = NAMED.exec(text)?.[0].length;
  return isOpening ? [0, ...(named === undefined ? [] : [named])] : [];
}

/** `isOpening`: the clause is one of the first, so "Thai restaurant, terrace" is about the restaurant itself. */
export function readStatedKind(source: string, folded: string, clause: Span, isOpening: boolean): StatedKind {
  const text = folded.slice(clause.start, clause.end);
  const written = source.slice(clause.start, clause.end);
  if (DENIED.test(text)) return NOTHING;
  for (const from of beginningsOf(text, isOpening)) {
    const read = kindAt(text, from);
    if (read === undefined || isInName(written, read.kind)) continue;
    const cuisines = read.cuisines.map((span) => shifted(span, clause.start));
    return { kind: shifted(read.kind, clause.start), cuisines, isCertain: true };
  }
  const cooked = cuisinesIn(text, 0, text.length).filter((span) => isCooked(text, span, isOpening));
  return { ...NOTHING, cuisines: cooked.map((span) => shifted(span, clause.start)), isCertain: true };
}

/** Whether a cuisine is what the kitchen cooks: "We cook Oaxacan food", "cocina peruana", "Cuisine: Thai". */
function isCooked(text: string, { start, end }: Span, isOpening: boolean): boolean {
  if (LABEL.test(text)) return true;
  const before = text.slice(0, start);
  const isNamed = FOOD.test(text.slice(end)) || COOKING.test(before);
  return (
    isNamed &&
    !OTHERS.test(before) &&
    (isOpening || start === 0 || /^[a-z]+ (?:[a-z]+ )?$/.test(before) || COOKS.test(text))
  );
}
