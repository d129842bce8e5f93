import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '#functions/platform/ai/fold.ts';
import { sentencesOfBriefs } from './sentences-of-briefs.ts';
import type { LabeledSentence } from './train-sentence-weights.ts';

/**
 * What the reader learns from: sentences written for it (`g`, a tab, a sentence for guests; `n` for one that must not be
 * printed unasked), and what the gold of the open briefs says.
 */
export function labeledSentences(): LabeledSentence[] {
  return [...writtenSentences(), ...sentencesOfBriefs()];
}

function writtenSentences(): LabeledSentence[] {
  const files = globSync('*.tsv', { cwd: import.meta.dirname }).toSorted();
  const lines = files.flatMap((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return lines.map((line) => {
    const [label, sentence] = line.split('\t');
    if ((label !== 'g' && label !== 'n') || sentence === undefined)
      throw new Error(`No labeled sentence: ${line}`);
    return { folded: fold(sentence), isForGuests: label === 'g' };
  });
}
