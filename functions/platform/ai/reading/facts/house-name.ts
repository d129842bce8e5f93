import { fold } from '#functions/platform/ai/fold.ts';
import { isKnownTown } from '../contact/address/town-names.ts';
import { COURSES } from '../menu/course-words.ts';
import type { Span } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { kindFrom } from './house-statement.ts';
import { nameOfAccounts } from './name-evidence.ts';
import { nameForms } from './name-forms.ts';
import { bestName, isDisputed, LIKELY } from './names/best-name.ts';
import { isGeneric } from './names/generic-words.ts';
import { isOfHours } from './names/hours-as-names.ts';
import { leadOfName } from './names/name-leads.ts';
import { ADDRESSED, FIRST_WORDS, LABEL_WORD, NAMELESS, NO_NAME } from './names/not-names.ts';
import { INTRODUCED, IS_A, KIND, NAME, OPENS, SMALL_CASE, SPEAKER, WELCOME } from './names/opening-forms.ts';
import { isPreamble, openingNameIn } from './opening-name.ts';
import { saidNames } from './said-name.ts';

/** The name, and the kind of place when the name says it: "Gelateria Due Fratelli". */
export type HouseName = Span & { isCertain: boolean; kind: Span | undefined };

/** What a text begins with before it says anything: a greeting, or where it was copied from. */
const LEAD =
  /^(?:(?:kia ora|shalom|konnichiwa|annyeong(?:haseyo)?|sawasdee|xin ch[aà]o|merhaba|salam|as-?salaa?mu? al[ae]ikum|dia duit|mabuhay|ol[aá]|bon dia|bon jour|bonjour-hi|kaixo|gr[uü]ezi|moin moin|g'?day mate|hi all|hi team)[!,. ]{1,3}(?:[-–—] )?|(?:(?:speise)?karte|menu|menú|menù|carte|carta|google(?: maps| business(?: profile)?)?|yelp|facebook|tripadvisor|instagram bio|bio|flyer|about(?: us)?|info|website|just a line|quick one|from our (?:old )?(?:site|flyer|menu|page))\s?[:·|–—-]\s)/i;
const US_PLACE =
  /(?<=\S \S+),? \p{Lu}\p{Ll}+,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;
/** "Moss & Mushroom and EVERYTHING is vegan": a clause of its own. */
const SHOUTED_END = /(?<=\p{Ll}) (?:and|y|et|e|und) \p{Lu}{3}.*$/u;
const GERMAN_CUISINE = /^\p{Lu}\p{Ll}+isch(?:e|er|es) (?=\p{Lu})/u;
/** "Curry Leaf in Leeds", "Zum Hirschen in 87509 Immenstadt" */
const IN_A_TOWN =
  /(?<=\S{3}) (?:in|à|en) (?:\d{4,5} )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$| a (?:Siena|Roma|Milano|Napoli|Torino|Firenze|Bologna|Venezia|Pisa|Lucca|Genova|Verona|Palermo|Bari|Catania|Parma|Trieste)$/u;
/** Between it and the name no town stands: "Snack-bar Ti Case en Tôle, 212 chemin Surprise". */
const FRENCH_TAIL =
  /^ en \p{Lu}[\p{L}'’-]+(?=,? \d{1,4},? ?(?:bis )?(?:rue|chemin|avenue|place|quai|route|impasse|boulevard|allée|montée|cours)(?![\p{L}]))/u;
const REACH = 48;
const FRENCH_STREET =
  /^,? \d{1,4},? ?(?:bis )?(?:rue|chemin|avenue|place|quai|route|impasse|boulevard|allée|montée|cours)(?![\p{L}])/u;
const AT_A_NUMBER =
  / (?:(?:at|on) \d.*|\d{1,5} (?:[NSEW]\.? )?(?:[\p{L}\d'’]+ ){1,2}(?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Blvd|Hwy|Drive|Dr)(?![\p{L}]).*)$/u;
const NAME_BEFORE_ADDRESS = 90;
const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.!?:\\n]\\s*)["“«„]?(${NAME})["”»“]?(?:,| [-–—|·]| is| sits| liegt| est| è)?(?:,? (?:we['’]?re|we are|located|estamos|on est|siamo|wir sind))? ?(?:at|in|on|en|au|im|in der|auf der|an der)?\\s*$`,
  'u',
);
/** Probabilities from which a learned name beats another one, and is shown. */
const SURE = 0.7;
const POSSIBLE = 0.4;
const LINES_TRIED = 14;
const GUESSED_IN = 400;
const FORMS = nameForms(NAME);
const saidName = saidNames(NAME);
/** Behind two names: they are people. "We are Camille and Antoine, we run …" */
const OF_PEOPLE =
  /^,? ?(?:and |et |y |e |und )?(?:we|nous|on|wir|tenemos|llevamos|abbiamo|gestiamo|owners?|husband)(?![\p{L}])/iu;

/** "Eiscafé Venezia Inh", "La Drave Folle inc": who owns it, and as what it is registered. */
const OWNED_BY =
  /(?:,? (?:Inh(?:aber(?:in)?)?|Bes(?:itzer(?:in)?)?|Prop|Propietari[oa]|Titolare|Owner|Fam(?:ilie)?|gérante?|[Ii]nc|GmbH(?: & Co\.? KG)?|UG|OHG|e\.?K|[Ll]td|LLC|Pty|SARL|SAS|S\.?R\.?L|S\.?L|S\.?A|[Ss]\.?n\.?c))+\.?$/u;

/** "somos la cocinería Las Comadres": an article with a capital within a sentence belongs to the name. */
const ARTICLE_BEFORE = /\p{Ll} ((?:The|La|Le|Les|El|Los|Las|Il|Lo|Gli|Zum|Zur|Chez|Al|Alla|Da) )$/u;

const IS_A_KIND = /^["”»“]?,? (?:is|es|est|ist|è)(?= (?:an?|un[ao]?|une|eine?) )/u;

/** "hi it's Dave from New York" */
const FROM = /(?:^|[\s(])(?:from|in|at|near|of|de|da|di|aus|von|bei|à|en)\s$/u;

/** Behind the name of a dish: "Käsespätzle (A,C,G)". */
const OF_A_DISH = /^\s?\([A-R](?:\s?,\s?[A-R])+\)/;

function nameAt(found: RegExpExecArray | null, offset: number): HouseName | undefined {
  if (found?.[1] === undefined) return undefined;
  const start = found.index + found[0].lastIndexOf(found[1]);
  const end = start + found[1].length;
  const after = found.input.slice(found.index + found[0].length, found.index + found[0].length + REACH);
  const before = found.input.slice(Math.max(0, start - REACH), start);
  const tail = FRENCH_TAIL.exec(found.input.slice(end, end + REACH))?.[0] ?? '';
  return checked(found[1] + tail, offset + start, { after: after.slice(tail.length), before });
}

/** What stands behind the words, and whether the text itself says that they are the name. */
type Beside = { after: string; before?: string; isSaid?: boolean };

/** The words without what hangs on to them; none where they cannot be a name. */
function checked(said: string, start: number, beside: Beside): HouseName | undefined {
  const { after, before = '', isSaid = false } = beside;
  const quote = /^[^"“«„]+["“«„](?=[^"”»“]+$)/u.exec(said)?.[0].length ?? 0;
  if (quote > 0) return checked(said.slice(quote), start + quote, beside);
  const cuisine = GERMAN_CUISINE.exec(said)?.[0].length ?? 0;
  if (cuisine > 0 && KIND.test(fold(said.slice(cuisine))))
    return checked(said.slice(cuisine), start + cuisine, beside);
  const lead = leadOfName(said);
  if (lead > 0) return checked(said.slice(lead), start + lead, beside);
  const written = withoutItalianTown(said, before)
    .replace(/[.,'’"“„-]+$/, '')
    .replace(OWNED_BY, '')
    .replace(AT_A_NUMBER, '')
    .replace(US_PLACE, '')
    .replace(SHOUTED_END, '')
    .replace(FRENCH_STREET.test(after) ? /$^/ : IN_A_TOWN, '')
    .replace(/\s+["“«„]?(?:in|at|on|of|and|de|del|la|le|y|e|et|und|by|zum)$/u, '');
  if (written.length < 2 || written.length > 60) return undefined;
  if (OF_A_DISH.test(after) || isGreeted(written, after)) return undefined;
  if (!isSaid && FROM.test(before) && isKnownTown(fold(written), true)) return undefined;
  if (LABEL_WORD.test(written) && /^\s?:/.test(after)) return undefined;
  if (/ (?:and|y|et|e|und) (?:I|yo|moi|io|ich)$/.test(written)) return undefined;
  if (isOfPeople(written) && OF_PEOPLE.test(after)) return undefined;
  if (
    COURSES.has(fold(written)) ||
    isGeneric(written) ||
    (!isSaid && (FIRST_WORDS.test(written) || isOfHours(fold(written), fold(after)))) ||
    (NO_NAME.test(written) && !isNumbered(written, after))
  )
    return undefined;
  return { start, end: start + written.length, isCertain: true, kind: kindIn(written, start) };
}

/** "Cara Silvia," is whom one writes to. */
function isGreeted(name: string, after: string): boolean {
  const greeted =
    /^(?:Car[aoie]|Querid[oa]s?|Liebe[rs]?|Dear|Chère?s?|Estimad[oa]s?) (\p{Lu}[\p{L}-]+)$/u.exec(
      name,
    )?.[1] ?? '';
  return GIVEN_NAMES.has(fold(greeted)) && /^ ?[,!:]/.test(after);
}

/** "sono Nevio della Griglieria Al Maglio di Maniago": within a sentence the last words say where it is. */
function withoutItalianTown(said: string, before: string): string {
  const [tail = '', town = ''] = / (?:di|a) (\p{Lu}[\p{L}'’-]+)$/u.exec(said) ?? [];
  const isWithin =
    /(?:^|\s)(?:del|della|dello|il|la|al|alla|dal|dalla|nostr[oa])(?: \p{Ll}{3,14})?\s$|dell['’]$/u.test(
      before,
    );
  const name = said.slice(0, said.length - tail.length);
  const isPlace = isWithin && !GIVEN_NAMES.has(fold(town)) && !isGeneric(name) && / /.test(name);
  return isPlace ? name : said;
}

/** "Camille et Antoine", but not "Turnip & Vine". */
function isOfPeople(name: string): boolean {
  const [one = '', other = ''] = name.split(/ (?:and|y|et|e|und|&) /u);
  return other !== '' && [one, other].some((part) => GIVEN_NAMES.has(fold(part.split(' ')[0] ?? '')));
}

/** "Cellar 17. We're a wine bar": a number, and then who they are. */
function isNumbered(name: string, after: string): boolean {
  return /^\p{Lu}\p{Ll}+ \d{1,3}$/u.test(name) && /^\.\s+(?:We|Wir|Nous|Somos|Siamo)(?![\p{L}])/u.test(after);
}

function kindIn(name: string, offset: number): Span | undefined {
  const folded = fold(name);
  const found = folded.length === name.length ? KIND.exec(folded) : null;
  if (found === null) return undefined;
  return { start: offset + found.index, end: offset + found.index + found[0].length };
}

/** The name of the house where the text says it, begins with it, or speaks of it as of a name. */
export function houseNameIn(source: string): HouseName | undefined {
  const name = nameIn(source);
  return name && { ...name, kind: kindBehind(source, name) ?? name.kind };
}

/** "“Trattoria Vienna” è una pasticceria": what is said of it wins over what it is called. */
function kindBehind(source: string, { end }: Span): Span | undefined {
  const is = IS_A_KIND.exec(source.slice(end, end + 12))?.[0].length ?? 0;
  if (is === 0) return undefined;
  const folded = foldText(source.slice(end + is, end + is + 90));
  const kind = kindFrom(` ${folded}`, 0)?.kind;
  return kind && { start: end + is + kind.start - 1, end: end + is + kind.end - 1 };
}

function nameIn(source: string): HouseName | undefined {
  const head = source.slice(0, 1_500);
  if (NAMELESS.test(foldText(head))) return undefined;
  const called = calledName(head);
  if (called?.isCertain === true) return called;
  const placed = firstOf(FORMS.said, head) ?? nameAt(SPEAKER.exec(head), 0) ?? nameByPlace(source, head);
  if (placed !== undefined) return { ...placed, isCertain: !isDisputed(head, placed) };
  const learned = learnedName(head);
  if (learned?.isCertain === true) return learned;
  const guess = called ?? firstOf(FORMS.guessed, head.slice(0, GUESSED_IN), /^(?!.*\d).* /) ?? learned;
  return guess && { ...guess, isCertain: false };
}

/** "called …", "welcome to …" */
function calledName(head: string): HouseName | undefined {
  const named = saidName(head, foldText(head));
  const name =
    (named &&
      checked(head.slice(named.start, named.end), named.start, {
        after: head.slice(named.end, named.end + REACH),
        isSaid: true,
      })) ??
    nameAt(WELCOME.exec(head), 0);
  return name && { ...name, isCertain: named?.isCertain !== false };
}

/** Where the words stand makes them the name, unless others are clearly one. */
function nameByPlace(source: string, head: string): HouseName | undefined {
  const name = nameInPlace(source, head);
  const best = name && bestName(head);
  if (name === undefined || best === undefined) return name;
  const isElsewhere = best.end < name.start || name.end < best.start;
  return isElsewhere && best.probability >= SURE ? (learnedName(head) ?? name) : name;
}

function nameInPlace(source: string, head: string): HouseName | undefined {
  const folded = foldText(head);
  let offset = 0;
  let isFirst = true;
  let small: HouseName | undefined;
  let opening: HouseName | undefined;
  for (const line of head.split('\n').slice(0, LINES_TRIED)) {
    if (isFirst && isPreamble(foldText(line.trim()))) {
      offset += line.length + 1;
      continue;
    }
    const marks = /^[^\p{L}\d"“«„]*/u.exec(line)?.[0].length ?? 0;
    const lead = marks + (LEAD.exec(line.slice(marks, marks + 60))?.[0].length ?? 0);
    const text = line.slice(lead);
    const isTooLoud = text === text.toUpperCase() && text.length > 60 && !/[.,!·|–—]/.test(text.slice(0, 40));
    const name = isTooLoud || ADDRESSED.test(text) ? undefined : nameAt(OPENS.exec(text), offset + lead);
    if (name !== undefined && (isFirst || isLineOfName(text, name.end - name.start))) return name;
    if (isFirst) {
      small = nameAt(SMALL_CASE.exec(fold(text)), offset + lead);
      opening = spanned(head, openingNameIn(folded.slice(offset + lead)), offset + lead);
    }
    if (text !== '') isFirst = false;
    offset += line.length + 1;
  }
  const placed = nameAt(IS_A.exec(head), 0) ?? firstOf(FORMS.placed, head, / |['’]s$/);
  if (placed !== undefined) return withoutPlace(head, placed);
  if (small !== undefined) return small;
  if (opening !== undefined) return opening;
  const introduced = nameAt(INTRODUCED.exec(folded.slice(0, 160)), 0);
  if (introduced !== undefined) return { ...introduced, ...spanned(head, introduced, 0) };
  return spanned(head, nameOfAccounts(foldText(source), folded), 0);
}

/** Where no form tells the name: the passage that looks most like one. */
function learnedName(source: string): HouseName | undefined {
  const best = bestName(source);
  if (best === undefined || best.probability < POSSIBLE) return undefined;
  if (isTownBeforeState(source, best)) return undefined;
  const article = ARTICLE_BEFORE.exec(source.slice(Math.max(0, best.start - 12), best.start))?.[1] ?? '';
  const name = spanned(source, { ...best, start: best.start - article.length }, 0);
  const kind = name?.kind?.start === name?.start ? name?.kind : undefined;
  return name && { ...name, kind, isCertain: best.probability >= LIKELY };
}

/** "on the esplanade at Point Turton, SA" */
function isTownBeforeState(source: string, { start, end }: Span): boolean {
  return (
    /(?:^|\s)(?:in|at|near|outside)\s$/i.test(source.slice(Math.max(0, start - 8), start)) &&
    /^,? [A-Z]{2,3}(?![\p{L}])/u.test(source.slice(end, end + 6))
  );
}

function spanned(head: string, found: Span | undefined, offset: number): HouseName | undefined {
  if (found === undefined) return undefined;
  const [start, end] = [found.start + offset, found.end + offset];
  const before = head.slice(Math.max(0, start - REACH), start);
  return checked(head.slice(start, end), start, { after: head.slice(end, end + REACH), before });
}

function firstOf(forms: readonly RegExp[], head: string, shape = /./): HouseName | undefined {
  for (const form of forms) {
    const name = nameAt(form.exec(head), 0);
    if (name !== undefined && shape.test(head.slice(name.start, name.end))) return name;
  }
  return undefined;
}

/** "The Linden in Bamberg": the town is no part of it. */
function withoutPlace(head: string, name: HouseName): HouseName {
  const written = head.slice(name.start, name.end);
  const at = written.indexOf(' at ');
  if (at > 0 && KIND.test(fold(written.slice(0, at)))) return { ...name, end: name.start + at };
  const place = / (?:in|à|en|im|bei) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.exec(written);
  return place === null ? name : { ...name, end: name.start + place.index };
}

/** Below the first line only a line that is a name, or begins with one before a bar, counts. */
function isLineOfName(line: string, length: number): boolean {
  return /^\s?(?:\||·|•)\s/.test(line.slice(length, length + 3));
}

/** Behind the name stands the address: "Pollock & Daughters, 9 Harbour Row". `start`: where the address begins. */
export function nameBefore(source: string, start: number): HouseName | undefined {
  const from = Math.max(0, start - NAME_BEFORE_ADDRESS);
  const before = source.slice(from, start);
  const found = BEFORE_ADDRESS.exec(before);
  if (found?.[1] === undefined) return undefined;
  const at = found.index + found[0].indexOf(found[1]);
  const name = checked(found[1], from + at, { after: before.slice(at + found[1].length) });
  return name && / |['’]s$/.test(source.slice(name.start, name.end)) ? name : undefined;
}
