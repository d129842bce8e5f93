import { type LanguageModel, NO_MODEL_USAGE } from './language-model.ts';
import { isServiceDown, ModelFailure } from './model-failure.ts';

const MOST_FAILURES = 5;
const WINDOW_MILLISECONDS = 60_000;
export const PAUSE_MILLISECONDS = 60_000;

/**
 * The same model, not asked for a minute after five calls that began within a minute got no answer, or after five
 * timeouts in a row, which take longer than that where one call waits for the other. Then one call tries it: the others
 * wait for what becomes of it. An answer that can’t be used says nothing of the service, nor does a canceled call.
 */
export function createCircuitBreaker(
  model: LanguageModel,
  now: () => number = () => performance.now(),
): LanguageModel {
  /** When the calls that failed lately began. */
  let failures: number[] = [];
  let timeoutsInRow = 0;
  let pausedUntil: number | undefined;
  let isProbing = false;
  const pause = () => {
    failures = [];
    timeoutsInRow = 0;
    pausedUntil = now() + PAUSE_MILLISECONDS;
  };
  const noteAnswer = () => {
    timeoutsInRow = 0;
    pausedUntil = undefined;
  };
  const noteFailure = ({ kind }: ModelFailure, startedAt: number) => {
    failures = [...failures.filter((at) => at > startedAt - WINDOW_MILLISECONDS), startedAt];
    if (kind === 'timeout') timeoutsInRow += 1;
    const isDown = failures.length >= MOST_FAILURES || timeoutsInRow >= MOST_FAILURES;
    if (isDown || pausedUntil !== undefined) pause();
  };
  return {
    ...model,
    ask: async (request) => {
      const startedAt = now();
      const isProbe = pausedUntil !== undefined;
      if (isProbing || (pausedUntil !== undefined && startedAt < pausedUntil)) {
        const message = 'The model failed 5 times, so it’s paused for a minute.';
        throw new ModelFailure(message, { kind: 'paused', usage: NO_MODEL_USAGE });
      }
      isProbing = isProbe;
      try {
        const given = await model.ask(request);
        noteAnswer();
        return given;
      } catch (error) {
        if (error instanceof ModelFailure && request.signal?.aborted !== true) {
          if (isServiceDown(error.kind)) noteFailure(error, startedAt);
          else if (error.kind === 'answer') noteAnswer();
        }
        throw error;
      } finally {
        if (isProbe) isProbing = false;
      }
    },
  };
}
