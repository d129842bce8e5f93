import * as z from 'zod/mini';
import { ITEM_STATUSES } from '#shared/checklist/checklist-item.ts';
import { changesSchema } from '#shared/contract/changes.ts';

/** Whose hand it was. `platform`: work that goes on by itself. */
export const ACTORS = ['owner', 'administrator', 'till', 'guest', 'assistant', 'platform'] as const;
export type Actor = (typeof ACTORS)[number];

/** The call that puts things back as they were. */
const UndoSchema = z.discriminatedUnion('kind', [
  /** `updateProfile` with these changes to this version. */
  z.object({ kind: z.literal('profile'), version: z.int(), changes: changesSchema() }),
  /** `updateChecklistStatus` of this item. */
  z.object({
    kind: z.literal('checklist_item'),
    item_id: z.string(),
    status: z.enum(ITEM_STATUSES),
    notes: z.string(),
  }),
  /** `undoRedemption`. */
  z.object({ kind: z.literal('redemption'), redemption_id: z.string() }),
]);
export type Undo = z.infer<typeof UndoSchema>;

/** A value before and after, in words; null where nothing is known of it. */
const DifferenceSchema = z.object({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type Difference = z.infer<typeof DifferenceSchema>;

/** One thing that was done to a restaurant. */
export const ActivityEntrySchema = z
  .object({
    entry_id: z.string(),
    at: z.iso.datetime(),
    actor: z.enum(ACTORS),
    /** Whose Confirm it was that let the assistant do it. */
    confirmed_by: z.optional(z.enum(['owner', 'administrator'])),
    operation: z.string(),
    /** What was done, without who did it: "Published a website." */
    what: z.string(),
    /**
     * `unfinished`: it took too long, and may have been done or not. `late`: it took too long, and was done. `refused`:
     * it ended with an error after something was changed.
     */
    outcome: z.optional(z.enum(['unfinished', 'late', 'refused'])),
    differences: z.array(DifferenceSchema),
    /** Null where it cannot be undone, or something has changed it since. */
    undo: z.nullable(UndoSchema),
  })
  .register(z.globalRegistry, { id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntrySchema>;
