import { isNetworkError } from '../is-network-error.ts';
import type { ModelRequest } from '../language-model.ts';
import { ModelFailure, requestRefused, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';

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

function statusOf(error: Error): number | undefined {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null)
    return undefined;
  const { $metadata: metadata } = error;
  return 'httpStatusCode' in metadata && typeof metadata.httpStatusCode === 'number'
    ? metadata.httpStatusCode
    : undefined;
}

/** Translates what the SDK throws for a request. */
export function toModelFailure(error: unknown, request: ModelRequest): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!(error instanceof Error)) return serviceFailure(SERVICE_FAILURES.notCalled);
  const status = statusOf(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return serviceFailure(SERVICE_FAILURES.timeout);
  if (THROTTLING.has(error.name) || status === 429) return serviceFailure(SERVICE_FAILURES.busy);
  if (isNetworkError(error)) return serviceFailure(SERVICE_FAILURES.unreachable);
  if (SERVER_ERRORS.has(error.name) || (status !== undefined && status >= 500))
    return serviceFailure(SERVICE_FAILURES.serverError);
  if (status === 401 || status === 403) return serviceFailure(SERVICE_FAILURES.denied);
  if (status === 404) return serviceFailure(SERVICE_FAILURES.unknownModel);
  if (status !== undefined && status >= 400) return requestRefused(request);
  return serviceFailure(SERVICE_FAILURES.unreadable);
}
