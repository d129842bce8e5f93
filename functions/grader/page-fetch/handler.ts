import * as z from 'zod/mini';
import type {
  AddressCheck,
  DetailsReading,
  MenuReading,
  PageReading,
  PhotoReading,
} from '#functions/grader/page-facts/page-reading.ts';
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
  /** Asked where nobody speaks the protocol of the first. */
  otherwise: z.optional(z.string()),
  /** Only whether the page may be asked for: nothing is connected to. */
  isCheckOnly: z._default(z.boolean(), false),
  /** Only the items of the menu. */
  isMenuOnly: z._default(z.boolean(), false),
  /** Only what the page states in a regular form. */
  isDetailsOnly: z._default(z.boolean(), false),
  /** What is sent there; then nothing is read. */
  post: z.optional(z.object({ body: z.string(), headers: z.record(z.string(), z.string()) })),
  /** A photo, whole. */
  isPhoto: z._default(z.boolean(), false),
});

const config = readConfig(pageFetchNeeds, process.env);
const dependencies = {
  resolve: resolveByDns,
  clock,
  admitsLoopback: config.ALLOW_PRIVATE_ANALYSIS === 'true',
  limits: FETCH_LIMITS,
};

type Answer = WebhookAnswer | AddressCheck | PageReading | MenuReading | DetailsReading | PhotoReading;

/** Called by other functions, never from outside: an address → facts about the page there. */
export const handler = (input: unknown): Promise<Answer> => {
  const { url, otherwise, post, isCheckOnly, isMenuOnly, isDetailsOnly, isPhoto } = InputSchema.parse(input);
  if (post !== undefined) return postWebhook(dependencies, url, post);
  if (isPhoto) return readPagePhoto(dependencies, url);
  if (isDetailsOnly) return readDetailsPage(dependencies, { url, otherwise });
  if (isMenuOnly) return readMenuPage(dependencies, { url, otherwise });
  return isCheckOnly ? checkAddress(dependencies, url) : readPage(dependencies, url, otherwise);
};
