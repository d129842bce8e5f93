import { ModelFailure } from '../model-failure.ts';

const THROTTLING = new Set([
  'ThrottlingException',
  'TooManyRequestsException',
  'ServiceQuotaExceededException',
  'ModelNotReadyException',
]);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE']);

function statusOf(error: Error): number | undefined {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null)
    return undefined;
  const { $metadata: metadata } = error;
  return 'httpStatusCode' in metadata && typeof metadata.httpStatusCode === 'number'
    ? metadata.httpStatusCode
    : undefined;
}

/** Translates what the SDK throws. Text of the SDK is never passed on: it can hold account details. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!(error instanceof Error)) return new ModelFailure('The model could not be called.');
  const status = statusOf(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new ModelFailure('The model did not answer in time.');
  if (THROTTLING.has(error.name) || status === 429)
    return new ModelFailure('The model was too busy to answer.');
  if (UNREACHABLE.has(code)) return new ModelFailure('The model could not be reached.');
  if (status !== undefined && status >= 500) return new ModelFailure('The model service had an error.');
  if (status === 401 || status === 403) return new ModelFailure('Access to the model was denied.');
  if (status !== undefined && status >= 400) return new ModelFailure('The model refused the request.');
  return new ModelFailure('The model gave an answer that could not be read.');
}
