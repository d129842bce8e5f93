import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gold, GoldSchema } from './gold.ts';

/** The briefs in all five languages, one a line. Throws if a line doesn't match the schema. */
export function loadCorpus(): Gold[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'briefs.jsonl'), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => GoldSchema.parse(JSON.parse(line)));
}
