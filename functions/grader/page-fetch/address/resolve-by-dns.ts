import { lookup } from 'node:dns/promises';

/** Returns all addresses of a host name. Fails with the resolver's error if there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export const resolveByDns: Resolve = async (hostname) => {
  const records = await lookup(hostname, { all: true });
  return records.map(({ address }) => address);
};
