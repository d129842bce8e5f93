import { BlockList, isIP } from 'node:net';

/** IANA IPv4 Special-Purpose Address Registry and multicast, read in November 2026. */
const SPECIAL_IPV4 = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;

/** Parts of 2000::/3 outside the public web: protocols, Teredo, documentation, 6to4, segment routing. */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

const special = new BlockList();
for (const network of `${SPECIAL_IPV4} ${SPECIAL_IPV6}`.trim().split(/\s+/)) {
  const [address = '', prefix] = network.split('/');
  special.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** The only allocated block of IPv6. Embedded IPv4 addresses (mapped, NAT64) are outside of it. */
const unicastIpv6 = new BlockList();
unicastIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether a resolved address is on the public web. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      // A zone (fe80::1%eth0) names a local network.
      if (address.includes('%')) return false;
      return unicastIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether an address is a literal loopback address. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
