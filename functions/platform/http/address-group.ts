/**
 * The addresses of one visitor: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177: each site gets at
 * least that much), so that throttling can't be bypassed.
 */
export function addressGroup(clientIp: string): string {
  return networkOf(clientIp, 4);
}

/**
 * The addresses of one site: an IPv4 address, or the /48 network of an IPv6 address (RFC 6177 §2). It may contain
 * several visitors, so it is for limits that don't affect neighbors.
 */
export function addressSite(clientIp: string): string {
  return networkOf(clientIp, 3);
}

/** Returns the first `size` 16-bit groups of an IPv6 address; an IPv4 address unchanged. */
function networkOf(clientIp: string, size: number): string {
  if (!clientIp.includes(':')) return clientIp;
  const embeddedIpV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clientIp)?.[1];
  if (embeddedIpV4 !== undefined) return embeddedIpV4;
  const [head = '', tail] = clientIp.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const expanded = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(tail ?? '').split(':')];
  const network = expanded.slice(0, size).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/${size * 16}`;
}
