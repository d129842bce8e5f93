import { isIP } from 'node:net';
import type { FetchLimits } from '#functions/grader/page-fetch/fetch-limits.ts';
import { BlockedAddress } from './blocked-address.ts';
import { isLoopbackAddress, isPublicAddress } from './ip-address.ts';
import type { Resolve } from './resolve-by-dns.ts';

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

/** Throws `BlockedAddress`, or the resolver's error. A name with one private record counts as private. */
export async function findTarget(rules: TargetRules, text: string): Promise<Target> {
  const url = parseAddress(rules, text);
  const addresses = await addressesOf(rules, url);
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
