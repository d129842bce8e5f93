import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { webSecurityHeaders } from '#infra/security-headers.ts';
import { API_BASE } from '#shared/contract/route.ts';
import type { LocalSettings } from '../local-settings.ts';
import { readOutbox } from '../outbox.ts';
import { isLocalHost } from './local-host.ts';
import { findStaticFile, type StaticFile } from './static-files.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;

/** Paths, including everything below them, that aren't files of the app. */
export const LOCAL_PATHS = [`${API_BASE}/`, '/dev/phones', '/dev/outbox', '/dev/demo-admin'];

/**
 * Replaces the web distribution on AWS: `/api/*` goes to the API, then files of the built app, and `index.html` for
 * all other paths (the app's own routes). `/dev/…` exists only here. All of it serves this machine only: another name
 * for this address (DNS rebinding, a tunnel) must not reach emails or the demo administrator, whose password is in the
 * README.
 */
export function createWebServer(settings: {
  webRoot: string;
  sitesOrigin: string;
  uploadsOrigin: string;
  outboxDirectory: string;
  demoAdmin: LocalSettings['demoAdmin'];
  api: Answer;
  /** Simulated phones of guests. */
  phones: Answer;
}): RequestListener {
  const headers = webSecurityHeaders({ sites: settings.sitesOrigin, uploads: settings.uploadsOrigin });
  const serve: Answer = async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isLocalHost(request.headers.host)) return sendForeignHost(response);
    const { pathname } = requestUrl(request);
    if (pathname.startsWith(`${API_BASE}/`)) return settings.api(request, response);
    if (pathname === '/dev/phones') return settings.phones(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (pathname === '/dev/outbox') return sendJson(response, await readOutbox(settings.outboxDirectory));
    if (pathname === '/dev/demo-admin') return sendJson(response, settings.demoAdmin ?? null);
    const isHashed = pathname.startsWith('/assets/');
    const found = await findStaticFile(settings.webRoot, pathname);
    const file = found ?? (isHashed ? undefined : await findStaticFile(settings.webRoot, '/index.html'));
    if (file === undefined) return sendNotFound(response);
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    sendFile(request, response, { ...file, headers: { 'cache-control': caching } });
  };
  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The web server failed to respond', request.url, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** The requested URL, or the root if it's unreadable. */
export function requestUrl(request: IncomingMessage): URL {
  const base = 'http://localhost';
  return URL.parse(`${base}/${(request.url ?? '/').replace(/^\/+/, '')}`) ?? new URL(base);
}

/** Sends a file, compressed as CloudFront would. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile & { headers: Record<string, string>; status?: number },
): void {
  const isCompressed =
    COMPRESSIBLE.test(file.contentType) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  // Over loopback, the fastest level is best.
  const body = isCompressed ? gzipSync(file.body, { level: 1 }) : file.body;
  response.writeHead(file.status ?? 200, {
    ...file.headers,
    'content-type': file.contentType,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendForeignHost(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Local mode only accepts requests to localhost.');
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'cache-control': 'no-store' }).end();
}
