import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Span } from '#functions/ai/readers/reader.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { type ContactText, NOT_OURS, proposalAt, wordsAfter, wordsBefore } from './passage.ts';

/** Digits with what people write between them, short and in one line. */
const CANDIDATE =
  /(?<![\p{L}\p{N}$€£¥.,:/#@_+-])(?:\+|\(\+?)?\d(?:[\d \u00a0()\-–‑/·]|\.(?=\d)){5,40}\d(?![\p{L}\p{N}@%€$£]|[.,]\d)/gu;
/** Numbers that are tried with the library in one text; more is no brief. */
const MOST_CANDIDATES = 80;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
/** Where words were taken away, a part of a short number may be missing. */
const CUT_OFF = /^(?: ?\uE000| {6})/;
const WHOLE = 9;
/** Characters behind a number in which words may take it back. */
const BEHIND = 40;

/** Words that say that a number is a telephone's. */
const SAID =
  /(?:\b(?:tel|tlf|tfno|telf|phones?|ph|call|calling|ring|mobile|cell|text|sms|whats(?: ?app)?|wa|reserv\w*|book\w*|telefon\w*|telephone|llam\w*|chiam\w*|appel\w*|anruf\w*|ruf\w*|handy|mobil|movil|portable|cellulare|contact\w*|kontakt|number|numero|nummer|fon|hotline|catering|delivery|takeout|takeaway|orders?|prenot\w*|pedidos|comman\w*|bestell\w*)\b|\b[tpm]\s?:|☎|📞|✆)[^\n]{0,28}$/u;
const OTHER_NUMBER =
  /\b(?:fax|telefax|vat|iva|p\.? ?iva|partita iva|c\.? ?f|cif|nif|siret|siren|rcs|ust|ust-idnr|steuernummer|ein|abn|acn|gst|license|licence|permit|reg|registration|iban|account|(?<!call in your )order|invoice|isbn|zip|postcode|lat|lon|coordinates|gps|id|serial|ref|sku)\b\.?(?:\s?(?:no|nr|number|id|n)\b\.?)?\s?[:#]?\s?$/;
/** Said of the number before: it is personal, another place's, or out of use. */
const TAKEN_BACK =
  /^[\s,(?-]{0,4}(?:no,? (?:wait|sorry)|(?:is|was|that'?s|this is|which is) (?:my|the|our|an?|no|dead|disconnected|out)(?! (?:number|line|new|main))|(?:is )?no longer|doesn'?t work|ya no|no existe|n'existe plus|n'est plus|ne \w+ plus|non (?:esiste|funziona|e) piu|(?:existiert |geht |gibt es )?nicht mehr)(?![a-z])/;
const IS_WHATSAPP = /^[\s(]{0,3}(?:only |solo )?whats/;
const LABEL = /\b(?:whats|catering|delivery|takeout|takeaway|events|groups)/g;
/** Years, dates, opening hours, and prices or hours with a point. */
const NO_PHONE =
  /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d|^(?:19|20)\d\d[-./]\d\d?[-./]\d|^\d\d?[-./]\d\d?[-./](?:19|20)\d\d|^(?:[01]?\d|2[0-4])(?:[0-5]\d)?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:[0-5]\d)?(?![\d-])|(?<![.\d])\d{1,2}\.\d\d(?![.\d])|^\d{1,3}\.\d{4,}$/;
/** Its area in brackets or grouped by three, three, four: no other number in a text looks so. */
const NORTH_AMERICAN = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s./–-]{0,3}\d{3}[\s.–-]{1,3}\d{4}$/;

/** Without a word for it a number has a sign, a leading zero, or groups of which the first is no single digit. */
const SHAPED = /^\(?(?:\+|0|\d{2,5}[) .\-–‑/·]|1[ .-])/;
/** "01632 960 111": a leading zero and groups. */
const NATIONAL = /^\(?0\d+\)?[ .\-–/]+\d/;

type Number = Span & { number: string };

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** The numbers of a few characters that are valid, or possible where their form or a word shows that they are meant. */
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

/** "WhatsApp", "Catering": what the words around say the number is for. */
function labelOf(before: string, after: string): string {
  const word = before.match(LABEL)?.at(-1) ?? (IS_WHATSAPP.test(after) ? 'whats' : '');
  return word === 'whats' ? 'WhatsApp' : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Telephone numbers as typed and, where the country is known, in E.164. `region`: ISO 3166-1 alpha-2, or empty. */
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
