/**
 * What one visitor can hold of the address space: an IPv4 address, or the /64 network of an IPv6 address
 * (RFC 6177: a single site gets at least that much), so that throttling by address cannot be walked around.
 */
export function addressGroup(clientIp: string): string {
  return networkOf(clientIp, 4);
}

/**
 * The most that one site is given: an IPv4 address, or the /48 network of an IPv6 address (RFC 6177 §2).
 * It may hold several visitors: for limits that no neighbor feels.
 */
export function addressSite(clientIp: string): string {
  return networkOf(clientIp, 3);
}

/** The first `size` groups of an IPv6 address, of 16 bits each; an IPv4 address as it is. */
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
