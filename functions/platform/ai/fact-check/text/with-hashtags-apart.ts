import type { PlainText } from './plain-text.ts';
import { spliced } from './splice.ts';

const HASHTAG = /#[\p{L}\d]{2,100}/gu;
const BOUNDARY = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)/gu;

/** "#BestPastaInTown" states what its words state. */
export function withHashtagsApart(plain: PlainText): PlainText {
  const gaps = [...plain.cased.matchAll(HASHTAG)].flatMap(({ 0: tag, index }) =>
    [...tag.matchAll(BOUNDARY)].map((gap) => ({ start: index + gap.index, end: index + gap.index, by: ' ' })),
  );
  return spliced(plain, gaps);
}
