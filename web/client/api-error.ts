import type { ErrorCode } from '#shared/contract/errors/error-names.ts';

/** The contract’s codes, and the failures that only a client can have. */
export type ApiErrorCode = ErrorCode | 'network_failure' | 'timeout' | 'invalid_response' | 'unknown';

type ApiErrorDetails = {
  status: number;
  code: ApiErrorCode;
  /** Field or element name → error. */
  fields?: Record<string, string>;
  requestId?: string;
  /** The message describes this call and isn’t the operation’s default. */
  hasServerMessage?: boolean;
};

/** A failed call. `message` is a sentence for people; `status` is 0 without an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Record<string, string>;
  /** The request ID that support needs to find the request in the logs. */
  readonly requestId: string | undefined;
  readonly hasServerMessage: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.hasServerMessage = details.hasServerMessage ?? false;
  }
}
