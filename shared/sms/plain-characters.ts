import { septetsOf } from './gsm7.ts';
import { smsSegments } from './sms-segments.ts';

/** Similar GSM-7 characters for those that removing the accent doesn’t convert. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '•': '-',
  '·': '-',
  '…': '...',
  '×': 'x',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '©': '(c)',
  '®': '(R)',
  '™': 'TM',
  '°': ' deg',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ẞ: 'SS',
  ı: 'i',
  '\t': ' ',
};

const ANY_SPACE = /^[\p{Zs}\p{Zl}\p{Zp}]$/u;
const PICTURE_OR_JOINER =
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Cf}\p{Mn}\p{Me}]$/u;

export type CostlyCharacter = {
  character: string;
  /** How often it appears in the text. */
  count: number;
  /** Empty text: it can only be removed. Undefined: GSM-7 has no replacement. */
  replacement: string | undefined;
};

/** Characters of a text outside GSM-7, in order. A single one makes the whole text UCS-2. */
export function costlyCharacters(text: string): CostlyCharacter[] {
  const counts = new Map<string, number>();
  for (const character of text.normalize('NFC')) {
    if (septetsOf(character) === undefined) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].map(([character, count]) => ({
    character,
    count,
    replacement: replacementOf(character),
  }));
}

/** The text with all possible replacements. Letters of other scripts stay. */
export function withPlainCharacters(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC')) {
    plain += septetsOf(character) === undefined ? (replacementOf(character) ?? character) : character;
  }
  return plain;
}

/** The number of segments as written, and with standard characters. */
export function segmentsSaved(text: string): { asWritten: number; plain: number } {
  return { asWritten: smsSegments(text).segments, plain: smsSegments(withPlainCharacters(text)).segments };
}

function replacementOf(character: string): string | undefined {
  const listed = REPLACEMENTS[character];
  if (listed !== undefined) return listed;
  if (ANY_SPACE.test(character)) return ' ';
  if (PICTURE_OR_JOINER.test(character)) return '';
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every((part) => septetsOf(part) !== undefined) ? bare : undefined;
}
