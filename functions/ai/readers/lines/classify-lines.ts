import { isDenied } from '#functions/ai/library/page-topics.ts';
import type { Span } from '../reader.ts';
import { followSentence } from '../requests/follow-requests.ts';
import { placedPieces } from '../text/pieces.ts';
import { classifyLine, type Verdict } from './classify-line.ts';
import { isSentence } from './line-forms.ts';

export type JudgedLine = Span & { words: string; verdict: Verdict | 'wish' };

/** The sentences and lines of a text with their verdicts. The introduction of a request is a separate line. */
export function classifyLines(source: string, folded: string, language: string): JudgedLine[] {
  const lines = linesAsJudged(source, folded, language);
  return lines.map((line, at) => {
    const isCorrected = isCorrection(lines[at + 1]);
    const isCut = isWrapped(lines[at - 1], line) || isWrapped(line, lines[at + 1]);
    const isDoubtful = isCorrected || isCut || (LEANS_ON.test(line.words) && !isPrinted(lines[at - 1]));
    return isPrintable(line) && isDoubtful ? { ...line, verdict: 'likely' } : line;
  });
}

/** In UTF-16 units. Longer lines aren’t sentences: nothing in them is certain, and no expression runs on them. */
const LONGEST_LINE = 2_000;
const LONGEST_CORRECTION = 8;
const CORRECTS =
  /^(?=.*\d)(?:sorry|oops|no|wait|actually|correction|i mean\p{L}*|perdón|perdona|mejor dicho|pardon|non|je veux dire|nein|quatsch|ich meine|korrektur|scusa\p{L}*|anzi|volevo)(?!\p{L})/iu;

/** "He’s from Chiang Mai" says nothing without the sentence before. */
const LEANS_ON = /^(?:he|she|they)(?:['’]\p{L}+)?\s(?!crab)/iu;
/** Whether guests may read the words of a line. Pure. */
export const isPrintable = ({ verdict }: JudgedLine): boolean =>
  verdict === 'certain' || verdict === 'words_only';
const isPrinted = (line: JudgedLine | undefined): boolean =>
  line !== undefined && isPrintable(line) && isSentence(line.words);

const LONGEST_REMAINDER = 3;

/** Whether a negative sentence may go on: "We never use" and "frozen fish." on the next line. */
const isWrapped = (line: JudgedLine | undefined, next: JudgedLine | undefined): boolean =>
  line !== undefined &&
  next !== undefined &&
  isDenied(line.words) &&
  /\p{L}$/u.test(line.words) &&
  /^\p{Ll}/u.test(next.words) &&
  next.words.split(/\s+/).length <= LONGEST_REMAINDER;

/** "Sorry, 13 not 12." makes the previous line doubtful. */
const isCorrection = (line: JudgedLine | undefined): boolean =>
  line?.verdict === 'likely' &&
  CORRECTS.test(line.words) &&
  line.words.split(/\s+/).length <= LONGEST_CORRECTION;

function linesAsJudged(source: string, folded: string, language: string): JudgedLine[] {
  return placedPieces(source).flatMap(({ start, end, words }): JudgedLine[] => {
    if (words.length > LONGEST_LINE) return [{ start, end, words, verdict: 'likely' }];
    const verdict = classifyLine(folded.slice(start, end), language);
    if (verdict === 'not_to_be_mentioned' || verdict === 'markup' || verdict === 'placeholder')
      return [{ start, end, words, verdict }];
    const followed = followSentence(words);
    if (followed === undefined) return [{ start, end, words, verdict }];
    if (followed.wish !== undefined) return [{ start, end, words, verdict: 'wish' }];
    const at = followed.say === undefined ? -1 : words.lastIndexOf(followed.say);
    if (at <= 0) return [{ start, end, words, verdict: 'to_the_maker' }];
    const split = start + at;
    return [
      { start, end: split, words: source.slice(start, split), verdict: 'to_the_maker' },
      {
        start: split,
        end,
        words: source.slice(split, end),
        verdict: classifyLine(folded.slice(split, end), language),
      },
    ];
  });
}
