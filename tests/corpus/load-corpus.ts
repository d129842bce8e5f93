import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gold, GoldSchema } from './gold.ts';

/**
 * Readers are built against the open half; the sealed half shows what they do with briefs that nobody looked at. Once
 * its faults were read, its briefs move to the open half, and until new ones are written it may hold none.
 */
export const HALVES = ['open', 'sealed'] as const;
export type Half = (typeof HALVES)[number];

/** The briefs of one half, one a line, by their ids. Throws when a line breaks the schema. */
export function loadCorpus(half: Half): Gold[] {
  const lines = readFileSync(path.join(import.meta.dirname, `${half}.jsonl`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => GoldSchema.parse(JSON.parse(line)));
}
