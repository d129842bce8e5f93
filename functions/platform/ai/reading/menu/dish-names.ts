import { KINDS } from '#functions/ai/readers/facts/place-words.ts';
import { PAYMENT } from '../fates/fate-patterns.ts';
import type { Span } from '../reader.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { trimmed } from '../text/spans.ts';
import { isNoDish } from './not-dishes.ts';
import { LEAD_IN, LINK_WORDS, NO_DISH } from './prices/price-words.ts';

/** Verbs after which a sentence names its dishes. */
const SERVING =
  /(?:(?<![a-z])(?:we|i|they|you can)(?:'ve| also| usually| mainly| currently)? (?:do|have|had|serve|sell|offer|got|get|make|charge|bake|cook)|there(?:'s| is| are)|it's(?= an?)|comprend|including|such as|for example|like|namely|e\.g\.|try (?:our|the)|(?:menu|prices?|dishes|favorites|favourites|specials|bestsellers|best sellers) (?:is|are|include)|tenemos|hacemos|servimos|ofrecemos|vendemos|como|por ejemplo|nous (?:avons|faisons|servons|proposons)|(?<=[a-z] )(?:propone|ofrece|sirve|offers|serves|propose|offre|bietet|serviert)(?= (?:un|una|une|ein|eine|a|an|il|el|le|das) )|comme|par exemple|abbiamo|facciamo|serviamo|offriamo|proponiamo|come|per esempio|wir (?:haben|machen|servieren|verkaufen|bieten)|zum beispiel|wie|gibt es|:)\s+/g;
/** "tenderloin's 9.75", "la racion sale a 16" */
const VERB_OF_PRICE =
  /(?:(?<!ploughman|shepherd|grandma|nonna|chef|mother|mom|mum|mama|nana?|dad|papa|auntie?|uncle|pop|gran|baker|fisherman|farmer|hunter|butcher|lover|children|kid|man|day)'s|\s(?:goes for|runs|comes? to|vale|cuesta|kostet|coute|costa))\s*$/;
const JOINED = /^(?:[\s,;/|•·.)\]-]|(?:and|or|y|et|e|ed|und|u|oder|&|\+)\s)+/;

/** "small family bakery sourdough 6": what the house is, before its first dish. */
const HOUSE_FIRST = new RegExp(
  `^(?:[a-z'-]+\\s){0,4}${anyOf(KINDS).source}\\s(?=[a-z])(?!(?:for|with|of|and|in|on|para|con|de|mit|und|fur|avec|pour|et|per|e|y|ai|al|alla|au|aux)\\s)`,
);
const SENTENCE_WORDS = anyOf(
  phrasesOf(`
    we; we're; we've; you; you'll; they; i; i'm; is; are; was; were; have; has; had; will; would; can; can't; could; should; please; it; it's; its; who; which; because; until; if; when; costs?; charge; just; only; then; than; about; around; also; there; don't; doesn't; not; never; no; make; made the; opened; starts?; till; til; fino; hasta; jusque; jusqu'a; bis
    nosotros; somos; tenemos; es; son; esta; estamos; usted; que; cuando; pero; porque; nous; vous; sommes; avons; est; sont; qui; quand; mais; siamo; abbiamo; sono; che; quando; wir; sie; ist; sind; haben; wird; werden; dass; wenn; aber`),
);
const TIME_WORDS =
  /(?<![a-z])(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|daily|every|day|days|hours?|open|opens|opening|closed?|closes|closing|from|to|till|til|until|and|at|noon|midnight|am|pm|lunch|dinner|breakfast|brunch|kitchen|last|orders?|service|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|abierto|cerrado|abrimos|cerramos|cierra|horario|de|a|las|y|l[aeo]s?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ouvert|ferme|horaires|au|du|et|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|apert[oaie]|chius[oaie]|orari|dal|al|dalle|alle|dale|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|geoffnet|geschlossen|ruhetag|offnungszeiten|uhr|bis|von|und|ab|h|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|christmas|new year'?s?|eve|except|closed|holidays?)(?![a-z])/g;
const PLACE_END =
  /(?:(?:^|\s)(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|ln\.?|drive|boulevard|blvd\.?|square|court|terrace|parkway|highway|hwy|route|suite|floor|unit|building|no\.?|#|nr\.?)|stra(?:ß|ss)e|str\.|gasse|platz|weg|allee|ufer|zeile|steig|kai)$|^(?:calle|c\/|avenida|avda\.?|av\.?|plaza|pza\.?|paseo|rue|bd|boulevard|avenue|place|quai|via|viale|corso|piazza|largo|vicolo|p\.za)\s/;

/** Takes what leads into a list of dishes off its first name, and what joins the dishes off the others. */
export function nameSpan(folded: string, part: Span): Span {
  let { start, end } = trimmed(folded, part);
  const text = () => folded.slice(start, end);
  if (end - start > 12) {
    let last = 0;
    for (const found of text().matchAll(SERVING)) last = found.index + found[0].length;
    if (last > 0 && last < end - start) start += last;
  }
  for (let count = 0; count < 6; count++) {
    const found = JOINED.exec(text()) ?? LEAD_IN.exec(text());
    if (found === null || found[0] === '') break;
    if (start + found[0].length >= end) break;
    start += found[0].length;
  }
  const house = wordCount(text()) >= 4 ? HOUSE_FIRST.exec(text()) : null;
  if (house !== null && house[0].split(' ').length > 2) start += house[0].length;
  for (let count = 0; count < 60 && end > start; count++) {
    const found = LINK_WORDS.exec(folded.slice(Math.max(start, end - 24), end));
    if (found === null) break;
    end -= found[0].length;
  }
  const verb = VERB_OF_PRICE.exec(folded.slice(Math.max(start, end - 16), end));
  if (verb !== null && end - verb[0].length > start + 2) end -= verb[0].length;
  return trimmed(folded, { start, end });
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\d][\p{L}\d'’&-]*/gu)?.length ?? 0;
}

function hasNoName(name: string): boolean {
  if (!/\p{L}{2}/u.test(name)) return true;
  return !/\p{L}{2}/u.test(name.replace(TIME_WORDS, '').replace(/[^\p{L}]/gu, '#'));
}

/** Whether words that stand before an amount on a line can be a dish. `name` is folded. */
export function isDishLine(name: string, isStrong: boolean): boolean {
  if (
    /\d[:;]\d|;|\d{5}|\([^)]*$|^[^(]*\)/.test(name) ||
    /\s(?:or|de|to|from|and|y|o|ou|und|con|with|avec|mit)$/.test(name.trim()) ||
    hasNoName(name) ||
    isNoDish(name) ||
    wordCount(name) > 14 ||
    name.length > 120
  )
    return false;
  return isStrong || !PLACE_END.test(name.trim());
}

/** A day that is part of a dish's name. */
const SUNDAY_ROAST = /^sunday (?=roast|gravy|sauce)/;

/** The same for words in a sentence, of which most are no dish. */
export function isDishInSentence(name: string, isStrong: boolean): boolean {
  if (!isDishLine(name, isStrong) || wordCount(name) > 8) return false;
  const isOther = NO_DISH.test(name.replace(SUNDAY_ROAST, ''));
  return !SENTENCE_WORDS.test(name) && !PAYMENT.test(name) && (isStrong || !isOther);
}
