import * as z from 'zod/mini';
import type { PageAnswer } from '#functions/grader/page-facts/page-reading.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { readConfig } from '#functions/platform/needs/read-config.ts';
import { checkAddress } from './address/check-address.ts';
import { resolveByDns } from './address/resolve-by-dns.ts';
import { FETCH_LIMITS } from './fetch-limits.ts';
import { pageFetchNeeds } from './needs.ts';
import { postWebhook, type WebhookAnswer } from './post-webhook.ts';
import { readDetailsPage } from './read-details-page.ts';
import { readMenuPage } from './read-menu-page.ts';
import { readPage } from './read-page.ts';
import { readPagePhoto } from './read-page-photo.ts';

const InputSchema = z.object({
  url: z.string(),
  /** Requested if no server answers with the scheme of the first. */
  otherwise: z.optional(z.string()),
  /** Only checks whether the page may be requested, without connecting. */
  isCheckOnly: z._default(z.boolean(), false),
  /** Returns only menu items. */
  isMenuOnly: z._default(z.boolean(), false),
  /** Returns only structured facts. */
  isDetailsOnly: z._default(z.boolean(), false),
  /** Sends this body; nothing is read. */
  post: z.optional(z.object({ body: z.string(), headers: z.record(z.string(), z.string()) })),
  /** Returns a photo's bytes. */
  isPhoto: z._default(z.boolean(), false),
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
  const { url, otherwise, post, isCheckOnly, isMenuOnly, isDetailsOnly, isPhoto } = InputSchema.parse(input);
  if (post !== undefined) return postWebhook(dependencies, url, post);
  if (isPhoto) return readPagePhoto(dependencies, url);
  if (isDetailsOnly) return readDetailsPage(dependencies, { url, otherwise });
  if (isMenuOnly) return readMenuPage(dependencies, { url, otherwise });
  return isCheckOnly ? checkAddress(dependencies, url) : readPage(dependencies, url, otherwise);
};
