import { fold } from '#functions/platform/ai/fold.ts';
import { COURSES } from '../../menu/course-words.ts';
import type { Span } from '../../reader.ts';
import { GIVEN_NAMES } from '../given-names.ts';
import { isGeneric } from './generic-words.ts';
import { isOfHours } from './hours-as-names.ts';
import { leadOfName } from './name-leads.ts';
import { FIRST_WORDS, LABEL_WORD, NO_NAME } from './not-names.ts';
import { KIND } from './opening-forms.ts';
import { isKnownTown } from './town-names.ts';

/** The name, and the kind of place when the name says it: "Gelateria Due Fratelli". */
export type HouseName = Span & { isCertain: boolean; kind: Span | undefined };

const US_PLACE =
  /(?<=\S \S+),? \p{Lu}\p{Ll}+,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;
/** "Moss & Mushroom and EVERYTHING is vegan": a clause of its own. */
const SHOUTED_END = /(?<=\p{Ll}) (?:and|y|et|e|und) \p{Lu}{3}.*$/u;
const GERMAN_CUISINE = /^\p{Lu}\p{Ll}+isch(?:e|er|es) (?=\p{Lu})/u;
/** "Curry Leaf in Leeds", "Zum Hirschen in 87509 Immenstadt" */
const IN_A_TOWN =
  /(?<=\S{3}) (?:in|à|en) (?:\d{4,5} )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$| a (?:Siena|Roma|Milano|Napoli|Torino|Firenze|Bologna|Venezia|Pisa|Lucca|Genova|Verona|Palermo|Bari|Catania|Parma|Trieste)$/u;
const FRENCH_STREET =
  /^,? \d{1,4},? ?(?:bis )?(?:rue|chemin|avenue|place|quai|route|impasse|boulevard|allée|montée|cours)(?![A-Za-zÀ-ɏ])/u;
const AT_A_NUMBER =
  / (?:(?:at|on) \d.*|\d{1,5} (?:[NSEW]\.? )?(?:[\p{L}\d'’]+ ){1,2}(?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Blvd|Hwy|Drive|Dr)(?![A-Za-zÀ-ɏ]).*)$/u;
/** Behind two names: they are people. "We are Camille and Antoine, we run …" */
const OF_PEOPLE =
  /^,? ?(?:and |et |y |e |und )?(?:we|nous|on|wir|tenemos|llevamos|abbiamo|gestiamo|owners?|husband)(?![A-Za-zÀ-ɏ])/iu;

/** "Eiscafé Venezia Inh", "La Drave Folle inc": who owns it, and as what it is registered. */
const OWNED_BY =
  /(?:,? (?:Inh(?:aber(?:in)?)?|Bes(?:itzer(?:in)?)?|Prop|Propietari[oa]|Titolare|Owner|Fam(?:ilie)?|gérante?|[Ii]nc|GmbH(?: & Co\.? KG)?|UG|OHG|e\.?K|[Ll]td|LLC|Pty|SARL|SAS|S\.?R\.?L|S\.?L|S\.?A|[Ss]\.?n\.?c))+\.?$/u;

/** "hi it's Dave from New York" */
const FROM = /(?:^|[\s(])(?:from|in|at|near|of|de|da|di|aus|von|bei|à|en)\s$/u;

/** The name of a neighbor. */
const BESIDE = /(?:next to|near|opposite|behind|across from)\s$/i;

/** Behind the name of a dish: "Käsespätzle (A,C,G)". */
const OF_A_DISH = /^\s?\([A-R](?:\s?,\s?[A-R])+\)/;

/** What stands behind the words, and whether the text itself says that they are the name. */
type Beside = { after: string; before?: string; isSaid?: boolean };

/** The words without what hangs on to them; none where they cannot be a name. */
export function checkedName(said: string, start: number, beside: Beside): HouseName | undefined {
  const { after, before = '', isSaid = false } = beside;
  const quote = /^[^"“«„]+["“«„](?=[^"”»“]+$)/u.exec(said)?.[0].length ?? 0;
  if (quote > 0) return checkedName(said.slice(quote), start + quote, beside);
  const cuisine = GERMAN_CUISINE.exec(said)?.[0].length ?? 0;
  if (cuisine > 0 && KIND.test(fold(said.slice(cuisine))))
    return checkedName(said.slice(cuisine), start + cuisine, beside);
  const lead = leadOfName(said);
  if (lead > 0) return checkedName(said.slice(lead), start + lead, beside);
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
  if (!isSaid && BESIDE.test(before)) return undefined;
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
  return (
    /^\p{Lu}\p{Ll}+ \d{1,3}$/u.test(name) && /^\.\s+(?:We|Wir|Nous|Somos|Siamo)(?![A-Za-zÀ-ɏ])/u.test(after)
  );
}

function kindIn(name: string, offset: number): Span | undefined {
  const folded = fold(name);
  const found = folded.length === name.length ? KIND.exec(folded) : null;
  if (found === null) return undefined;
  return { start: offset + found.index, end: offset + found.index + found[0].length };
}
