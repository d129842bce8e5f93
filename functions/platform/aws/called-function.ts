import { AppError } from '../app-error.ts';
import { lazy } from '../lazy.ts';

/** Calls another function of the platform, and waits for what it answers. */
export type CalledFunction = (input: object) => Promise<unknown>;

let standIn: ((functionName: string) => CalledFunction) | undefined;

/** Local mode alone sets it: its functions are in one process. `undefined` takes it away. */
export function setFunctionStandIn(next: typeof standIn): void {
  standIn = next;
}

/** Longest that is waited for an answer: a function behind the API ends before. */
const ANSWER_MILLISECONDS = 24_000;

/** A function by its name. Throws `AppError('unavailable')` when it cannot be called, or ends with an error. */
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

/** The client is loaded with the first call, so that start-up does not pay for it. */
async function openLambda(FunctionName: string): Promise<CalledFunction> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const requestHandler = { connectionTimeout: 2_000, requestTimeout: ANSWER_MILLISECONDS };
  // Not tried again: a second call would outlast the caller.
  const client = new LambdaClient({ maxAttempts: 1, requestHandler });
  return async (input) => {
    const Payload = Buffer.from(JSON.stringify(input));
    const answer = await client.send(new InvokeCommand({ FunctionName, Payload }));
    const text = Buffer.from(answer.Payload ?? []).toString('utf8');
    if (answer.FunctionError !== undefined) throw new Error(`${FunctionName}: ${answer.FunctionError}`);
    return JSON.parse(text);
  };
}
