import * as z from 'zod/mini';

/** The text around the dishes of a page. The dishes come from the profile. */
export const MenuDraftSchema = z.object({ title: z.string().check(z.minLength(1), z.maxLength(80)) });
export type MenuDraft = z.infer<typeof MenuDraftSchema>;
