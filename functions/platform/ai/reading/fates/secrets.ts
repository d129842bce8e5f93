import type { Sentence } from '../clauses/passages.ts';
import type { Span } from '../reader.ts';
import { AVOIDS, PRIVATE } from './fate-patterns.ts';
import { isAbout, isUnfinished, type Topic, topicOf } from './topics.ts';
import type { Unprinted } from './unprinted.ts';
import { isGoneAlone, isInjection, isUnrealClause, isUnrealSentence } from './unreal.ts';

/** A clause that only says more of the one before. */
const GOES_ON =
  /^(?:so|because|since|but|which|who|that|and (?:i|he|she|they|it)|or|para|porque|pero|que|y|o|parce|car|mais|qui|et|ou|perche|xke|ma|che|e|o|weil|denn|aber|dass|und|oder)(?![a-z])/;

type Clause = Span & { text: string; sentence: number };

/** "That is all", said of what stands before: the clause before it, or the whole sentence before it. */
function markBack(
  clauses: readonly Clause[],
  { at, isOwn }: { at: number; isOwn: boolean },
  marked: Map<number, Unprinted['reason']>,
): void {
  const before = clauses[at - 1];
  if (before === undefined || (isOwn && before.sentence !== clauses[at]?.sentence)) return;
  for (let index = at - 1; index >= 0 && clauses[index]?.sentence === before.sentence; index--) {
    if (!marked.has(index)) marked.set(index, 'not_to_be_mentioned');
    if (before.sentence === clauses[at]?.sentence) break;
  }
}

/** Orders to a model, other people's places, plans, the past. */
function unrealClauses(
  folded: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
): Map<number, Unprinted['reason']> {
  const reasons = new Map<number, Unprinted['reason']>();
  sentences.forEach(({ start, end }, index) => {
    const text = folded.slice(start, end);
    if (isInjection(text, reasons.get(index - 1) === 'to_the_maker')) reasons.set(index, 'to_the_maker');
    else if (isUnrealSentence(text)) reasons.set(index, 'corrected_or_denied');
  });
  const marked = new Map<number, Unprinted['reason']>();
  clauses.forEach(({ text, sentence }, index) => {
    const reason = reasons.get(sentence) ?? (isUnrealClause(text) ? 'corrected_or_denied' : undefined);
    if (reason !== undefined) marked.set(index, reason);
    if (isGoneAlone(text) && clauses[index - 1]?.sentence === sentence)
      marked.set(index - 1, 'corrected_or_denied');
  });
  return marked;
}

/**
 * Clauses that must not reach guests whatever they hold: "don't mention …" with what it points at elsewhere in the
 * text, and private affairs. They are cut out before anything is read as a fact.
 */
export function clausesNotForGuests(folded: string, sentences: readonly Sentence[]): Unprinted[] {
  const clauses: Clause[] = sentences.flatMap((sentence, index) =>
    sentence.clauses.map((clause) => ({
      ...clause,
      sentence: index,
      text: folded.slice(clause.start, clause.end),
    })),
  );
  const marked = unrealClauses(folded, sentences, clauses);
  const topics: Topic[] = [];
  clauses.forEach(({ text, sentence, start, end }, index) => {
    if (AVOIDS.test(text)) {
      marked.set(index, 'not_to_be_mentioned');
      const next = clauses[index + 1];
      const isCutShort =
        next !== undefined && next.sentence === sentence && isUnfinished(text, folded.slice(end, next.start));
      if (isCutShort) marked.set(index + 1, 'not_to_be_mentioned');
      const topic = topicOf(isCutShort ? folded.slice(start, next.end) : text);
      if (topic.isBack) markBack(clauses, { at: index, isOwn: topic.isOwn }, marked);
      else if (topic.words.length > 0 && topics.length < 20) topics.push(topic);
    } else if (PRIVATE.test(text)) marked.set(index, 'private_matter');
  });
  clauses.forEach(({ text, sentence }, index) => {
    const before = clauses[index - 1];
    const reason = marked.get(index - 1);
    if (reason !== undefined && before?.sentence === sentence && !marked.has(index) && GOES_ON.test(text))
      marked.set(index, reason);
  });
  clauses.forEach(({ text }, index) => {
    if (!marked.has(index) && topics.some((topic) => isAbout(text, topic)))
      marked.set(index, 'not_to_be_mentioned');
  });
  return [...marked].flatMap(([index, reason]) => {
    const clause = clauses[index];
    return clause === undefined ? [] : [{ start: clause.start, end: clause.end, reason }];
  });
}
