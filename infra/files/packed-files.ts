import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { BucketFile } from './upload-files.ts';

/** Lists the files of a package with their response headers. */
const INDEX = 'files.json';
const CONTENT = 'content';

/** Writes files to a folder, from which CDK makes the package that the uploader unpacks. */
export function packFiles(files: readonly BucketFile[], folder: string): void {
  for (const { key, body } of files) {
    const file = path.join(folder, CONTENT, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  const index = files.map(({ body: _, ...head }) => head);
  writeFileSync(path.join(folder, INDEX), JSON.stringify(index));
}

/** The files of a package, from the bytes of its ZIP file. Throws if a listed file is missing. */
export function unpackFiles(zip: Uint8Array): BucketFile[] {
  const entries = unzipSync(zip);
  const read = (name: string): Uint8Array => {
    const entry = entries[name];
    if (entry === undefined) throw new Error(`The package has no file ${name}.`);
    return entry;
  };
  const index: Omit<BucketFile, 'body'>[] = JSON.parse(Buffer.from(read(INDEX)).toString('utf8'));
  return index.map((head) => ({ ...head, body: read(`${CONTENT}/${head.key}`) }));
}
