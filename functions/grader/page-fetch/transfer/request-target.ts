import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Target } from '#functions/grader/page-fetch/address/find-target.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';

const HEADERS = {
  'user-agent': `Mozilla/5.0 (compatible; ${BRAND_NAME}Grader/1.0)`,
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  'accept-language': 'en-US,en;q=0.8,*;q=0.5',
  'accept-encoding': 'gzip, br',
};

export type RequestOptions = {
  signal: AbortSignal;
  maxHeaderBytes: number;
  /** For connecting, including TLS. Absent: as long as the signal allows. */
  connectMilliseconds?: number | undefined;
  /** The cookies for the host. */
  cookie?: string | undefined;
  /** A JSON body to post, with its headers. Absent: a GET. */
  post?: { body: string; headers: Record<string, string> } | undefined;
};

/** Sends one request on its own connection to one of the target's addresses. The body isn't read yet. */
export function requestTarget(target: Target, options: RequestOptions): Promise<IncomingMessage> {
  const request = target.url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(target.url, {
      agent: false,
      method: options.post === undefined ? 'GET' : 'POST',
      headers: headersFor(options),
      lookup: pinnedLookup(target.addresses),
      maxHeaderSize: options.maxHeaderBytes,
      signal: options.signal,
    });
    limitConnecting(asked, target.url, options);
    asked.once('response', resolve);
    // Stays for later errors, which the reader of the body sees.
    asked.on('error', reject);
    asked.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The server changes the protocol.'));
    });
    asked.end(options.post?.body);
  });
}

function headersFor({ cookie, post }: RequestOptions): Record<string, string | number> {
  if (post === undefined) return cookie === undefined ? HEADERS : { ...HEADERS, cookie };
  const length = Buffer.byteLength(post.body);
  return { ...HEADERS, ...post.headers, 'content-type': 'application/json', 'content-length': length };
}

function limitConnecting(asked: ClientRequest, { protocol }: URL, options: RequestOptions): void {
  const { connectMilliseconds } = options;
  if (connectMilliseconds === undefined) return;
  const silent = () => asked.destroy(Object.assign(new Error('No connection.'), { code: 'ETIMEDOUT' }));
  const timer = setTimeout(silent, connectMilliseconds);
  const connected = protocol === 'https:' ? 'secureConnect' : 'connect';
  asked.once('socket', (socket) => socket.once(connected, () => clearTimeout(timer)));
  asked.once('close', () => clearTimeout(timer));
}

/** Connects to the addresses that were checked, because a second lookup could answer differently. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    const [first] = records;
    if (options.all === true || first === undefined) callback(null, records);
    else callback(null, first.address, first.family);
  };
}
