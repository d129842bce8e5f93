import * as z from 'zod/mini';
import type { AddressCheck, PageReading } from '#functions/modules/page-facts/page-reading.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { checkAddress } from './address/check-address.ts';
import { resolveByDns } from './address/resolve-by-dns.ts';
import { readPageFetchConfig } from './config.ts';
import { FETCH_LIMITS } from './fetch-limits.ts';
import { readPage } from './read-page.ts';

const InputSchema = z.object({
  url: z.string(),
  /** Asked where nobody speaks the protocol of the first. */
  otherwise: z.optional(z.string()),
  /** Only whether the page may be asked for: nothing is connected to. */
  isCheckOnly: z._default(z.boolean(), false),
});

const config = readPageFetchConfig(process.env);
const dependencies = {
  resolve: resolveByDns,
  clock,
  admitsLoopback: config.ALLOW_PRIVATE_ANALYSIS === 'true',
  limits: FETCH_LIMITS,
};

/** Called by other functions, never from outside: an address → facts about the page there. */
export const handler = (input: unknown): Promise<AddressCheck | PageReading> => {
  const { url, otherwise, isCheckOnly } = InputSchema.parse(input);
  return isCheckOnly ? checkAddress(dependencies, url) : readPage(dependencies, url, otherwise);
};
