/** Why a model's answer was not used: one sentence for `generation_details`. */
export class BedrockFailure extends Error {
  readonly isRetryable: boolean;
  constructor(reason: string, isRetryable = false) {
    super(reason);
    this.name = 'BedrockFailure';
    this.isRetryable = isRetryable;
  }
}

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
export function toBedrockFailure(error: unknown): BedrockFailure {
  if (error instanceof BedrockFailure) return error;
  if (!(error instanceof Error)) return new BedrockFailure('The model could not be called.');
  const status = statusOf(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new BedrockFailure('The model did not answer in time.');
  if (THROTTLING.has(error.name) || status === 429)
    return new BedrockFailure('The model was too busy to answer.', true);
  if (UNREACHABLE.has(code)) return new BedrockFailure('The model could not be reached.', true);
  if (status !== undefined && status >= 500)
    return new BedrockFailure('The model service had an error.', true);
  if (status === 401 || status === 403) return new BedrockFailure('Access to the model was denied.');
  if (status !== undefined && status >= 400) return new BedrockFailure('The model refused the request.');
  return new BedrockFailure('The model gave an answer that could not be read.');
}
