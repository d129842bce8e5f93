import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { NOT_OURS, proposalAt, wordsAfter, wordsBefore } from './passage.ts';
import type { ContactText } from './read-email.ts';

const CANDIDATE =
  /(?<![\p{L}\p{N}$€£¥.,:/#@_+-])(?:\+|\(\+?)?\d[\d\s().\-–‑/·]{4,26}\d(?![\p{L}\p{N}@%€$£])/gu;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
/** Numbers that are tried with the library in one text; more is no brief. */
const MOST_CANDIDATES = 80;

const SAID =
  /(?:\b(?:tel|tlf|tfno|telf|phone|ph|call|calls|calling|ring|mobile|cell|text|sms|whats ?app|wa|reserv\w*|book\w*|telefon\w*|telephone|llam\w*|chiam\w*|appel\w*|anruf\w*|ruf\w*|handy|mobil|movil|portable|cellulare|cell|contact\w*|kontakt|number|numero|nummer|fon|hotline|catering|delivery|takeout|takeaway|take-out|orders?|prenot\w*|tisch\w*|pedidos)\b|\b[tpm]\s?:|☎|📞|✆)[^\n]{0,28}$/u;
const SAID_AFTER =
  /^[\s)(,-]{0,3}(?:\(?(?:whats ?app|tel|phone|mobile|cell|text|call|movil|portable|cellulare|handy)\b)/;
const OTHER_NUMBER =
  /\b(?:fax|telefax|vat|iva|p\.? ?iva|partita iva|c\.? ?f|cif|nif|siret|siren|rcs|ust|ust-idnr|steuernummer|ein|abn|acn|gst|license|licence|permit|reg|registration|iban|account|order|invoice|isbn|zip|postcode|lat|lon|coordinates|gps|id|serial|ref|sku)\b\.?(?:\s?(?:no|nr|number|id|n)\b\.?)?\s?[:#]?\s?$/;
/** "518 555 0140 is the big one": of the other place. */
const OF_THE_OTHER =
  /^\s?(?:is|=|:|for)\s?(?:the|our) (?:other|big|old|first|second|main|sister|original) (?!number|line)/;
/** "… no wait, that's my cell", "… no longer works": said of the number before. */
const GONE_AFTER =
  /^[\s,(?-]{0,4}(?:no,? )?(?:(?:wait|sorry|oops),? )?(?:(?:that|this|which)(?:'s| is) (?:my|the old|an old|wrong|dead|gone|no longer)|(?:is|was) (?:dead|disconnected|my (?:cell|own|home|mobile|private))|(?:is )?no longer|doesn't work|doesnt work|out of (?:service|use)|ya no|no existe|esta anulado|n'existe plus|ne (?:marche|fonctionne|repond) plus|n'est plus|non (?:esiste|funziona|e) piu|e dismesso|existiert nicht mehr|gibt es nicht mehr|geht nicht mehr|ist (?:tot|abgemeldet|meine private))(?![a-z])/;
/** "Call in your order: …" */
const CALLED = /\b(?:call|phone|ring|text)(?: in)? (?:your|an?|the) order[\s:]*$/;
/** "(the old 0123 number is dead)": of another number, which is named. */
const ANOTHER_AFTER =
  /^[\s,;(–-]{1,3}(?:(?:not|and not|no|nicht|pas|non) )?(?:the |el |l'|le |la |il |die |der )?(?:old|former|previous|other|antiguo|anterior|viejo|ancien|vecchio|precedente|alte|alter|frühere)\s[^)]{0,18}\d{3,}/;
const LABELS = /\b(?:whats ?app|catering|delivery|takeout|take-out|takeaway|events|groups)\b/g;
const DATE_OR_YEARS =
  /^(?:(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d)/;
const CLOCKS =
  /^(?:[012]?\d(?:\.[0-5]\d)?|[012]\d[0-5]\d)\s?[-–]\s?(?:[012]?\d(?:\.[0-5]\d)?|[012]\d[0-5]\d)(?:\s*[/,]?\s*[012]?\d(?:\.?[0-5]\d)?\s?[-–]\s?[012]?\d(?:\.?[0-5]\d)?)?$/;
const NORTH_AMERICAN = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s./–-]{0,3}\d{3}[\s.–-]{1,3}\d{4}$/;
const E164 = /^\+[1-9]\d{4,14}$/;
const LOCAL = /^\d{3}[\s.–-]\d{4}$/;

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** "three oh three 555 0199": the first digits in words, which is how people say an area. */
const SPOKEN = /(?<![a-z])(?:(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine)[\s-]{1,2}){2,4}$/;
const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `dialed`: the same without words. */
type Candidate = Span & { typed: string; dialed: string; isSaid: boolean; label: string };

function spokenBefore(before: string): { length: number; digits: string } {
  const [spoken = ''] = SPOKEN.exec(before) ?? [];
  const words = spoken.split(/[\s-]+/).filter((word) => word !== '');
  return {
    length: spoken.length,
    digits: words.map((word) => Math.max(0, DIGIT_WORDS.indexOf(word))).join(''),
  };
}

/** A candidate without what hangs on to it: an opening bracket, two numbers with a slash between. */
function* partsOf(typed: string, start: number): Generator<{ typed: string; start: number }> {
  const halves = typed.split(/\s[/–-]\s/).map((half) => digitsOf(half).length);
  /* "01632 960 111 / 960 112": the second without its area. */
  const isShortSecond = halves.length === 2 && (halves[0] ?? 0) > FEWEST_DIGITS && (halves[1] ?? 0) > 4;
  const isTwo = halves.length > 1 && (isShortSecond || halves.every((length) => length >= FEWEST_DIGITS));
  let from = 0;
  const pieces = isTwo ? typed.split(/(\s+[/–-]\s+|\n)/) : typed.split(/(\n|\.\s+)/);
  for (const [index, piece] of pieces.entries()) {
    const lead = /^\s*/.exec(piece)?.[0].length ?? 0;
    const whole = piece.trim();
    const isOpen = whole.startsWith('(') && !whole.includes(')');
    if (index % 2 === 0)
      yield { typed: isOpen ? whole.slice(1) : whole, start: start + from + lead + Number(isOpen) };
    from += piece.length;
  }
}

function candidates({ free, folded, source }: ContactText): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: whole, index } of free.matchAll(CANDIDATE))
    for (const { typed, start } of partsOf(whole, index)) {
      if (found.length >= MOST_CANDIDATES) return found;
      const { length } = digitsOf(typed);
      if (length < FEWEST_DIGITS || length > MOST_DIGITS || isNoPhone(typed)) continue;
      const end = start + typed.length;
      const before = wordsBefore(folded, start);
      if ((OTHER_NUMBER.test(before) && !CALLED.test(before)) || NOT_OURS.test(before)) continue;
      const after = ANOTHER_AFTER.test(wordsAfter(folded, end, 48)) ? '' : wordsAfter(folded, end, 20);
      if (
        NOT_OURS.test(after) ||
        OF_THE_OTHER.test(after) ||
        (after !== '' && GONE_AFTER.test(wordsAfter(folded, end, 48)))
      )
        continue;
      const label = before.match(LABELS)?.at(-1) ?? (/^[\s(]{0,3}whats ?app\b/.exec(after) ? 'whatsapp' : '');
      const isSaid = SAID.test(before) || SAID_AFTER.test(after);
      const spoken = spokenBefore(before);
      const from = start - spoken.length;
      const dialed = spoken.digits === '' ? source.slice(start, end) : `${spoken.digits} ${typed}`;
      found.push({ start: from, end, typed: source.slice(from, end), dialed, isSaid, label: labelOf(label) });
    }
  return found;
}

const isNoPhone = (typed: string) =>
  DATE_OR_YEARS.test(typed) || CLOCKS.test(typed) || /^\d{1,3}\.\d{4,}/.test(typed);

function labelOf(word: string): string {
  if (/whats/.test(word)) return 'WhatsApp';
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type Judged = { number: string; isCertain: boolean };

/** What the library says of a number; undefined for one that is none. */
function judge({ dialed: typed, isSaid }: Candidate, region: string): Judged | undefined {
  const country = isSupportedCountry(region) ? (region as CountryCode) : undefined;
  const international = typed.startsWith('00') ? `+${typed.slice(2)}` : typed.replace(/^\(\+/, '+');
  const digits = digitsOf(typed);
  const isGrouped = /\d[\s().\-–/·]+\d/.test(typed);
  const parsed = parsePhoneNumberFromString(international.replace('(0)', ''), country);
  if (isSaid && LOCAL.test(typed)) return { number: '', isCertain: true };
  if (parsed?.isPossible() && E164.test(parsed.number)) {
    if (!parsed.isValid() && parsed.countryCallingCode === '1' && !NORTH_AMERICAN.test(typed))
      return undefined;
    const isPhone =
      typed.startsWith('+') ||
      typed.startsWith('(+') ||
      isSaid ||
      parsed.isValid() ||
      isShaped(typed, country);
    if (isPhone && (isSaid || isGrouped || digits.length >= 9))
      return { number: parsed.number, isCertain: isSaid || isGrouped || parsed.isValid() };
  }
  if (country !== undefined)
    return isSaid && digits.length >= FEWEST_DIGITS ? { number: '', isCertain: false } : undefined;
  const isPlain = NORTH_AMERICAN.test(typed) || (digits.startsWith('0') && isGrouped && digits.length >= 9);
  return isSaid || isPlain ? { number: '', isCertain: true } : undefined;
}

/** Grouped as numbers of that country are: the numbers that films use are possible, not valid. */
function isShaped(typed: string, country: string | undefined): boolean {
  if (country === 'US' || country === 'CA') return NORTH_AMERICAN.test(typed);
  const groups = typed.split(/[\s().\-–/·]+/).filter(Boolean);
  const isLong =
    groups.length > 2 && groups.some(({ length }) => length > 2) && groups.every(({ length }) => length > 1);
  return isLong || (digitsOf(typed).startsWith('0') && groups.length > 1);
}

/** Telephone numbers in all spellings, as typed and, where the region is known, in E.164. */
export function readPhones(text: ContactText, region: string): ProfileProposal[] {
  const seen = new Set<string>();
  return candidates(text).flatMap((candidate) => {
    const judged = judge(candidate, region);
    const key = judged?.number || digitsOf(candidate.dialed);
    if (judged === undefined || seen.has(key)) return [];
    seen.add(key);
    const { dialed: typed, label } = candidate;
    const value = { number: judged.number, typed: typed.slice(0, 40), label };
    return [proposalAt(text.source, candidate, { field: 'phones', value, isCertain: judged.isCertain })];
  });
}
