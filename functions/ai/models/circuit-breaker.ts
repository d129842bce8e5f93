import { type LanguageModel, NO_MODEL_USAGE } from './language-model.ts';
import { ModelFailure } from './model-failure.ts';

const MOST_FAILURES = 5;
const WINDOW_MILLISECONDS = 60_000;
const PAUSE_MILLISECONDS = 60_000;

/**
 * The same model, not asked for a minute after it gave no answer five times in a minute. An answer that can’t be used,
 * such as a refusal, says nothing of the service and isn’t counted, nor does one that nobody waits for any longer.
 */
export function createCircuitBreaker(
  model: LanguageModel,
  now: () => number = () => performance.now(),
): LanguageModel {
  let failures: number[] = [];
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const noteFailure = () => {
    failures = [...failures.filter((at) => at > now() - WINDOW_MILLISECONDS), now()];
    if (failures.length < MOST_FAILURES) return;
    pausedUntil = now() + PAUSE_MILLISECONDS;
    failures = [];
  };
  return {
    ...model,
    ask: async (request) => {
      if (now() < pausedUntil) {
        const message = 'The model failed 5 times, so it’s paused for a minute.';
        throw new ModelFailure(message, { kind: 'paused', usage: NO_MODEL_USAGE });
      }
      try {
        return await model.ask(request);
      } catch (error) {
        const isOfService = !(error instanceof ModelFailure) || error.kind === 'service';
        if (isOfService && !request.signal?.aborted) noteFailure();
        throw error;
      }
    },
  };
}
