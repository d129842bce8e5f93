import { networkAt } from '#functions/grader/page-facts/page-hosts.ts';

/** A social or review page given in place of a website. */
export type NetworkPage = { url: string; network: string };

/** Returns the network of an address. Its pages don't count as the restaurant's own website. */
export function networkPageAt(address: string): NetworkPage | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const network = networkAt(url.hostname);
  return network === undefined ? undefined : { url: url.href, network };
}
