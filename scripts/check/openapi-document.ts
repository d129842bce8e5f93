import * as z from 'zod/mini';
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { ConflictSchema } from '#shared/contract/changes.ts';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { API_BASE, type Route, type RouteTable } from '#shared/contract/route.ts';
import { type OperationName, ROUTE_GROUPS } from '#shared/contract/routes.ts';
import { withReferences } from './openapi-references.ts';
import { BODY_RULES, JSON_RULE, QUERY_RULE, REQUIRED_IN_JSON, registerValueRules } from './openapi-rules.ts';

const FailureSchema = z
  .object({
    success: z.literal(false),
    error: z.string().register(z.globalRegistry, { description: 'A readable error message.' }),
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
    fields: z.optional(z.record(z.string(), z.string())),
    conflict: z
      .optional(ConflictSchema)
      .register(z.globalRegistry, { description: 'With `website_changed`: the current version.' }),
    request_id: z.string(),
  })
  .register(z.globalRegistry, { id: 'Failure' });

/** Statuses that come with Retry-After. */
const TEMPORARY = new Set([429, 503]);
const RetryHeaders = z.object({
  'Retry-After': z
    .optional(z.int().check(z.nonnegative()))
    .register(z.globalRegistry, { header: { id: 'RetryAfter', description: 'Seconds.' } }),
});

const SIGNED_IN_ERRORS: readonly ErrorCode[] = ['unauthenticated', 'forbidden'];
const BODY_ERRORS: readonly ErrorCode[] = ['malformed_json', 'payload_too_large', 'unsupported_media_type'];
const COMMON_ERRORS: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable'];

/** The errors of every route of a kind, beyond those of its own row: one component each. */
const SHARED_FAILURES = {
  Failure: sharedFailures('Failure', COMMON_ERRORS),
  BodyFailure: sharedFailures('BodyFailure', [...BODY_ERRORS, ...COMMON_ERRORS]),
  SignedInFailure: sharedFailures('SignedInFailure', [...SIGNED_IN_ERRORS, ...COMMON_ERRORS]),
  SignedInBodyFailure: sharedFailures('SignedInBodyFailure', [
    ...SIGNED_IN_ERRORS,
    ...BODY_ERRORS,
    ...COMMON_ERRORS,
  ]),
} as const;

const IdempotencyHeader = z.object({
  'Idempotency-Key': z.optional(z.string()).register(z.globalRegistry, {
    description: 'Alternative to `idempotencyKey`. Repeated calls with the same key run once.',
  }),
});

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument() {
  registerValueRules();
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [group, routes] of Object.entries<RouteTable>(ROUTE_GROUPS)) {
    for (const [name, route] of Object.entries(routes)) {
      // OpenAPI has no equivalent of `{id+}`, API Gateway's syntax for a parameter with slashes.
      const path = route.path.replace('+}', '}');
      const operation = operationOf(name as OperationName, route);
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: { operationId: name, tags: [group], ...operation },
      };
    }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: `${BRAND_NAME} API`,
      version: '1.0.0',
      description: `Every call returns JSON: \`success: true\` with the data, or \`success: false\` with a message and a code. New fields may be added to responses. JSON bodies: ${JSON_RULE}`,
    },
    servers: [{ url: API_BASE }],
    security: [{ bearer: [] }],
    paths: paths as ZodOpenApiPathsObject,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
  return withReferences(createDocument(document, { override: withoutNoise }));
}

/** Leaves out what a format already implies, and details of the schema's generator. */
const withoutNoise: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, zodSchema, io }) => {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === -Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (io === 'output' && zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties;
};

function operationOf(name: OperationName, route: Route): ZodOpenApiOperationObject {
  const { access, params, query, body } = route;
  return {
    summary: route.summary,
    description: query === undefined ? `Access: ${access}.` : `Access: ${access}. ${QUERY_RULE}`,
    ...(access === 'public' ? { security: [] } : {}),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(route.takesIdempotencyKey && { header: IdempotencyHeader }),
    },
    ...(body && { requestBody: requestBody(name, route, body) }),
    responses: {
      [`${route.status}`]: successOf(route),
      ...failuresOf(route),
    },
  };
}

function requestBody(
  name: OperationName,
  { multipart, isBodyOptional }: Route,
  schema: NonNullable<Route['body']>,
) {
  const description = BODY_RULES[name];
  if (multipart === undefined || !(schema instanceof z.ZodMiniObject)) {
    const required = isBodyOptional !== true;
    return { required, ...(description && { description }), content: { 'application/json': { schema } } };
  }
  const { fileField, isOptional, maxBytes, rule } = multipart;
  const said = { description: `${rule.types.join(', ')}. ${rule.description}` };
  const file = z.file().check(z.maxSize(maxBytes)).register(z.globalRegistry, said);
  const form = z.strictObject({ ...schema.shape, [fileField]: isOptional ? z.optional(file) : file });
  const encoding = { [fileField]: { contentType: rule.types.join(', ') } };
  const inJson = Object.fromEntries((REQUIRED_IN_JSON[name] ?? []).map((field) => [field, true as const]));
  return {
    required: true,
    ...(description && { description }),
    content: {
      'application/json': { schema: z.required(schema, inJson) },
      'multipart/form-data': { schema: form, encoding },
    },
  };
}

/** Describes a success response, for each kind of row. */
export function successOf({ status, response, file }: Route): ZodOpenApiResponseObject {
  if (file !== undefined) {
    return {
      description: 'The file. `content-disposition` contains its name.',
      headers: z.object({ 'content-disposition': z.string() }),
      content: { [file.contentType]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (response === undefined) return { description: 'Success. No content.' };
  const schema = z.object({ success: z.literal(true), ...response.shape });
  const content = { 'application/json': { schema } };
  if (status !== 302) return { description: 'Success.', content };
  return {
    description: 'Redirects to the address in `location`.',
    headers: z.object({ location: z.url() }),
    content,
  };
}

/** Errors of this route by status, with those of every route of its kind as the default. */
function failuresOf({ access, body, query, errors, isRefusedWhileSuspended }: Route) {
  const isSignedIn = access !== 'public';
  const kind =
    SHARED_FAILURES[`${isSignedIn ? 'SignedIn' : ''}${body === undefined ? '' : 'Body'}Failure` as const];
  const own: ErrorCode[] = [
    ...(body === undefined && query === undefined ? [] : (['invalid_input'] as const)),
    ...errors,
    ...(isRefusedWhileSuspended ? (['suspended', 'plan_paused'] as const) : []),
  ];
  const statuses = new Set(own.filter((code) => !kind.codes.includes(code)).map(statusOf));
  const byStatus = Map.groupBy(new Set([...kind.codes, ...own]), statusOf);
  return {
    ...Object.fromEntries(
      [...statuses].map((status) => [
        `${status}`,
        failure(byStatus.get(status)?.join(', ') ?? '', TEMPORARY.has(status)),
      ]),
    ),
    default: kind.response,
  };
}

function sharedFailures(id: string, codes: readonly ErrorCode[]) {
  const said = codes.map((code) => `${statusOf(code)} ${code}`).join(', ');
  return { codes, response: { id, ...failure(`${said}.`, true) } };
}

function statusOf(code: ErrorCode): number {
  return ERROR_CODES[code].status;
}

function failure(description: string, isTemporary: boolean) {
  return {
    description,
    ...(isTemporary && { headers: RetryHeaders }),
    content: { 'application/json': { schema: FailureSchema } },
  };
}
