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
  /** To be connected, with a secure connection where one is asked for; as long as the signal allows where absent. */
  connectMilliseconds?: number | undefined;
  /** What the host asked to be told again. */
  cookie?: string | undefined;
  /** A JSON body that is sent, with its headers. Without it, the page is only asked for. */
  post?: { body: string; headers: Record<string, string> } | undefined;
};

/** Asks once, on a connection of its own to one of the target's addresses. The body is not read yet. */
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
    // Stays for errors after the answer began: whoever reads the body sees them there.
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

/** What was checked is what is connected to: a second look-up could answer otherwise. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    const [first] = records;
    if (options.all === true || first === undefined) callback(null, records);
    else callback(null, first.address, first.family);
  };
}
