import * as z from 'zod/mini';
import { ITEM_STATUSES } from '#shared/checklist/checklist-item.ts';
import { changesSchema } from '#shared/contract/changes.ts';

/** Who made the change. `platform`: automatic work. */
export const ACTORS = ['owner', 'administrator', 'till', 'guest', 'assistant', 'platform'] as const;
export type Actor = (typeof ACTORS)[number];

/** The call that undoes a change. */
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

/** A value before and after, formatted; null if unknown. */
const DifferenceSchema = z.object({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type Difference = z.infer<typeof DifferenceSchema>;

/** One change to a restaurant. */
export const ActivityEntrySchema = z
  .object({
    entry_id: z.string(),
    at: z.iso.datetime(),
    actor: z.enum(ACTORS),
    /** Who confirmed the assistant’s proposal. */
    confirmed_by: z.optional(z.enum(['owner', 'administrator'])),
    operation: z.string(),
    /** The change without its actor: "Published a website." */
    what: z.string(),
    /**
     * `unfinished`: it timed out and may not have finished. `late`: it timed out but finished. `refused`: it failed
     * after changing something.
     */
    outcome: z.optional(z.enum(['unfinished', 'late', 'refused'])),
    differences: z.array(DifferenceSchema),
    /** Null if it can’t be undone, or if something has changed since. */
    undo: z.nullable(UndoSchema),
  })
  .register(z.globalRegistry, { id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntrySchema>;
