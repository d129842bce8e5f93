import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';

/** For all parts together, because a small file can unpack to gigabytes. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** The size is checked after each chunk. */
const CHUNK = 16_384;

type UnzipOptions = {
  /** Names of the parts to unpack. */
  wanted: RegExp;
  tooLarge: string;
  broken: string;
};

/** Unpacks the parts of a ZIP file whose names match. Throws `UnreadableList`. */
export function unzipParts(
  bytes: Uint8Array,
  { wanted, tooLarge, broken }: UnzipOptions,
): Map<string, string> {
  const chunks = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!wanted.test(file.name)) return;
    const kept: Uint8Array[] = [];
    chunks.set(file.name, kept);
    file.ondata = (error, data) => {
      if (error !== null) throw error;
      unpacked += data.length;
      if (unpacked > MOST_UNPACKED) throw new UnreadableList(tooLarge);
      kept.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += CHUNK)
      unzip.push(bytes.subarray(start, start + CHUNK), start + CHUNK >= bytes.length);
  } catch (cause) {
    if (cause instanceof UnreadableList) throw cause;
    throw new UnreadableList(broken);
  }
  return new Map([...chunks].map(([name, kept]) => [name, decoded(kept)]));
}

/** Whether a file is in an old Office format or has a password. */
export const isOldOfficeFile = ([first, second]: Uint8Array) => first === 0xd0 && second === 0xcf;

function decoded(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}
