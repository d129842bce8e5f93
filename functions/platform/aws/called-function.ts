import { AppError } from '../app-error.ts';
import { lazy } from '../lazy.ts';

/** Calls another function of the platform and waits for its answer. */
export type CalledFunction = (input: object) => Promise<unknown>;

let standIn: ((functionName: string) => CalledFunction) | undefined;

/** Set by local mode only, whose functions share one process. `undefined` removes it. */
export function setFunctionStandIn(next: typeof standIn): void {
  standIn = next;
}

/** The longest wait for an answer, shorter than the timeout of an API function. */
const ANSWER_MILLISECONDS = 24_000;

/** Opens a function by name. Throws `AppError('unavailable')` if it can't be called or fails. */
export function openFunction(functionName: string): CalledFunction {
  const invoke = lazy(() => openLambda(functionName));
  return async (input) => {
    const call = standIn?.(functionName) ?? (await invoke());
    try {
      return await call(input);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
  };
}

/** Loads the client with the first call, so that it doesn't slow down the start. */
async function openLambda(FunctionName: string): Promise<CalledFunction> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const requestHandler = { connectionTimeout: 2_000, requestTimeout: ANSWER_MILLISECONDS };
  // Without retries: a second call would exceed the caller's timeout.
  const client = new LambdaClient({ maxAttempts: 1, requestHandler });
  return async (input) => {
    const Payload = Buffer.from(JSON.stringify(input));
    const answer = await client.send(new InvokeCommand({ FunctionName, Payload }));
    const text = Buffer.from(answer.Payload ?? []).toString('utf8');
    if (answer.FunctionError !== undefined) throw new Error(`${FunctionName}: ${answer.FunctionError}`);
    return JSON.parse(text);
  };
}
