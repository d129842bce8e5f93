import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_FONT_FILES } from '#shared/site/document-fonts.ts';
import { FONT_FILES } from '#shared/site/fonts.ts';

const MODULES = path.resolve(import.meta.dirname, '..', '..', 'node_modules');
const SOURCES = new Map([...FONT_FILES, ...DOCUMENT_FONT_FILES].map(({ path, source }) => [path, source]));

/** A font file of the sites origin; undefined if there is none. */
export async function readSiteFont(fontPath: string): Promise<Uint8Array | undefined> {
  const source = SOURCES.get(fontPath);
  return source === undefined ? undefined : readFile(path.join(MODULES, source));
}
