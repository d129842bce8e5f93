import * as z from 'zod/mini';
import { type PageAnswer, WANTED } from '#functions/grader/page-facts/page-reading.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { readConfig } from '#functions/platform/needs/read-config.ts';
import { resolveByDns } from './address/find-target.ts';
import { FETCH_LIMITS } from './fetch-limits.ts';
import { pageFetchNeeds } from './needs.ts';
import { postWebhook, type WebhookAnswer } from './post-webhook.ts';
import { readAddress } from './read-address.ts';

const InputSchema = z.object({
  url: z.string(),
  otherwise: z.optional(z.string()),
  wanted: z._default(z.enum(WANTED), 'page'),
  /** Sends this body; nothing is read. */
  post: z.optional(z.object({ body: z.string(), headers: z.record(z.string(), z.string()) })),
});

const config = readConfig(pageFetchNeeds, process.env);
const dependencies = {
  resolve: resolveByDns,
  clock,
  admitsLoopback: config.ALLOW_PRIVATE_ANALYSIS === 'true',
  sitesOrigin: config.LOCAL_SITES_ORIGIN,
  limits: FETCH_LIMITS,
};

/** Called by other functions, never from outside: reads an address and returns facts about its page. */
export const handler = (input: unknown): Promise<WebhookAnswer | PageAnswer> => {
  const { post, ...call } = InputSchema.parse(input);
  return post === undefined ? readAddress(dependencies, call) : postWebhook(dependencies, call.url, post);
};
