import type * as z from 'zod/mini';
import { MAX_JSON_BYTES, MAX_JSON_DEPTH } from '#shared/contract/request-limits.ts';
import type { Route, SignedBody, UploadedFile } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import '../schema-messages.ts';
import { fieldsOf, UNKNOWN_FIELD } from './field-errors.ts';
import type { HttpRequest } from './http-request.ts';
import { isMultipart, readMultipart } from './multipart.ts';

const JSON_TYPE = 'application/json';
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

type ParsedInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  file?: UploadedFile | undefined;
  signed?: SignedBody;
};

/**
 * Reads params, query, and body (with its file, if it is a form) as the route declares them. Throws `AppError` with
 * one sentence per field.
 */
export function readInput(route: Route, request: HttpRequest): ParsedInput | Promise<ParsedInput> {
  const { multipart, signedBody } = route;
  if (signedBody !== undefined) {
    const signature = request.headers[signedBody.header] ?? '';
    return { ...parseInput(route, request, readJson), signed: { body: readText(request), signature } };
  }
  if (multipart !== undefined && isMultipart(request)) {
    return readMultipart(multipart, request).then(({ fields, file }) => ({
      ...parseInput(route, request, () => fields),
      file,
    }));
  }
  return parseInput(route, request, readJson);
}

function parseInput(
  route: Route,
  request: HttpRequest,
  readBody: (request: HttpRequest) => unknown,
): ParsedInput {
  return {
    params: readParams(route.params, request.params),
    query: route.query ? readFields(route.query, request.query) : {},
    body: route.body ? readFields(route.body, bodyOf(route, request, readBody)) : {},
  };
}

function bodyOf(route: Route, request: HttpRequest, readBody: (request: HttpRequest) => unknown): unknown {
  const isAbsent = request.body === undefined || request.body === '';
  if (route.isBodyOptional === true && isAbsent) return {};
  return withIdempotencyKey(route, request, readBody(request));
}

/** A field with that name in the body overrides the header. */
function withIdempotencyKey(route: Route, { headers }: HttpRequest, body: unknown): unknown {
  const idempotencyKey = headers['idempotency-key'];
  if (route.takesIdempotencyKey === undefined || idempotencyKey === undefined) return body;
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { idempotencyKey, ...body }
    : body;
}

/** Answers 404 for an impossible ID, with the same body as for an unknown one. */
function readParams(
  schema: z.ZodMiniObject | undefined,
  values: Record<string, string | undefined>,
): unknown {
  if (schema === undefined) return {};
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}

function readFields(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { fields: fieldsOf(parsed.error.issues) });
}

function readJson(request: HttpRequest): unknown {
  const contentType = request.headers['content-type'];
  if (contentType !== JSON_TYPE && mediaTypeOf(contentType) !== JSON_TYPE) {
    throw new AppError('unsupported_media_type');
  }
  const text = readText(request);
  let value: unknown;
  try {
    value = ESCAPED_SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
  assertPlainShape(value);
  return value;
}

/** Returns the raw body. Throws `payload_too_large`. */
function readText({ isBase64Encoded, body = '' }: HttpRequest): string {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  // A UTF-16 unit is at most three bytes long.
  const mayBeTooLong = text.length > MAX_JSON_BYTES / 3;
  if (mayBeTooLong && Buffer.byteLength(text) > MAX_JSON_BYTES) throw new AppError('payload_too_large');
  return text;
}

/** `Application/JSON; charset=utf-8` → `application/json` */
function mediaTypeOf(contentType: string | undefined): string | undefined {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase();
}

/** Refuses half surrogate pairs, which neither DynamoDB nor a page can hold. Only an escape can contain one. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** Refuses excessive nesting, and `__proto__` keys at every level. */
function assertPlainShape(value: unknown, depth = 1): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_JSON_DEPTH) {
    throw new AppError('malformed_json', {
      message: 'The request’s JSON is nested too deeply. Use fewer levels.',
    });
  }
  if (Object.hasOwn(value, '__proto__')) {
    throw new AppError('invalid_input', { fields: { ['__proto__']: UNKNOWN_FIELD } });
  }
  for (const inner of Object.values(value)) assertPlainShape(inner, depth + 1);
}
