import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '#functions/platform/ai/fold.ts';
import { loadCorpus } from '../load-corpus.ts';
import type { LabeledSentence } from './train-sentence-weights.ts';

/** Shorter words that guests must not read are parts of sentences: they say nothing of a sentence. */
const FEWEST_WORDS = 4;

/**
 * What the reader learns from: sentences written for it (`g`, a tab, a sentence for guests; `n` for one that must not be
 * printed unasked), and what the gold of the open briefs says. Sealed briefs are left out.
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

function sentencesOfBriefs(): LabeledSentence[] {
  return loadCorpus('open').flatMap(({ words, never }) => {
    const refused = never.flatMap((each) => ('text' in each ? each.text : []));
    return [
      ...words.map((text) => ({ folded: fold(text), isForGuests: true })),
      ...refused
        .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
        .map((text) => ({ folded: fold(text), isForGuests: false })),
    ];
  });
}
