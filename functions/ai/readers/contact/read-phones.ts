import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Span } from '#functions/ai/readers/reader.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { type ContactText, NOT_OURS, proposalAt, wordsAfter, wordsBefore } from './passage.ts';

/** Digits with the separators that people use, short and on one line. */
const CANDIDATE =
  /(?<![\p{L}\p{N}$€£¥.,:/#@_+-])(?:\+|\(\+?)?\d(?:[\d \u00a0()\-–‑/·]|\.(?=\d)){5,40}\d(?![\p{L}\p{N}@%€$£]|[.,]\d)/gu;
/** Number of candidates that the library checks in one text. A text with more isn’t a brief. */
const MOST_CANDIDATES = 80;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
/** Where words were removed, a short number may be incomplete. */
const CUT_OFF = /^(?: ?\uE000| {6})/;
const WHOLE = 9;
/** Number of characters after a number in which words may disqualify it. */
const BEHIND = 40;

/** Words that identify a phone number. */
const SAID =
  /(?:\b(?:tel|tlf|tfno|telf|phones?|ph|call|calling|ring|mobile|cell|text|sms|whats(?: ?app)?|wa|reserv\w*|book\w*|telefon\w*|telephone|llam\w*|chiam\w*|appel\w*|anruf\w*|ruf\w*|handy|mobil|movil|portable|cellulare|contact\w*|kontakt|number|numero|nummer|fon|hotline|catering|delivery|takeout|takeaway|orders?|prenot\w*|pedidos|comman\w*|bestell\w*)\b|\b[tpm]\s?:|☎|📞|✆)[^\n]{0,28}$/u;
const OTHER_NUMBER =
  /\b(?:fax|telefax|vat|iva|p\.? ?iva|partita iva|c\.? ?f|cif|nif|siret|siren|rcs|ust|ust-idnr|steuernummer|ein|abn|acn|gst|license|licence|permit|reg|registration|iban|account|(?<!call in your )order|invoice|isbn|zip|postcode|lat|lon|coordinates|gps|id|serial|ref|sku)\b\.?(?:\s?(?:no|nr|number|id|n)\b\.?)?\s?[:#]?\s?$/;
/** Words after a number that disqualify it: it is private, someone else’s, or no longer used. */
const TAKEN_BACK =
  /^[\s,(?-]{0,4}(?:no,? (?:wait|sorry)|(?:is|was|that'?s|this is|which is) (?:my|the|our|an?|no|dead|disconnected|out)(?! (?:number|line|new|main))|(?:is )?no longer|doesn'?t work|ya no|no existe|n'existe plus|n'est plus|ne \w+ plus|non (?:esiste|funziona|e) piu|(?:existiert |geht |gibt es )?nicht mehr)(?![a-z])/;
const IS_WHATSAPP = /^[\s(]{0,3}(?:only |solo )?whats/;
const LABEL = /\b(?:whats|catering|delivery|takeout|takeaway|events|groups)/g;
/** Years, dates, opening hours, and amounts with a period. */
const NO_PHONE =
  /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d|^(?:19|20)\d\d[-./]\d\d?[-./]\d|^\d\d?[-./]\d\d?[-./](?:19|20)\d\d|^(?:[01]?\d|2[0-4])(?:[0-5]\d)?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:[0-5]\d)?(?![\d-])|(?<![.\d])\d{1,2}\.\d\d(?![.\d])|^\d{1,3}\.\d{4,}$/;
/** An area code in parentheses, or groups of 3, 3, and 4 digits: only phone numbers look like this. */
const NORTH_AMERICAN = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s./–-]{0,3}\d{3}[\s.–-]{1,3}\d{4}$/;

/**
 * The form of a number without a word for it: a plus sign, a leading zero, or groups, the first with at least two
 * digits.
 */
const SHAPED = /^\(?(?:\+|0|\d{2,5}[) .\-–‑/·]|1[ .-])/;
/** A leading zero and groups: "01632 960 111". */
const NATIONAL = /^\(?0\d+\)?[ .\-–/]+\d/;

type Number = Span & { number: string };

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/**
 * Valid phone numbers in a few characters. If the form or a word identifies a phone number, possible numbers count
 * too.
 */
function numbersIn(typed: string, country: CountryCode | undefined, isSaid: boolean): Number[] {
  const found = findPhoneNumbersInText(typed.replace(/[‑·]/g, '-'), country && { defaultCountry: country });
  const valid = found.map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    number: number.number,
  }));
  const whole = valid.map(({ start, end }) => digitsOf(typed.slice(start, end))).join('');
  if (valid.length > 0 && whole === digitsOf(typed)) return valid;
  const isAmerican = country === undefined || country === 'US' || country === 'CA';
  if (!isSaid && !(isAmerican ? NORTH_AMERICAN : NATIONAL).test(typed)) return [];
  const first = typed.split(/ [/–-] /)[0] ?? typed;
  const span = { start: 0, end: first.length };
  const parsed = parsePhoneNumberFromString(first.replace(/^\(\+/, '+').replace('(0)', ''), country);
  if (parsed?.isPossible()) return [{ ...span, number: parsed.number }];
  return country === undefined && /\d[\s().\-–/]+\d/.test(first) ? [{ ...span, number: '' }] : [];
}

/** The purpose of a number by the words around it: "WhatsApp", "Catering". */
function labelOf(before: string, after: string): string {
  const word = before.match(LABEL)?.at(-1) ?? (IS_WHATSAPP.test(after) ? 'whats' : '');
  return word === 'whats' ? 'WhatsApp' : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Phone numbers as typed and, if the country is known, in E.164. `region`: ISO 3166-1 alpha-2, or empty. */
export function readPhones({ source, free, folded }: ContactText, region: string): ProfileProposal[] {
  const country = isSupportedCountry(region) ? (region as CountryCode) : undefined;
  const seen = new Set<string>();
  const found: ProfileProposal[] = [];
  let tried = 0;
  for (const { 0: typed, index } of free.matchAll(CANDIDATE)) {
    const { length } = digitsOf(typed);
    const before = wordsBefore(folded, index);
    const isSaid =
      SAID.test(before) ||
      IS_WHATSAPP.test(folded.slice(index + typed.length, index + typed.length + BEHIND));
    if (length < FEWEST_DIGITS || NO_PHONE.test(typed)) continue;
    if (OTHER_NUMBER.test(before) || NOT_OURS.test(before)) continue;
    if (!isSaid && !SHAPED.test(typed)) continue;
    if (++tried > MOST_CANDIDATES) break;
    for (const { start, end, number } of numbersIn(typed, country, isSaid)) {
      const span = { start: index + start, end: index + end };
      const after = wordsAfter(folded, span.end, BEHIND);
      const written = source.slice(span.start, span.end);
      const key = number || digitsOf(written);
      if (seen.has(key) || digitsOf(written).length > MOST_DIGITS) continue;
      seen.add(key);
      if (TAKEN_BACK.test(after) || NOT_OURS.test(after)) continue;
      const value = { number, typed: written, label: labelOf(before, after) };
      const isCut = digitsOf(written).length < WHOLE && CUT_OFF.test(free.slice(span.end));
      found.push(proposalAt(source, span, { field: 'phones', value, isCertain: !isCut }));
    }
  }
  return found;
}
