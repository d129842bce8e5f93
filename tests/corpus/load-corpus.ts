import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gold, GoldSchema } from './gold.ts';

/** Readers are built against the open half; the sealed half shows what they do with briefs that nobody looked at. */
export const HALVES = ['open', 'sealed'] as const;
export type Half = (typeof HALVES)[number];

/** The briefs of one half by their ids. Throws when a file breaks the schema. */
export function loadCorpus(half: Half): Gold[] {
  const folder = path.join(import.meta.dirname, half);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => GoldSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
}
