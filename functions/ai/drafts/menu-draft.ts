import * as z from 'zod/mini';

/** What stands around the dishes of a page; they themselves are the profile's. */
export const MenuDraftSchema = z.object({ title: z.string().check(z.minLength(1), z.maxLength(80)) });
export type MenuDraft = z.infer<typeof MenuDraftSchema>;
