import { constants, inflateSync } from 'node:zlib';

/** What all streams of a menu may be together, unpacked. */
const MOST_UNPACKED_BYTES = 48 * 1024 * 1024;
/** A menu of hundreds of pages has fewer; each is a try at unpacking, also where the word stands for nothing. */
const MOST_STREAMS = 5_000;
/** The one that is unpacked here; those that make nothing large; pictures, which nobody opens. */
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
 * Whether a PDF unpacks to little enough to be read: a few megabytes can hold gigabytes of one letter. What cannot be
 * told (encrypted, packed twice, or in a way that nobody uses any more) is not small.
 */
export function unpacksSmall(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  // Names may be written as numbers: `/F#69lter`.
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

/** At most `most`. Data that break off count as far as they go, as readers of PDF take them; others are not packed. */
function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most : 0;
  }
}
