import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A fixed time, so that the same files give the same bytes. Zip's calendar begins here. */
const MODIFIED = new Date(1980, 0, 1);

/** A file of a zip: its path, and its content in parts. Text is compressed; bytes are stored as they are. */
export type ArchiveFile = {
  path: string;
  chunks: Iterable<string | Uint8Array> | AsyncIterable<string>;
};

/** Yields the bytes of a zip with one part of a file in memory. Files that begin with bytes aren't compressed. */
export async function* zipFiles(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for await (const { path, chunks } of files) {
    let file: ZipDeflate | ZipPassThrough | undefined;
    for await (const chunk of chunks) {
      if (file === undefined) {
        file = typeof chunk === 'string' ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
        file.mtime = MODIFIED;
        zip.add(file);
      }
      file.push(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      yield* ready.splice(0);
    }
    file?.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
