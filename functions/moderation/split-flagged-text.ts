import type { InspectedText } from '#functions/ai/inspection.ts';
import type { Flag } from '#shared/moderation/find-flags.ts';

export type FlaggedText = InspectedText & { flags: readonly Flag[] };

/** Texts of one change that get their own row and decision. The others share rows. */
const MOST_APART = 20;
/** Characters that one row stores. Of longer texts it stores the flagged passages. */
const MOST_LETTERS = 10_000;
/** Characters of one passage: text without periods is one sentence. */
const MOST_OF_PASSAGE = 2_000;

/** Splits and joins flagged texts so that each fits one row. */
export function splitFlaggedText(flagged: readonly FlaggedText[]): FlaggedText[] {
  const bounded = flagged.flatMap(piecesOf);
  const together: FlaggedText[] = [];
  for (const each of bounded.slice(MOST_APART)) {
    const open = together.findLast(({ contentType }) => contentType === each.contentType);
    const excerpt = { ...each, text: passagesOf(each) };
    const isFull = open === undefined || open.text.length + excerpt.text.length > MOST_LETTERS;
    if (isFull) together.push(excerpt);
    else together.splice(together.indexOf(open), 1, joined(open, excerpt));
  }
  return [...bounded.slice(0, MOST_APART), ...together];
}

/** Splits a long text into its flagged passages. */
function piecesOf(each: FlaggedText): FlaggedText[] {
  if (each.text.length <= MOST_LETTERS) return [each];
  const pieces: Flag[][] = [];
  let letters = MOST_LETTERS;
  for (const flag of each.flags) {
    const passage = upToWord(flag.passage);
    letters += passage.length;
    if (letters > MOST_LETTERS) {
      pieces.push([]);
      letters = passage.length;
    }
    pieces.at(-1)?.push({ ...flag, passage });
  }
  return pieces.map((flags) => ({ ...each, flags, text: passagesOf({ flags }) }));
}

function upToWord(passage: string): string {
  if (passage.length <= MOST_OF_PASSAGE) return passage;
  const cut = passage.slice(0, MOST_OF_PASSAGE);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
}

const passagesOf = ({ flags }: Pick<FlaggedText, 'flags'>) =>
  [...new Set(flags.map(({ passage }) => passage))].join('\n');

const joined = (one: FlaggedText, other: FlaggedText): FlaggedText => ({
  ...one,
  about: { ...one.about, part: 'several' },
  text: `${one.text}\n${other.text}`,
  flags: [...one.flags, ...other.flags],
});
