import * as z from 'zod/mini';
import { MenuItemSchema } from '#shared/site/site-content.ts';

/** The dishes of a page, in the order of a meal. */
export const MenuDraftSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Only dishes and offers that the owner named; price is empty text when none was given. */
  items: z.array(z.omit(MenuItemSchema, { image: true })).check(z.maxLength(60)),
});
export type MenuDraft = z.infer<typeof MenuDraftSchema>;
