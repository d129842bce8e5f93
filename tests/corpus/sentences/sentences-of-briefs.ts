import { fold } from '#functions/platform/ai/fold.ts';
import { sentencesOfFree } from '#functions/platform/ai/reading/clauses/passages.ts';
import type { Gold } from '../gold.ts';
import { loadCorpus } from '../load-corpus.ts';
import { holdsWords } from '../plain-words.ts';
import type { LabeledSentence } from './train-sentence-weights.ts';

/** Shorter words that guests must not read are parts of sentences: they say nothing of a sentence. */
const FEWEST_WORDS = 4;
/** Shorter parts of a passage say too little of it to have its label. */
const FEWEST_OF_PASSAGE = 3;

/**
 * What the gold of the open briefs says of sentences: its passages themselves, and each sentence and clause of the briefs
 * that holds such a passage or stands in one. Of most sentences it says nothing. Sealed briefs are left out.
 */
export function sentencesOfBriefs(): LabeledSentence[] {
  return loadCorpus('open').flatMap((gold) => [...passagesOf(gold), ...partsOf(gold)]);
}

function refusedIn({ never }: Gold): string[] {
  return never.flatMap((each) => ('text' in each ? each.text : []));
}

function countOf(text: string): number {
  return text.split(/\s+/).length;
}

function passagesOf(gold: Gold): LabeledSentence[] {
  const refused = refusedIn(gold).filter((text) => countOf(text) >= FEWEST_WORDS);
  return [
    ...gold.words.map((text) => ({ folded: fold(text), isForGuests: true, brief: gold.id })),
    ...refused.map((text) => ({ folded: fold(text), isForGuests: false, brief: gold.id })),
  ];
}

/** A sentence of which guests must not read a part is not for guests. */
function partsOf(gold: Gold): LabeledSentence[] {
  const { id, text } = gold;
  const folded = fold(text);
  const refused = refusedIn(gold);
  const kept = gold.words.flatMap((passage) => passage.split(/(?<=[.!?…])\s+/));
  const isOf = (part: string, passages: readonly string[]) =>
    passages.some(
      (passage) =>
        holdsWords(part, passage) || (countOf(part) >= FEWEST_OF_PASSAGE && holdsWords(passage, part)),
    );
  const sentences = sentencesOfFree(text, folded, [{ start: 0, end: text.length }]);
  const parts = sentences.flatMap((one) => (one.clauses.length > 1 ? [one, ...one.clauses] : [one]));
  return parts.flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    const isForGuests = !isOf(part, refused);
    if (isForGuests && !isOf(part, kept) && !isOf(part, gold.words)) return [];
    return [{ folded: folded.slice(start, end), isForGuests, brief: id }];
  });
}
