import { constants, inflateSync } from 'node:zlib';

/** The most bytes of all streams of a menu together, unpacked. */
const MOST_UNPACKED_BYTES = 48 * 1024 * 1024;
/** Menus with hundreds of pages have fewer. Each stream is tried, even if the word is part of other data. */
const MOST_STREAMS = 5_000;
/** The filter that is unpacked here, filters that can't grow much, and image filters, which aren't opened. */
const FILTERS = [
  'FlateDecode',
  'ASCIIHexDecode',
  'ASCII85Decode',
  'DCTDecode',
  'JPXDecode',
  'CCITTFaxDecode',
];
const ONE_FILTER = new RegExp(
  `^/Filter\\s*(?:/(?:${FILTERS.join('|')})\\b|\\[\\s*/(?:${FILTERS.join('|')})\\s*\\])`,
);
const STREAM = /(?<!end)stream[^\r\n]*(?:\r\n|\r|\n)/g;

/**
 * Whether a PDF unpacks to a safe size, because a few megabytes can hold gigabytes. Unknown cases (encrypted,
 * packed twice, rare filters) count as unsafe.
 */
export function unpacksSmall(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  // Names may contain escapes: `/F#69lter`.
  const plain = text.replaceAll(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  if (plain.includes('/Encrypt')) return false;
  for (const { index } of plain.matchAll(/\/Filter/g))
    if (!ONE_FILTER.test(plain.slice(index, index + 60))) return false;
  let left = MOST_UNPACKED_BYTES;
  let streams = 0;
  for (const match of text.matchAll(STREAM)) {
    streams += 1;
    if (streams > MOST_STREAMS) return false;
    left -= unpackedSize(bytes.subarray(match.index + match[0].length), left);
    if (left <= 0) return false;
  }
  return true;
}

/** At most `most`. Truncated data counts as far as it goes, as PDF readers do; other data isn't packed. */
function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most : 0;
  }
}
