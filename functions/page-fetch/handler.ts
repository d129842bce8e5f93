import * as z from 'zod/mini';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { resolveByDns } from './address/resolve-by-dns.ts';
import { readPageFetchConfig } from './config.ts';
import { FETCH_LIMITS } from './fetch-limits.ts';
import { readPage } from './read-page.ts';

const InputSchema = z.object({ url: z.string() });

const config = readPageFetchConfig(process.env);
const dependencies = {
  resolve: resolveByDns,
  clock,
  admitsLoopback: config.ALLOW_PRIVATE_ANALYSIS === 'true',
  limits: FETCH_LIMITS,
};

/** Called by other functions, never from outside: `{ url }` → facts about the page there. */
export const handler = (input: unknown) => readPage(dependencies, InputSchema.parse(input).url);
