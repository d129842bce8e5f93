import * as z from 'zod/mini';
import { PROPOSED_BY } from '#shared/contract/proposed-by.ts';
import type { Route, RouteAnswer, RouteGroups, RouteRequest, RouteTable } from '#shared/contract/route.ts';
import { parseJson } from '#shared/format/parse-json.ts';
import { ApiError } from './api-error.ts';
import { readResponseError } from './response-error.ts';
import { isWordsStream, readWords } from './words-stream.ts';

/** Spec, owner tools §9: default timeout of a call. */
const DEFAULT_TIMEOUT_MS = 30_000;
/** The console reads precomputed sums, so slow calls have failed. */
export const CONSOLE_READ_TIMEOUT_MS = 10_000;

const FailureSchema = z.object({ success: z.literal(false), error: z.string().check(z.minLength(1)) });

type CallOptions = {
  signal?: AbortSignal;
  /** Called with the text so far, if the answer is streamed. */
  onWords?: (text: string) => void;
  /** The assistant proposed the call and the user confirmed it. The audit record says so. */
  isProposed?: boolean | undefined;
};

type Answer<R extends Route> = R extends { file: object }
  ? { filename: string; content: Blob }
  : RouteAnswer<R>;

/** A route that takes a form may be sent one with its file. */
type Attachment<R extends Route> = R extends { multipart: object } ? { file?: File | undefined } : unknown;

type Call<R extends Route> = keyof RouteRequest<R> extends never
  ? (options?: CallOptions) => Promise<Answer<R>>
  : (request: RouteRequest<R> & Attachment<R> & CallOptions) => Promise<Answer<R>>;

/** One function per route of each group. */
export type ApiClient<Groups extends RouteGroups> = {
  [Group in keyof Groups]: { [Name in keyof Groups[Group]]: Call<Groups[Group][Name]> };
};

export type ClientDependencies = {
  fetch: typeof fetch;
  /** The base path of the routes, such as `/api`. */
  baseUrl: string;
  readToken: () => string | null;
  /**
   * Called on a 401 with the refused token (null if none was sent). Returns whether the session continues with
   * another token; then the call is retried once.
   */
  onUnauthorized: (refusedToken: string | null, operation: string) => Promise<boolean>;
  /** Replaces the timeout of the routes’ calls. */
  timeoutMs?: number | undefined;
};

type Part = Record<string, unknown>;
type AnyRequest = CallOptions & { params?: Part; query?: Part; body?: Part; file?: File };
type Operation = { name: string; route: Route };

/**
 * The typed client of route groups. Answers are parsed with the route’s schema. Every call throws `ApiError`, or the
 * signal’s reason if the caller aborted.
 */
export function createClient<const Groups extends RouteGroups>(
  groups: Groups,
  dependencies: ClientDependencies,
): ApiClient<Groups> {
  const clients = Object.entries(groups).map(([group, routes]) => [group, groupClient(routes, dependencies)]);
  // `Object.entries` loses which key has which table and route, so the mapped type restores it.
  return Object.fromEntries(clients) as ApiClient<Groups>;
}

function groupClient(routes: RouteTable, dependencies: ClientDependencies) {
  const calls = Object.entries(routes).map(([name, route]) => [
    name,
    (request: AnyRequest = {}) => call({ name, route }, request, dependencies),
  ]);
  return Object.fromEntries(calls);
}

async function call(operation: Operation, request: AnyRequest, dependencies: ClientDependencies) {
  const response = await sendAsSession(operation, request, dependencies);
  const { status, content } = response;
  if (!response.isOk) throw readResponseError(status, await content.text(), operation.route.defaultError);
  const { file, response: schema } = operation.route;
  if (file !== undefined) return { filename: readFilename(response.disposition), content };
  if (schema === undefined) return undefined;
  const text = await content.text();
  const json = parseJson(text);
  if (reportsFailure(json)) throw readResponseError(status, text, operation.route.defaultError);
  return parseAnswer(schema, status, json);
}

async function sendAsSession(
  { name, route }: Operation,
  request: AnyRequest,
  dependencies: ClientDependencies,
) {
  const token = dependencies.readToken();
  const response = await send(route, request, { ...dependencies, token });
  const goesOn = response.status === 401 && (await dependencies.onUnauthorized(token, name));
  return goesOn ? send(route, request, { ...dependencies, token: dependencies.readToken() }) : response;
}

type Sending = ClientDependencies & { token: string | null };

async function send(route: Route, request: AnyRequest, sending: Sending) {
  const timeout = AbortSignal.timeout(sending.timeoutMs ?? timeoutOf(route));
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await sending.fetch(sending.baseUrl + addressOf(route, request), {
      method: route.method,
      headers: headersOf(route, request, sending.token),
      signal,
      ...bodyOf(route, request),
    });
    return {
      status: response.status,
      isOk: response.ok,
      disposition: response.headers.get('content-disposition') ?? '',
      content: await contentOf(response, request.onWords),
    };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(route.defaultError, {
      status: 0,
      code: timeout.aborted ? 'timeout' : 'network_failure',
    });
  }
}

function contentOf(response: Response, onWords: AnyRequest['onWords']): Promise<Blob> {
  return onWords !== undefined && isWordsStream(response) ? readWords(response, onWords) : response.blob();
}

function timeoutOf({ method, access }: Route): number {
  return method === 'GET' && access === 'admin' ? CONSOLE_READ_TIMEOUT_MS : DEFAULT_TIMEOUT_MS;
}

/** The browser sets the boundary of a form. */
function bodyOf(route: Route, { body, file }: AnyRequest): { body?: string | FormData } {
  if (file === undefined || route.multipart === undefined) {
    return body === undefined ? {} : { body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append(route.multipart.fileField, file);
  return { body: form };
}

function headersOf(route: Route, request: AnyRequest, token: string | null): Record<string, string> {
  return {
    accept: acceptedBy(route, request),
    ...(request.body === undefined || request.file !== undefined
      ? {}
      : { 'content-type': 'application/json' }),
    ...(request.isProposed ? { [PROPOSED_BY.header]: PROPOSED_BY.assistant } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

function acceptedBy(route: Route, { onWords }: AnyRequest): string {
  if (onWords !== undefined) return 'text/event-stream, application/json';
  return route.file === undefined ? 'application/json' : '*/*';
}

function addressOf(route: Route, { params = {}, query = {} }: AnyRequest): string {
  const path = route.path
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace(/\{(\w+)\+\}$/, (_, name: string) => encodeSegments(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Encodes the value of `{name+}`, whose slashes separate path segments. */
function encodeSegments(value: string): string {
  return value.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
}

/** Whatever the status, an answer counts as successful only if it says so (spec, owner tools §5). */
function reportsFailure(json: unknown): boolean {
  return FailureSchema.safeParse(json).success;
}

function parseAnswer(schema: NonNullable<Route['response']>, status: number, json: unknown) {
  const answer = schema.safeParse(json);
  if (answer.success) return { success: true, ...answer.data };
  const fields = json === undefined ? {} : brokenParts(answer.error.issues);
  throw new ApiError('Invalid response from server', { status, code: 'invalid_response', fields });
}

/** Gets a part by its path, such as `data.url`. */
function brokenParts(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));
}

/** The file name in `attachment; filename*=UTF-8''menu.csv`, as our server writes it. */
function readFilename(disposition: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'download');
}
