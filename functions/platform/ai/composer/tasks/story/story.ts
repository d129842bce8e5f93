import * as z from 'zod/mini';

/** The words of a page around its facts. Empty text: there is nothing to say, and the page shows nothing. */
export const StorySchema = z.object({
  /** BCP 47, such as "es". */
  language: z.string(),
  tagline: z.string().check(z.maxLength(120)),
  hero_description: z.string().check(z.maxLength(400)),
  meta_description: z.string().check(z.minLength(1), z.maxLength(200)),
  about_title: z.string().check(z.maxLength(80)),
  about_content: z.string().check(z.maxLength(5_000)),
  gallery_title: z.string().check(z.maxLength(80)),
  gallery_description: z.string().check(z.maxLength(300)),
  faq_title: z.string().check(z.maxLength(80)),
  reviews_title: z.string().check(z.maxLength(80)),
  contact_title: z.string().check(z.maxLength(80)),
  contact_description: z.string().check(z.maxLength(500)),
});
export type Story = z.infer<typeof StorySchema>;
