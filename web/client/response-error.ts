import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { TOO_LARGE } from '#shared/contract/errors/too-large.ts';
import { parseJson } from '#shared/format/parse-json.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** A proxy may answer with a whole page. The start of it is enough. */
const BODY_TEXT_LIMIT = 200;

type FailureBody = {
  error?: unknown;
  /** Fallback messages, if something other than our server answered (spec, website builder §7.3). */
  detail?: unknown;
  message?: unknown;
  code?: unknown;
  fields?: unknown;
  request_id?: unknown;
};

/**
 * The error of a failed answer: the server’s message, or `defaultError`. For a body that isn’t JSON, `API Error
 * ({status}): {body text}` (spec, owner tools §7).
 */
export function readResponseError(status: number, bodyText: string, defaultError: string): ApiError {
  const body = parseObject(bodyText);
  // A gateway rejects large requests before our functions run, with its own message.
  if (status === TOO_LARGE.status && typeof body?.error !== 'string') {
    return new ApiError(TOO_LARGE.message, { status, code: 'payload_too_large', hasServerMessage: true });
  }
  if (body === undefined) {
    const text = bodyText.trim().slice(0, BODY_TEXT_LIMIT) || 'Unknown error';
    return new ApiError(`API Error (${status}): ${text}`, { status, code: 'unknown' });
  }
  const sentences = [body.error, body.detail, body.message];
  const message = sentences.find((text): text is string => typeof text === 'string' && text !== '');
  return new ApiError(message ?? defaultError, {
    status,
    code: readCode(body.code),
    fields: readFields(body.fields),
    hasServerMessage: message !== undefined,
    ...(typeof body.request_id === 'string' ? { requestId: body.request_id } : {}),
  });
}

function parseObject(text: string): FailureBody | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Our codes. A newer server may have codes that this release doesn’t know. */
const CODE = /^[a-z_]+$/;

function readCode(code: unknown): ApiErrorCode {
  return typeof code === 'string' && CODE.test(code) ? (code as ErrorCode) : 'unknown';
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}
