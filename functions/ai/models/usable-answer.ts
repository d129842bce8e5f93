import { jsonInText } from './json-in-text.ts';
import type { ModelUsage } from './language-model.ts';
import { ANSWER_FAILURES, ModelFailure } from './model-failure.ts';

/** Why a model stopped before its answer was complete, in the words of both protocols. */
const STOPPED: Readonly<Record<string, string>> = {
  content_filter: ANSWER_FAILURES.filtered,
  content_filtered: ANSWER_FAILURES.filtered,
  guardrail_intervened: ANSWER_FAILURES.filtered,
  length: ANSWER_FAILURES.cutOff,
  max_tokens: ANSWER_FAILURES.cutOff,
};

type Ending = { stopReason: string | null | undefined; usage: ModelUsage | undefined };

/**
 * The unchecked answer, which a model gave as JSON or in a text. `given` is undefined if it gave neither. Throws
 * `ModelFailure` if it declined, was stopped, or gave no JSON.
 */
export function usableAnswer(given: unknown, { stopReason, usage }: Ending): unknown {
  const stopped = STOPPED[stopReason ?? ''] ?? (given === undefined ? ANSWER_FAILURES.declined : undefined);
  if (stopped !== undefined) throw new ModelFailure(stopped, { usage });
  const answer = typeof given === 'string' ? jsonInText(given) : given;
  if (answer === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable, { usage });
  return answer;
}
