import { REVIEW_HOSTS, SOCIAL_HOSTS, serviceAt } from '#functions/grader/page-facts/page-hosts.ts';

/** A page at a network, or at a service with reviews, that stands where a website was looked for. */
export type NetworkPage = { url: string; network: string };

/** What a network shows is its own: no website of the restaurant, whatever its address says. */
export function networkPageAt(address: string): NetworkPage | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const network = serviceAt(SOCIAL_HOSTS, url.hostname) ?? serviceAt(REVIEW_HOSTS, url.hostname);
  return network === undefined ? undefined : { url: url.href, network };
}
