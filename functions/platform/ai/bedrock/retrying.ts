import { type BedrockFailure, toBedrockFailure } from './bedrock-failure.ts';

export type RetryClock = {
  now: () => number;
  random: () => number;
  sleep: (milliseconds: number) => Promise<void>;
};

const MOST_ATTEMPTS = 3;
const FIRST_WAIT_MILLISECONDS = 400;
const LONGEST_WAIT_MILLISECONDS = 5_000;

/**
 * Calls up to three times. Waits are exponential with full jitter (M. Brooker, "Exponential Backoff And
 * Jitter", AWS Architecture Blog, 2015): any time from nothing to the bound.
 * @throws BedrockFailure of the last attempt
 */
export async function retrying<Result>(
  call: () => Promise<Result>,
  clock: RetryClock,
  deadlineMilliseconds: number,
): Promise<Result> {
  const started = clock.now();
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(call);
    if ('result' in outcome) return outcome.result;
    const bound = Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** (attempt - 1));
    const wait = clock.random() * bound;
    const isTimeLeft = clock.now() - started + wait < deadlineMilliseconds;
    if (!outcome.failure.isRetryable || attempt >= MOST_ATTEMPTS || !isTimeLeft) throw outcome.failure;
    await clock.sleep(wait);
  }
}

async function attemptOnce<Result>(
  call: () => Promise<Result>,
): Promise<{ result: Result } | { failure: BedrockFailure }> {
  try {
    return { result: await call() };
  } catch (error) {
    return { failure: toBedrockFailure(error) };
  }
}
