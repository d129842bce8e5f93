import { isNetworkError } from '../is-network-error.ts';
import type { ModelRequest } from '../language-model.ts';
import {
  ANSWER_FAILURES,
  ModelFailure,
  requestRefused,
  SERVICE_FAILURES,
  serviceFailure,
} from '../model-failure.ts';
import { AnswerTooLarge } from './bounded-handler.ts';

const THROTTLING = new Set([
  'ThrottlingException',
  'TooManyRequestsException',
  'ServiceQuotaExceededException',
  'ModelNotReadyException',
]);

/** What ends a stream midway has no status. */
const SERVER_ERRORS = new Set([
  'InternalServerException',
  'ModelErrorException',
  'ModelStreamErrorException',
  'ServiceUnavailableException',
]);

/** What an error of the SDK holds of the service’s answer: nothing where the connection or a stream broke off. */
type SdkError = {
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
};

/** What the service answered with the error that the SDK throws. */
export function responseOf(error: unknown): { status: number | undefined; retryAfter: string | undefined } {
  const { $metadata, $response } = (error ?? {}) as SdkError;
  return { status: $metadata?.httpStatusCode, retryAfter: $response?.headers?.['retry-after'] };
}

/** Translates what the SDK throws for a request. */
export function toModelFailure(error: unknown, request: ModelRequest): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof AnswerTooLarge) return new ModelFailure(ANSWER_FAILURES.tooLarge);
  if (!(error instanceof Error)) return serviceFailure(SERVICE_FAILURES.notCalled);
  const { status } = responseOf(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return serviceFailure(SERVICE_FAILURES.timeout);
  if (THROTTLING.has(error.name) || status === 429) return serviceFailure(SERVICE_FAILURES.busy);
  if (isNetworkError(error)) return serviceFailure(SERVICE_FAILURES.unreachable);
  if (SERVER_ERRORS.has(error.name) || (status !== undefined && status >= 500))
    return serviceFailure(SERVICE_FAILURES.serverError);
  if (status === 401 || status === 403) return serviceFailure(SERVICE_FAILURES.denied);
  if (status === 404) return serviceFailure(SERVICE_FAILURES.unknownModel);
  if (status !== undefined && status >= 400) return requestRefused(request);
  return new ModelFailure(ANSWER_FAILURES.unreadable);
}
