import { type CheckedSentence, type CheckedText, finding, type Judge } from '../checked-text.ts';
import { datedOn } from '../dated-days.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';

/** Dates and holidays: those of dated hours, and those that the record names. */
export const judgeDates: Judge = (checked, sentence) =>
  sentence.tokens
    .filter((token) => token.kind === 'date' || token.kind === 'holiday' || token.kind === 'year')
    .filter((token) => !isMonthOfScene(checked, sentence, token) && !isKnownDate(checked, token))
    .map((token) => finding(checked, 'date', token));

const TELLS_DATES =
  /(?<![a-z])(?:open\w*|clos\w+|serv\w+|start\w*|begin\w*|from|until|till?|since|ends?|every|back|available|season\w*|book\w*|event|born|founded|abr\w+|cierr\w+|cerr\w+|desde|hasta|cada|ouvr\w+|ouvert\w*|ferm\w+|depuis|jusqu\w*|chaque|apr\w+|apert\w+|chiud\w+|chius\w+|dal|fino|ogni|offn\w+|geoffnet|offen|schliess\w+|geschlossen|seit|bis|ab|jeden)(?![a-z])/;

/** "The low light of November": a month in which nothing is said to be. */
const isMonthOfScene = (
  { text }: CheckedText,
  { start, end }: CheckedSentence,
  token: FactTokenOf<'date' | 'holiday' | 'year'>,
) =>
  token.kind === 'date' &&
  token.day === undefined &&
  token.year === undefined &&
  !TELLS_DATES.test(text.slice(start, end));

function isKnownDate({ facts }: CheckedText, token: FactTokenOf<'date' | 'holiday' | 'year'>): boolean {
  const said = (['year', 'holiday', 'date'] as const).flatMap((kind) =>
    facts.passagesWith(kind).flatMap(({ tokens }) => tokens),
  );
  if (token.kind === 'year') {
    const years = [
      ...said.flatMap((one) =>
        one.kind === 'year' ? [one.from] : one.kind === 'date' && one.year !== undefined ? [one.year] : [],
      ),
      ...(facts.profile?.dated_hours ?? []).map(({ from }) => Number(from.slice(0, 4))),
    ];
    return years.some((year) => year >= token.from && year <= token.to);
  }
  if (token.kind === 'holiday') {
    const isNamed = said.some((one) => one.kind === 'holiday' && one.holiday === token.holiday);
    return isNamed || datedOn(facts, token).length > 0;
  }
  const isSaidDate = said.some(
    (one) =>
      one.kind === 'date' &&
      one.month === token.month &&
      (token.day === undefined || token.day === one.day) &&
      (token.year === undefined || one.year === undefined || token.year === one.year),
  );
  return isSaidDate || datedOn(facts, token).length > 0;
}
