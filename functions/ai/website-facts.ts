import * as z from 'zod/mini';
import { SECTION_TOPICS } from '#functions/ai/library/copy-library.ts';
import { FAQ_TOPICS } from '#functions/ai/library/faq-topics.ts';
import { RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';
import { DesignPreferencesSchema } from '#shared/websites/contract/website.ts';

/** All that a page may state as a fact, and what the owner wishes of it. */
export const PageFactsSchema = z.object({
  /** Confirmed by the owner, or read from the owner's words with certainty. */
  profile: RestaurantProfileSchema,
  /** What the page is called; often the restaurant's name. */
  websiteName: z.string(),
  /** Wishes for the design in the owner's words. Never printed. */
  wishes: z.array(z.string()),
  /** What the owner asked the page to have. */
  requests: z._default(
    z.object({
      faq: z.array(z.enum(FAQ_TOPICS)),
      sections: z.array(z.enum(SECTION_TOPICS)),
      founder: z.string(),
      /** What the owner speaks of in whatever way. */
      spoken: z._default(z.array(z.enum(FAQ_TOPICS)), []),
      /** Sentences whose place the owner chose. */
      placed: z._default(
        z.array(z.object({ text: z.string(), use: z.enum(['about', 'answer', 'note']) })),
        [],
      ),
    }),
    { faq: [], sections: [], founder: '', spoken: [], placed: [] },
  ),
  /** What the restaurant is, in the owner's words; empty text where they do not say it in one line. */
  identity: z._default(z.string(), ''),
  /** Sentences of the owner that need proof, as suggestions. */
  claims: z._default(z.array(z.string()), []),
  /** Sentences of the owner that may not be for guests, as suggestions. */
  unsure: z._default(z.array(z.string()), []),
  /** What of the owner's requests can't be done, a sentence each. */
  undone: z._default(z.array(z.string()), []),
  /** Suggestions that the owner has removed from this website. */
  removed: z._default(z.array(z.string()), []),
  /** Stable per website: the same facts and seed give the same site. */
  seed: z.string(),
});
export type PageFacts = z.infer<typeof PageFactsSchema>;

/** What is known when a whole site is made: the facts of each of its texts. */
export const WebsiteFactsSchema = z.extend(PageFactsSchema, {
  /** Colors and fonts the owner asked for. */
  designPreferences: DesignPreferencesSchema,
});
export type WebsiteFacts = z.infer<typeof WebsiteFactsSchema>;
