import * as z from 'zod/mini';
import { SECTION_TOPICS } from '#functions/ai/library/copy-library.ts';
import { FAQ_TOPICS } from '#functions/ai/library/faq-topics.ts';
import { RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';
import { DesignPreferencesSchema } from '#shared/websites/contract/website.ts';

/** Everything that a page may state, and the owner's requests. */
export const PageFactsSchema = z.object({
  /** Confirmed by the owner, or parsed from the owner's words with certainty. */
  profile: RestaurantProfileSchema,
  /** The page's title, often the restaurant's name. */
  websiteName: z.string(),
  /** Design requests in the owner's words. Never printed. */
  wishes: z.array(z.string()),
  /** What the owner asked the page to have. */
  requests: z._default(
    z.object({
      faq: z.array(z.enum(FAQ_TOPICS)),
      sections: z.array(z.enum(SECTION_TOPICS)),
      founder: z.string(),
      /** Topics that the owner mentions in some way. */
      spoken: z._default(z.array(z.enum(FAQ_TOPICS)), []),
      /** Sentences whose place the owner chose. */
      placed: z._default(
        z.array(z.object({ text: z.string(), use: z.enum(['about', 'answer', 'note']) })),
        [],
      ),
    }),
    { faq: [], sections: [], founder: '', spoken: [], placed: [] },
  ),
  /** Only the About is wanted: it has the whole story and an invitation. */
  isAboutOnly: z.optional(z.boolean()),
  /** What the restaurant is, in the owner's words. Empty if no line says it. */
  identity: z._default(z.string(), ''),
  /** Sentences of the owner that need proof, as suggestions. */
  claims: z._default(z.array(z.string()), []),
  /** Sentences of the owner that may not be for guests, as suggestions. */
  unsure: z._default(z.array(z.string()), []),
  /** Requests of the owner that can't be fulfilled, one sentence each. */
  undone: z._default(z.array(z.string()), []),
  /** Suggestions that the owner has removed from this website. */
  removed: z._default(z.array(z.string()), []),
  /** Stable per website: the same facts and seed give the same website. */
  seed: z.string(),
});
export type PageFacts = z.infer<typeof PageFactsSchema>;

/** The facts for a whole website, which include those of each text. */
export const WebsiteFactsSchema = z.extend(PageFactsSchema, {
  /** Colors and fonts that the owner requested. */
  designPreferences: DesignPreferencesSchema,
});
export type WebsiteFacts = z.infer<typeof WebsiteFactsSchema>;
