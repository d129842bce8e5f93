import { SOCIAL_HOSTS, serviceAt } from '#functions/modules/page-facts/page-hosts.ts';

/** A page at a network that stands where a website was looked for. */
export type NetworkPage = { url: string; network: string };

/** What a network shows is its own: no website of the restaurant, whatever its address says. */
export function networkPageAt(address: string): NetworkPage | undefined {
  const url = URL.parse(address);
  const network = url === null ? undefined : serviceAt(SOCIAL_HOSTS, url.hostname);
  return url === null || network === undefined ? undefined : { url: url.href, network };
}
