import { isGsm7, septetsOf } from './gsm7.ts';

/**
 * The size of a segment: 140 bytes, minus 6 for the header of joined ones (3GPP TS 23.040; DIDWW’s and Telnyx’s pages
 * on encoding, read in November 2026). GSM-7 counts septets, UCS-2 16-bit units.
 */
const CAPACITY = { 'GSM-7': { single: 160, joined: 153 }, 'UCS-2': { single: 70, joined: 67 } } as const;

export type SmsEncoding = keyof typeof CAPACITY;

export type SmsSegments = {
  encoding: SmsEncoding;
  /** Septets or 16-bit units. */
  units: number;
  /** The segments that are paid for. None for an empty text. */
  segments: number;
};

/** The encoding and segments of a text. Characters are never split, so a joined segment may stay one unit short. */
export function smsSegments(text: string): SmsSegments {
  const encoding = isGsm7(text) ? 'GSM-7' : 'UCS-2';
  const { single, joined } = CAPACITY[encoding];
  let units = 0;
  let segments = 1;
  let inSegment = 0;
  for (const character of text) {
    const size = encoding === 'GSM-7' ? (septetsOf(character) ?? 1) : character.length;
    units += size;
    if (inSegment + size > joined) {
      segments += 1;
      inSegment = 0;
    }
    inSegment += size;
  }
  if (units === 0) return { encoding, units, segments: 0 };
  return { encoding, units, segments: units <= single ? 1 : segments };
}

/** The units of one segment in its encoding, and of all its segments. */
export function segmentRoom({ encoding, segments }: SmsSegments): { one: number; all: number } {
  const { single, joined } = CAPACITY[encoding];
  return { one: single, all: segments <= 1 ? single : segments * joined };
}
