import type { ModelRequest } from './language-model.ts';

/** Aborted when the time for an answer is over, or when nobody waits for it any longer. */
export function deadlineSignal({ withinMilliseconds, signal }: ModelRequest): AbortSignal {
  const deadline = AbortSignal.timeout(Math.max(1, Math.round(withinMilliseconds)));
  return signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
}
