import * as z from 'zod/mini';
import { CorrectionSchema } from '#web/profile/reading/corrections.ts';
import { EnteredDraftSchema } from './parts/entered-draft.ts';

const BriefDraftSchema = z.object({
  /** Absent until the owner has typed one: the profile's name is offered. */
  websiteName: z.optional(z.string()),
  customRequirements: z.string(),
  corrections: z.array(CorrectionSchema),
  /** Menu, hours and contact that were entered beside it. */
  entered: z._default(EnteredDraftSchema, {}),
});

/** What the owner has typed for the next website, and said of what was read in it. */
export type BriefDraft = z.infer<typeof BriefDraftSchema>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const EMPTY_BRIEF: BriefDraft = { customRequirements: '', corrections: [], entered: {} };

/** Where the brief of a website that is being made is kept beside the next one: after a failure or a cancel it is there again. */
export const sentFrom = (restaurantId: string) => `${restaurantId}:sent`;

const keyOf = (restaurantId: string) => `brief:${restaurantId}`;

/** The brief of this tab for a restaurant. Storage that refuses, or holds something else, is no brief. */
export function findBrief(storage: () => Storage, restaurantId: string): BriefDraft {
  try {
    return BriefDraftSchema.parse(JSON.parse(storage().getItem(keyOf(restaurantId)) ?? 'null'));
  } catch {
    return EMPTY_BRIEF;
  }
}

/** Keeps the brief until a website is made of it; an empty one is forgotten. */
export function keepBrief(storage: () => Storage, restaurantId: string, brief: BriefDraft): void {
  const { websiteName, customRequirements, entered } = brief;
  const isEmpty = websiteName === undefined && customRequirements === '' && Object.keys(entered).length === 0;
  try {
    if (isEmpty) storage().removeItem(keyOf(restaurantId));
    else storage().setItem(keyOf(restaurantId), JSON.stringify(brief));
  } catch {
    // A browser that keeps nothing still makes websites.
  }
}
