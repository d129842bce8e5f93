import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { AddressCheck, BlockReason } from '#functions/grader/page-facts/page-reading.ts';
import type { FetchLimits } from '#functions/grader/page-fetch/fetch-limits.ts';
import { isLoopbackAddress, isPublicAddress } from './ip-address.ts';

/** Returns all addresses of a host name. Fails with the resolver's error if there are none. */
type Resolve = (hostname: string) => Promise<readonly string[]>;

export const resolveByDns: Resolve = async (hostname) => {
  const records = await lookup(hostname, { all: true });
  return records.map(({ address }) => address);
};

/** Thrown before a request is sent. */
export class BlockedAddress extends Error {
  readonly reason: BlockReason;

  constructor(reason: BlockReason) {
    super(`This address isn’t public: ${reason}.`);
    this.reason = reason;
  }
}

/** An address with its resolved IP addresses. No other lookup is made later. */
export type Target = { url: URL; addresses: readonly string[] };

export type TargetRules = {
  resolve: Resolve;
  /** Local mode: allows this machine's own pages, on all ports. */
  admitsLoopback: boolean;
  /** Local mode: the origin of websites published here, which are read although they are on this machine. */
  sitesOrigin?: string | undefined;
  limits: Pick<FetchLimits, 'ports' | 'maxUrlLength'>;
};

/**
 * Throws `BlockedAddress`, the resolver's error, or the reason of `signal`. A name with one private record counts as
 * private.
 */
export async function findTarget(rules: TargetRules, text: string, signal: AbortSignal): Promise<Target> {
  const url = parseAddress(rules, text);
  const addresses = await beforeAbort(addressesOf(rules, url), signal);
  const isOwnPage = mayBeLocal(rules, url) && addresses.every(isLoopbackAddress);
  if (!isOwnPage) {
    if (!addresses.every(isPublicAddress)) throw new BlockedAddress('address');
    if (!usesWebPort(rules, url)) throw new BlockedAddress('port');
  }
  return { url, addresses };
}

function mayBeLocal({ admitsLoopback, sitesOrigin }: TargetRules, url: URL): boolean {
  return admitsLoopback || url.origin === sitesOrigin;
}

const LOCAL_NAME = /(?:^|\.)localhost\.?$/;

/** `URL` parses all spellings of an IPv4 address (octal, hexadecimal, one number, full-width) as browsers do. */
function parseAddress(rules: TargetRules, text: string): URL {
  const url = text.length > rules.limits.maxUrlLength ? null : URL.parse(text);
  if (url === null) throw new BlockedAddress('malformed');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new BlockedAddress('scheme');
  if (url.username !== '' || url.password !== '') throw new BlockedAddress('credentials');
  url.hash = '';
  if (mayBeLocal(rules, url)) return url;
  // Not every resolver knows that these names are local (RFC 6761).
  if (LOCAL_NAME.test(url.hostname)) throw new BlockedAddress('address');
  // Names with a forbidden port aren't looked up.
  if (!usesWebPort(rules, url)) throw new BlockedAddress('port');
  return url;
}

async function addressesOf(rules: TargetRules, url: URL): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return [host];
  const addresses = await rules.resolve(host);
  if (addresses.length === 0) throw Object.assign(new Error('No address.'), { code: 'ENOTFOUND' });
  return addresses;
}

function usesWebPort({ limits }: TargetRules, { port, protocol }: URL): boolean {
  const standard = protocol === 'https:' ? 443 : 80;
  return limits.ports.includes(port === '' ? standard : Number(port));
}

/** Stops waiting for a DNS lookup, which can't be canceled. */
function beforeAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** If the lookup takes longer, the page request looks the name up again. */
const LOOK_UP_MILLISECONDS = 3_000;

/** Whether a page may be requested. Other failures, such as an unknown name, are left to the request. */
export async function checkAddress(rules: TargetRules, address: string): Promise<AddressCheck> {
  try {
    await findTarget(rules, address, AbortSignal.timeout(LOOK_UP_MILLISECONDS));
  } catch (error) {
    if (error instanceof BlockedAddress) return { outcome: 'blocked', reason: error.reason };
  }
  return { outcome: 'allowed' };
}
