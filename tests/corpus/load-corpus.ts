import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gold, GoldSchema } from './gold.ts';

/**
 * Readers are built against the open half; the sealed half shows what they do with briefs that nobody looked at. Once
 * its faults were read, its briefs move to the open half, and until new ones are written it may hold none.
 */
export const HALVES = ['open', 'sealed'] as const;
export type Half = (typeof HALVES)[number];

/** The briefs of one half by their ids. Throws when a file breaks the schema. */
export function loadCorpus(half: Half): Gold[] {
  const folder = path.join(import.meta.dirname, half);
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => GoldSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
}
