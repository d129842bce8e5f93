import { lookup } from 'node:dns/promises';

/** Every address of a host name. Fails with the resolver's error when there is none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export const resolveByDns: Resolve = async (hostname) => {
  const records = await lookup(hostname, { all: true });
  return records.map(({ address }) => address);
};
