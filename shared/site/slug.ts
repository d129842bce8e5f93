import { withPlainDigits } from './page/plain-digits.ts';

/** Addresses of sites: `<sites origin>/<slug>/`. */

export const MAX_SLUG_LENGTH = 60;

/** First path segments that are reserved for the sites origin and the app. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  `about account admin api app assets auth blog cdn css dashboard dev docs error favicon favicon-ico fonts
    health help images img index index-html js login logout mail media null preview previews privacy public
    register robots robots-txt robots.txt favicon.ico sitemap.xml signup sitemap sitemap-xml sites static
    status support terms undefined uploads verify-email website-builder welcome well-known www`.split(/\s+/),
);

/**
 * Letters that Unicode doesn't split into a base letter and an accent: Latin, Greek after ELOT 743 without its digraph
 * rules, Cyrillic of Russian, Ukrainian, Bulgarian, Serbian, Macedonian, and Belarusian, and Arabic.
 */
const LETTERS: Record<string, string> = {
  ...Object.fromEntries(
    `ß:ss ẞ:ss ø:o æ:ae œ:oe ł:l đ:d ð:d þ:th ı:i ħ:h ŋ:n ŧ:t ə:e α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k
      λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k
      л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya є:ye і:i ґ:g
      ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ѕ:dz`
      .split(/\s+/)
      .map((pair) => pair.split(':')),
  ),
  // Arabic, without unwritten short vowels, and four Persian letters.
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ی: 'y',
  ى: 'a',
  ء: '',
  ـ: '',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
};

function latinOf(text: string): string {
  return [...text].map((letter) => LETTERS[letter] ?? letter).join('');
}

/**
 * Converts `Café Ñandú` to `cafe-nandu`: lower-case letters, digits, and single hyphens, at most 60 characters,
 * never empty. A name without convertible letters, such as 日本料理, becomes `restaurant`.
 */
export function slugify(name: string): string {
  // Decomposes first to drop accents; й and ї become и and і.
  const plain = withPlainDigits(name).toWellFormed().normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const words = latinOf(plain)
    .replace(/['’‘`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-');
  const slug = words.replace(/^-+/, '').slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
  return slug || 'restaurant';
}

function withNumber(base: string, number: number): string {
  const ending = `-${number}`;
  return base.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-+$/, '') + ending;
}

/** Yields slugs to try for a name, best first, without end: `trattoria`, `trattoria-2`, `trattoria-3` … */
export function* slugCandidates(name: string): Generator<string, never> {
  const base = slugify(name);
  if (!RESERVED_SLUGS.has(base)) yield base;
  for (let number = 2; ; number++) {
    const candidate = withNumber(base, number);
    // A name of full length may end in a number itself.
    if (candidate !== base) yield candidate;
  }
}
