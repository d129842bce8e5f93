import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import { AppError } from '../app-error.ts';
import { boundedFields } from '../http/field-errors.ts';
import { JSON_HEADERS } from '../http/success-response.ts';
import type { HttpMiddleware } from './http-call.ts';

/** When to try again after a temporary failure, unless the error says otherwise. */
const RETRY_AFTER_SECONDS = 5;

/** Answers failures in the contract's form. Errors other than `AppError` reveal no internals. */
export function errorResponse(): HttpMiddleware {
  return {
    onError: (request) => {
      const { error } = request;
      const failure = error instanceof AppError ? error : new AppError('internal');
      request.response = responseTo(failure, request.event.caller.requestId);
    },
  };
}

function responseTo(failure: AppError, requestId: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: ERROR_CODES[failure.code].status,
    headers: { ...JSON_HEADERS, ...headersOf(failure) },
    body: JSON.stringify({
      success: false,
      error: failure.message,
      code: failure.code,
      ...(failure.fields === undefined ? {} : { fields: boundedFields(failure.fields) }),
      ...(failure.conflict === undefined ? {} : { conflict: failure.conflict }),
      request_id: requestId,
    }),
  };
}

function headersOf({ code, retryAfterSeconds, allowedMethods }: AppError): Record<string, string> {
  const { status } = ERROR_CODES[code];
  const retryAfter =
    retryAfterSeconds ?? (status === 429 || status === 503 ? RETRY_AFTER_SECONDS : undefined);
  return {
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(allowedMethods === undefined ? {} : { allow: allowedMethods.join(', ') }),
  };
}
