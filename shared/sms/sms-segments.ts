import { isGsm7, septetsOf } from './gsm7.ts';

/**
 * What a segment holds: 140 bytes, of which joined ones lose 6 to their header (3GPP TS 23.040; DIDWW's and Telnyx's
 * pages on encoding, read in November 2026). GSM-7 counts septets, UCS-2 units of 16 bits.
 */
const CAPACITY = { 'GSM-7': { single: 160, joined: 153 }, 'UCS-2': { single: 70, joined: 67 } } as const;

export type SmsEncoding = keyof typeof CAPACITY;

export type SmsSegments = {
  encoding: SmsEncoding;
  /** Septets or 16-bit units: what counts toward the segments. */
  units: number;
  /** What is paid for. None for an empty text. */
  segments: number;
};

/** How a text travels. A character is never cut in two: joined segments may stay one unit short. */
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

/** How many units one segment of its encoding holds, and how many the text's own segments hold together. */
export function segmentRoom({ encoding, segments }: SmsSegments): { one: number; all: number } {
  const { single, joined } = CAPACITY[encoding];
  return { one: single, all: segments <= 1 ? single : segments * joined };
}
