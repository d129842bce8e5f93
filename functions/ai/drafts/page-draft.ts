import * as z from 'zod/mini';
import { DraftTextSchema } from '#shared/site/review/draft-texts.ts';
import { FaqItemSchema, FeatureSchema, MenuItemSchema } from '#shared/site/site-content.ts';

/**
 * The words of a page around its facts. The page hides empty texts. Jobs of earlier releases lack the fields with a
 * default.
 */
export const PageDraftSchema = z.object({
  /** BCP 47, such as "es". */
  language: z.string(),
  tagline: z.string().check(z.maxLength(120)),
  hero_description: z.string().check(z.maxLength(400)),
  meta_description: z.string().check(z.minLength(1), z.maxLength(200)),
  about_title: z.string().check(z.maxLength(120)),
  about_content: z.string().check(z.maxLength(5_000)),
  features: z._default(z.array(FeatureSchema), []),
  /** Lines for dishes without the owner’s description, by name. */
  dish_lines: z._default(z.record(z.string(), z.string()), {}),
  /** For the preview of a page without a menu. */
  sample_dishes: z._default(z.array(MenuItemSchema), []),
  gallery_title: z.string().check(z.maxLength(80)),
  gallery_description: z.string().check(z.maxLength(300)),
  faq_title: z.string().check(z.maxLength(80)),
  faq_items: z._default(z.array(FaqItemSchema), []),
  reviews_title: z.string().check(z.maxLength(80)),
  contact_title: z.string().check(z.maxLength(120)),
  contact_description: z.string().check(z.maxLength(500)),
  drafts: z._default(z.array(DraftTextSchema), []),
});
export type PageDraft = z.infer<typeof PageDraftSchema>;
