import { isNetworkError } from '../is-network-error.ts';
import type { ModelRequest } from '../language-model.ts';
import {
  ANSWER_FAILURES,
  failureOfStatus,
  ModelFailure,
  SERVICE_FAILURES,
  serviceFailure,
} from '../model-failure.ts';
import { AnswerTooLarge } from './bounded-handler.ts';

/** What the service says in a stream, without a status, or with one that usually means something else. */
const MESSAGES: Readonly<Record<string, 'busy' | 'serverError' | 'timeout'>> = {
  ThrottlingException: 'busy',
  ServiceQuotaExceededException: 'busy',
  InternalServerException: 'serverError',
  ModelErrorException: 'serverError',
  ModelStreamErrorException: 'serverError',
  ServiceUnavailableException: 'serverError',
  ModelTimeoutException: 'timeout',
  AbortError: 'timeout',
  TimeoutError: 'timeout',
};

/** What an error of the SDK holds of the service’s answer: nothing where the connection or a stream broke off. */
type SdkError = {
  name?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
};

/** Translates what the service answered. A broken connection is returned as it is. */
export function toModelFailure(error: unknown, request: ModelRequest): unknown {
  if (error instanceof ModelFailure) return error;
  if (error instanceof AnswerTooLarge) return new ModelFailure(ANSWER_FAILURES.tooLarge);
  const { name = '', $metadata, $response } = (error ?? {}) as SdkError;
  const status = $metadata?.httpStatusCode;
  const response = { status, retryAfter: $response?.headers?.['retry-after'] };
  const message = MESSAGES[name];
  if (message !== undefined) return serviceFailure(SERVICE_FAILURES[message], response);
  if (isNetworkError(error)) return error;
  if (status === undefined || status < 400) return new ModelFailure(ANSWER_FAILURES.unreadable);
  return failureOfStatus({ ...response, status }, request);
}
