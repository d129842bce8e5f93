import { AppError } from '#functions/platform/app-error.ts';
import { graphFailure } from './graph-error.ts';

/** Read in November 2026; versions live for two years (Graph API changelog). */
export const GRAPH_VERSION = 'v25.0';
const GRAPH_ORIGIN = 'https://graph.facebook.com';
const TIMEOUT_MILLISECONDS = 8_000;

/** Fields of a call. Values that aren't strings are sent as JSON, as the Graph API expects. */
export type GraphFields = Readonly<Record<string, unknown>>;

export type GraphClient = {
  get: (path: string, fields: GraphFields) => Promise<unknown>;
  post: (path: string, fields: GraphFields) => Promise<unknown>;
};

/**
 * Calls the Graph API with a user's token, or with the app's credentials if there is no token. The token is sent in
 * a header, never in a URL. Throws `AdRefused`, `AdDelayed`, or `AppError('unavailable')`; it doesn't retry.
 */
export function createGraphClient(settings: {
  accessToken?: string;
  origin?: string | undefined;
  timeoutMilliseconds?: number;
}): GraphClient {
  const { accessToken, origin = GRAPH_ORIGIN, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = settings;
  const headers: Record<string, string> =
    accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await reach(fetch(`${origin}/${GRAPH_VERSION}/${path}`, { ...init, headers, signal }));
    const body = await readJson(answer);
    if (!answer.ok || hasError(body)) throw graphFailure(body, answer.status);
    return body;
  };
  return {
    get: (path, fields) => send(`${path}?${formOf(fields)}`, { method: 'GET' }),
    post: (path, fields) => send(path, { method: 'POST', body: formOf(fields) }),
  };
}

function formOf(fields: GraphFields): URLSearchParams {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function hasError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body;
}

async function reach(sent: Promise<Response>): Promise<Response> {
  try {
    return await sent;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

/** Returns undefined for anything but JSON: a gateway may answer with a page, even with status 200. */
async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
