import type { Span } from '../../reader.ts';
import { foldText } from '../../text/fold-text.ts';
import { nameCandidates } from './name-candidates.ts';
import { namedText, nameFeatures } from './name-features.ts';
import { NAME_WEIGHTS } from './name-weights.ts';

export type RankedName = Span & { /** From 0 to 1. */ probability: number };

const LONGEST_HEAD = 1_500;
/** "my daughter is called …" is no name of a house, however it looks. */
const NAMED_ANOTHER = 'named another';

/** One text is asked for more than once while it is read. */
let last: { head: string; best: RankedName | undefined } | undefined;

/** The passage that is most likely the name of the house, and how likely it is. */
export function bestName(source: string): RankedName | undefined {
  const head = source.slice(0, LONGEST_HEAD);
  if (last?.head !== head) last = { head, best: rankedName(head) };
  return last.best;
}

function rankedName(head: string): RankedName | undefined {
  const text = namedText(head, foldText(head));
  const scored = nameCandidates(head).flatMap((span) => {
    const features = nameFeatures(text, span);
    if (features.includes(NAMED_ANOTHER)) return [];
    return [{ span, weight: Math.exp(features.reduce((sum, name) => sum + (NAME_WEIGHTS[name] ?? 0), 0)) }];
  });
  const all = scored.reduce((sum, { weight }) => sum + weight, 1);
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, one) => (top === undefined || one.weight > top.weight ? one : top),
    undefined,
  );
  return best && { ...best.span, probability: best.weight / all };
}

/** From which probability on a passage is said to be the name. */
export const LIKELY = 0.6;

/** Whether other words look so much like the name that a rule which reads it here cannot be sure. */
export function isDisputed(head: string, { start, end }: Span): boolean {
  const best = bestName(head);
  return best !== undefined && best.probability >= LIKELY && (best.end <= start || end <= best.start);
}
