import * as z from 'zod/mini';
import { ConflictSchema } from '#shared/contract/changes.ts';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { type OperationName, ROUTE_LIST } from '#shared/contract/routes.ts';

export type Call = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
};

export type Answer = {
  status: number;
  body: Record<string, unknown> & { success: boolean };
  /** From `Retry-After` of a refusal. */
  retryAfterSeconds?: number;
};

const FailureSchema = z.strictObject({
  success: z.literal(false),
  error: z.string().check(z.minLength(1)),
  code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  conflict: z.optional(ConflictSchema),
  request_id: z.string().check(z.minLength(1)),
});

/** Calls operations by name over HTTP, and throws on an answer that the contract doesn't allow. */
export function createApiClient(webOrigin: string) {
  return async (operation: OperationName, call: Call = {}): Promise<Answer> => {
    const route = routeOf(operation);
    const response = await fetch(`${webOrigin}${urlOf(route, call)}`, {
      method: route.method,
      headers: {
        ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    if (route.file !== undefined && response.ok) {
      const { contentType } = route.file;
      const file = contentType.startsWith('text/') ? await response.text() : await response.bytes();
      return { status: response.status, body: { success: true, file } };
    }
    const body: unknown = await response.json();
    if (response.ok) {
      if (route.response === undefined) throw new Error(`${operation} does not answer with JSON.`);
      const parsed = z.strictObject({ success: z.literal(true), ...route.response.shape }).parse(body);
      if (response.status !== route.status)
        throw new Error(`${operation} answered ${response.status}, not ${route.status}.`);
      return { status: response.status, body: parsed as Answer['body'] };
    }
    const failure = FailureSchema.parse(body);
    if (ERROR_CODES[failure.code].status !== response.status) {
      throw new Error(`${operation} answered ${response.status} with the code ${failure.code}.`);
    }
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      body: failure,
      ...(retryAfter !== null && { retryAfterSeconds: Number(retryAfter) }),
    };
  };
}

export function routeOf(operation: OperationName): Route {
  const entry = ROUTE_LIST.find(([name]) => name === operation);
  if (entry === undefined) throw new Error(`The contract has no ${operation}.`);
  return entry[1];
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The URL of a call, relative to the web origin. */
export function urlOf(route: Route, call: Pick<Call, 'params' | 'query'> = {}): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return `${API_BASE}${path}${query.size > 0 ? `?${query}` : ''}`;
}
