import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';

/** Of all parts together: a small file may unpack to anything. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** What is unpacked before its size is looked at again. */
const CHUNK = 16_384;

type UnzipOptions = {
  /** The parts to unpack, by their names. */
  wanted: RegExp;
  tooLarge: string;
  broken: string;
};

/** Unpacks the wanted parts of a ZIP file, by their names. Throws `UnreadableList`. */
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

/** Whether a file is an Office file of the old formats, or one with a password. */
export const isOldOfficeFile = ([first, second]: Uint8Array) => first === 0xd0 && second === 0xcf;

function decoded(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}
