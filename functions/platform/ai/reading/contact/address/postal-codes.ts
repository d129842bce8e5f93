import type { ContactText } from '../read-email.ts';
import { AMERICAN_STATES } from './address-words.ts';

/** A postal code with what stands around it in its country. `state`: before it, folded. */
export type PostalCode = {
  start: number;
  end: number;
  state: string;
  code: string;
  /** ISO 3166-1 alpha-2; empty where several countries have such codes. */
  country: string;
  hasTownBehind: boolean;
};

const STATE_WORDS = [...AMERICAN_STATES.keys(), ...AMERICAN_STATES.values()]
  .map((state) => state.toLowerCase())
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const SHORT_STATES =
  'ala|ariz|ark|calif|colo|conn|del|fla|ill|ind|kans|mass|mich|minn|miss|mont|neb|nev|okla|ore|penn|tenn|tex|wash|wis|wyo';
/** What a code looks like where; the town is before it, or behind it on the continent. Folded. */
const CODES: readonly { pattern: RegExp; country: string; hasTownBehind: boolean }[] = [
  {
    pattern: new RegExp(
      `(?<![a-z\\d])(${STATE_WORDS}|(?:${SHORT_STATES})\\.?),? \\(?(\\d{5})(?:-\\d{4})?\\)?(?![\\d-])`,
      'g',
    ),
    country: 'US',
    hasTownBehind: false,
  },
  {
    pattern: /(?<![a-z\d])(nsw|vic|qld|sa|wa|tas|act|nt),? (\d{4})(?!\d)/g,
    country: 'AU',
    hasTownBehind: false,
  },
  {
    pattern:
      /(?<![a-z\d])((?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt),? )?([abceghj-nprstvxy]\d[a-z] ?\d[a-z]\d)(?![a-z\d])/g,
    country: 'CA',
    hasTownBehind: false,
  },
  {
    pattern: /(?<![a-z\d])()([a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2})(?![a-z\d])/g,
    country: 'GB',
    hasTownBehind: false,
  },
  {
    pattern: /(?<![a-z\d])()([ac-fhknprtv-y](?:\d\d|6w) ?(?=[a-z\d]{0,3}\d)[a-z\d]{4})(?![a-z\d])/g,
    country: 'IE',
    hasTownBehind: false,
  },
  { pattern: /(?<![a-z\d])()(?:singapore|s)\s?\(?(\d{6})\)?(?!\d)/g, country: 'SG', hasTownBehind: false },
  { pattern: /(?<![a-z\d.,/-])()([1-9]\d{5})(?![\d.,/-]\d|\d)/g, country: 'IN', hasTownBehind: false },
  {
    pattern:
      /(?<![a-z\d.,/€$£+-])(?:(?:c\.?p\.?|cap|plz|[a-z]{1,2}-)\s?)?()(\d{5})(?![\d.,/-]\d|\d|\s?[€$£%])/g,
    country: '',
    hasTownBehind: true,
  },
  {
    pattern: /(?<![a-z\d.,/€$£+:-])(a-|ch-|d-|)([1-9]\d{3})(?=,? \p{L}{3})/gu,
    country: '4',
    hasTownBehind: true,
  },
];
/** Before a code these are words of a language rather than abbreviations. */
const NO_STATE = /^(?:in|de|la|al|or|me|co|id)$/;
/** Where postal codes have four digits. */
const FOUR_DIGITS = new Set(['AT', 'CH', 'LI', 'BE', 'NL', 'LU', 'DK', 'NO', 'HU', 'SI']);
/** Codes that are no part of a telephone number, by their patterns. `region`: where the restaurant is. */
export function postalCodesIn({ source, folded }: ContactText, region: string): PostalCode[] {
  return CODES.filter(({ country }) => country !== 'IN' || region === 'IN').flatMap(
    ({ pattern, country, hasTownBehind }) =>
      [...folded.matchAll(pattern)].flatMap(({ 0: words, 1: state = '', 2: code = '', index: start }) => {
        const end = start + words.length;
        const before = folded.slice(Math.max(0, start - 12), start);
        const isPhone =
          /(?:tel|fon|phone|fax|mobile?|cell|whatsapp|\+|\d{5})[\s.:]*$/.test(before) ||
          /^[\s/-]*\d{3}/.test(folded.slice(end, end + 6));
        const isOfFour = country === '4';
        const isWord = country === 'US' && NO_STATE.test(source.slice(start, start + state.length));
        if (isPhone || isWord || (isOfFour && state === '' && !FOUR_DIGITS.has(region))) return [];
        return [
          { start, end, state: isOfFour ? '' : state, code, country: isOfFour ? '' : country, hasTownBehind },
        ];
      }),
  );
}
