import { fold } from '#functions/ai/fold.ts';
import type { Span } from '#functions/ai/readers/reader.ts';
import { isTouched } from '#functions/ai/readers/text/spans.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { BEHIND_KIND, KIND } from '../kind/kind-words.ts';
import {
  CODED,
  STREETS,
  type Street,
  TOWN_ALONE,
  TOWN_BEHIND,
  TOWN_IN_STATE,
  UNCODED,
} from './address-forms.ts';
import { NO_TOWN } from './address-words.ts';
import { type ContactText, NOT_OURS, proposalAt, wordsBefore } from './passage.ts';

type Found = ProfileProposal & { field: 'address' };
type Place = { locality: string; region: string; postal_code: string; country: string };

const NOWHERE: Place = { locality: '', region: '', postal_code: '', country: '' };
/** Countries with postal codes of four digits, and of five. */
const FOUR_DIGITS = new Set(['AT', 'CH', 'LI', 'BE', 'NL', 'LU', 'DK', 'NO', 'HU', 'SI']);
const FIVE_DIGITS = new Set(['ES', 'FR', 'IT', 'DE', 'MX', 'US']);
/** Other places: where the chef trained, where guests park, where the bread comes from. */
const ANOTHER =
  /\b(?:trained|worked|born|grew up|raised|cooked|studied|learned|apprentic\w*|comes?(?! to)|came|from|moved(?! to)|since leaving|park(?:ing|s)?|garage|lot|mother|grandmother|farm|supplier|sourced|baked|brewed|roasted|sister|our other|second location|mailing|mail to|warehouse|head office|invoices?|billing|registered|sold|bought|delivers?|aparcamiento|formad[oa]|trabajo|nacio|crecio|forme|ne a|vient|formato|lavorato|nato|cresciuto|parcheggio|parkhaus|parkplatz|gelernt|gearbeitet|geboren|kommt|viene)\b[^,.;·|•()–—]{0,40}$|\b(?:near|opposite|behind|beside|next to|across from|around the corner from|frente a|junto a|cerca de|pres de|en face|face a|derriere|vicino a|di fronte a|accanto a|gegenuber|neben|hinter|nahe) (?:the |la |le |el |der |dem )?$/;
/** "In the old post office at": the building is old, not the address. */
const IN_OLD_BUILDING = /\bin (?:the|an?) (?:old|former) [^,.;]{3,40}$/;
/** "The best diner in Reno" is praise, not an address. */
const PRAISED = /\b(?:best|favou?rite|every|any)\b[^,.;]{0,40}$/;
const LABEL =
  /(?:^|[\n.;|•·]) ?(?:address|direccion|domicilio|ubicacion|adresse|indirizzo|anschrift|stra(?:ss|ß)e\/nr\.?)[^\n:=.,\d]{0,20} ?[:=]\s{0,2}/g;
/** The rest of the line, or of the sentence. */
const LINE = /^[^\n;|•\uE000]{5,120}?(?=[\n;|•\uE000]|\p{L}{3}\. |\. ?$|$)/u;
/** French towns with an article: "au Havre", "aux Sables-d’Olonne". */
const WITH_LE = 'havre|mans|puy|touquet|creusot|croisic|lavandou|cannet|bourget|raincy|pouliguen';
const WITH_LES = 'sables|andelys|herbiers|houches|lilas|mureaux|ulis|pennes';
/** Words for a restaurant before its town: "noodle bar in", "restaurant sénégalais à", "taquería familiar en". */
const KIND_IN = new RegExp(
  `(?:${KIND.source}(?: (?:${BEHIND_KIND}|de (?:fruits de mer|[a-z]{3,14})))?|(?:cuisine|comida|cocina|cucina) [a-z]{4,14}) (?:in|en|a|au(?= (?:${WITH_LE})(?![a-z]))|aux(?= (?:${WITH_LES})(?![a-z]))) `,
  'g',
);
/** Between a street and its postal code: part of the town or building. */
const MIDDLE = /, \p{L}[\p{L}'’ .º-]{1,30}(?=,|\n)/uy;

function isOurs(folded: string, start: number): boolean {
  const before = wordsBefore(folded, start).replace(IN_OLD_BUILDING, '');
  return !ANOTHER.test(before) && !NOT_OURS.test(before.split(/[,·|•()]/).at(-1) ?? '');
}

/** The part that is a town; empty if there is none. "Berlin Tel" gives "Berlin". */
function townIn(words: string): string {
  const parts = words.split(' ');
  const stop = parts.findIndex((part) => part !== part.toLowerCase() && NO_TOWN.test(fold(part)));
  return parts.slice(0, stop < 0 ? parts.length : stop).join(' ');
}

const addressAt = (source: string, span: Span, value: Place & { street: string }): Found =>
  proposalAt(source, span, {
    field: 'address',
    value: { ...value, street: value.street.slice(0, 160), text: source.slice(span.start, span.end) },
    isCertain: true,
  }) as Found;

type Placed = Span & { place: Place };

/** The first of these forms that follows a span. */
function placeAt(free: string, { start, end }: Span, forms: typeof CODED.open): Placed | undefined {
  for (const { country, pattern } of forms) {
    pattern.lastIndex = end;
    const match = pattern.exec(free);
    const { locality: words = '', region = '', code = '' } = match?.groups ?? {};
    const locality = townIn(words);
    const isCut = locality !== words;
    if (match === null || (isCut && (locality === '' || !match[0].endsWith(words)))) continue;
    const length = match[0].length - words.length + locality.length;
    return { start, end: end + length, place: { locality, region, postal_code: code, country } };
  }
  return undefined;
}

/** A street with its postal code and town after it, or with one of them. */
function placed(free: string, street: Span, { isOpen }: Street): Placed | undefined {
  const form = isOpen ? 'open' : 'ended';
  const coded = placeAt(free, street, CODED[form]);
  if (coded !== undefined) return coded;
  MIDDLE.lastIndex = street.end;
  const middle = MIDDLE.exec(free)?.[0].length ?? 0;
  const further =
    middle > 0 ? placeAt(free, { ...street, end: street.end + middle }, CODED[form]) : undefined;
  return further ?? placeAt(free, street, UNCODED[form]);
}

/** Streets with their towns. */
function streets({ source, free, folded }: ContactText, region: string): Found[] {
  const found: Found[] = [];
  for (const form of STREETS)
    for (const { 0: name, index } of folded.matchAll(form.pattern)) {
      const read = placed(free, { start: index, end: index + name.length }, form);
      if (read === undefined || !isOurs(folded, read.start) || isTouched(read, found)) continue;
      const { place, ...span } = read;
      const code = place.postal_code;
      const isFour = place.country === '' && code.length === 4;
      if (isFour && !FOUR_DIGITS.has(region)) continue;
      const street = source.slice(index, index + name.length).replace(/\s+/g, ' ');
      const isHere = (code.length === 5 ? FIVE_DIGITS : FOUR_DIGITS).has(region) && code !== '';
      const country = place.country || (isHere ? region : '');
      found.push(addressAt(source, span, { ...place, country, street }));
      found.sort((a, b) => a.start - b.start);
    }
  return found;
}

/** What the owner calls the address, if it has a number: "Address: 12 Main Street". */
function labeled({ source, free, folded }: ContactText): Found[] {
  return [...folded.matchAll(LABEL)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const line = LINE.exec(free.slice(start, start + 121))?.[0].trimEnd();
    if (line === undefined || !/\d/.test(line) || !isOurs(folded, start)) return [];
    return [addressAt(source, { start, end: start + line.length }, { ...NOWHERE, street: line })];
  });
}

/** The town if there is no street: "A noodle bar in Queens", or "Tucson AZ." alone. */
function town({ source, free, folded }: ContactText): Found[] {
  const kinds = [...folded.matchAll(KIND_IN)].flatMap(({ 0: kind, index }) => {
    TOWN_BEHIND.lastIndex = index + kind.length;
    const found = TOWN_BEHIND.exec(free);
    const before = wordsBefore(folded, index);
    const isName = /\p{Lu} $/u.test(free.slice(index, index + kind.length));
    const article = kind.endsWith(' au ') ? 'Le ' : kind.endsWith(' aux ') ? 'Les ' : '';
    return found === null || isName || ANOTHER.test(before) || PRAISED.test(before)
      ? []
      : [{ found, article }];
  });
  const inState = [...free.matchAll(TOWN_IN_STATE)]
    .filter(({ index }) => isOurs(folded, index) && !PRAISED.test(wordsBefore(folded, index)))
    .map((found) => ({ found, article: '' }));
  const alone = [...free.matchAll(TOWN_ALONE)].map((found) => ({ found, article: '' }));
  for (const { found, article } of [...kinds, ...alone, ...inState]) {
    const { index, groups } = found;
    const { place: words = '', locality: name = '', region: state = '' } = groups ?? {};
    const locality = townIn(name);
    if (locality === '') continue;
    const [text, region] = locality === name ? [words, state] : [locality, ''];
    const start = free.indexOf(words, index);
    return [
      addressAt(
        source,
        { start, end: start + text.length },
        { ...NOWHERE, locality: `${article}${locality}`, region, street: '' },
      ),
    ];
  }
  return [];
}

/** Reads addresses. Only the first street is certain. A town alone counts only if there is no street. */
export function readAddress(text: ContactText, region: string): Found[] {
  const whole = streets(text, region);
  const found = [...whole, ...labeled(text).filter((one) => !isTouched(one, whole))];
  if (found.length === 0) return town(text);
  return found.map((one, index) => ({ ...one, confidence: index === 0 ? 'certain' : 'likely' }));
}
