import * as z from 'zod/mini';
import { BriefChoicesSchema } from '#shared/profile/brief-lines.ts';
import { CorrectionSchema } from '#web/profile/reading/corrections.ts';
import { EnteredDraftSchema } from './parts/entered-draft.ts';

const BriefDraftSchema = z.object({
  /** Absent until the owner has typed one; then the profile’s name is suggested. */
  websiteName: z.optional(z.string()),
  customRequirements: z.string(),
  corrections: z.array(CorrectionSchema),
  /** The owner's choices of what lines are used for. */
  lines: z._default(BriefChoicesSchema, []),
  /** Menu, hours, and contact entered with it. */
  entered: z._default(EnteredDraftSchema, {}),
});

/** The owner’s brief for the next website, with corrections. */
export type BriefDraft = z.infer<typeof BriefDraftSchema>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const EMPTY_BRIEF: BriefDraft = {
  customRequirements: '',
  corrections: [],
  lines: [],
  entered: {},
};

/** The brief of a running generation is stored next to the next one, and comes back after a failure or cancel. */
export const sentFrom = (restaurantId: string) => `${restaurantId}:sent`;

const keyOf = (restaurantId: string) => `brief:${restaurantId}`;

/** The restaurant’s brief in this tab. Blocked or invalid storage counts as none. */
export function findBrief(storage: () => Storage, restaurantId: string): BriefDraft {
  try {
    return BriefDraftSchema.parse(JSON.parse(storage().getItem(keyOf(restaurantId)) ?? 'null'));
  } catch {
    return EMPTY_BRIEF;
  }
}

/** Stores the brief until it becomes a website. Empty briefs are removed. */
export function keepBrief(storage: () => Storage, restaurantId: string, brief: BriefDraft): void {
  const { websiteName, customRequirements, entered } = brief;
  const isEmpty = websiteName === undefined && customRequirements === '' && Object.keys(entered).length === 0;
  try {
    if (isEmpty) storage().removeItem(keyOf(restaurantId));
    else storage().setItem(keyOf(restaurantId), JSON.stringify(brief));
  } catch {
    // Without storage, generation still works.
  }
}
