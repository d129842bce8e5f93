import * as z from 'zod/mini';
import { CHECKLIST_SCREENS, CHECKLIST_TYPES, ITEM_STATUSES } from '#shared/checklist/checklist-item.ts';
import { lines } from '#shared/contract/text-fields.ts';

export const ChecklistTypeSchema = z.enum(CHECKLIST_TYPES, 'Use foundational or ongoing.');
export const ItemStatusSchema = z.enum(
  ITEM_STATUSES,
  'Use pending, in_progress, completed, or not_applicable.',
);

export const MAX_NOTES_LENGTH = 500;
export const NotesSchema = lines(MAX_NOTES_LENGTH);

const category = {
  category_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** A lucide icon. */
  icon: z.string(),
  type: ChecklistTypeSchema,
};

export const ChecklistCategorySchema = z
  .object({ ...category, items_total: z.int() })
  .register(z.globalRegistry, { id: 'ChecklistCategory' });

/** What the platform verified. */
export const EvidenceSchema = z
  .object({
    /** For owners. */
    sentence: z.string(),
    seen_at: z.iso.datetime(),
    /** False: it was true before, or is no longer certain. */
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ChecklistEvidence' });
export type Evidence = z.infer<typeof EvidenceSchema>;

const status = {
  status: ItemStatusSchema,
  /** The owner’s notes; empty text for none. */
  notes: z.string(),
  /** Null if never set, which means pending. */
  status_changed_at: z.nullable(z.iso.datetime()),
};

/** An item of a restaurant’s checklist. */
export const ChecklistItemSchema = z
  .object({
    item_id: z.string(),
    title: z.string(),
    description: z.string(),
    ...status,
    /** 1: critical. */
    is_critical: z.union([z.literal(0), z.literal(1)]),
    external_link: z.nullable(z.string()),
    /** Null: "Learn More". */
    link_text: z.nullable(z.string()),
    /** Why it is worth doing. */
    why: z.string(),
    /** How long it takes. */
    minutes: z.int().check(z.positive()),
    /** Estimated revenue potential, in dollars a week. */
    weekly_potential: z.int().check(z.positive()),
    /** The screen on which it is done; null: elsewhere. */
    screen: z.nullable(z.enum(CHECKLIST_SCREENS)),
    /** Days after which it is due again; null: once. */
    repeats_every_days: z.nullable(z.int()),
    evidence: z.nullable(EvidenceSchema),
    /** What the owner has to do before we check it off; null: the owner may mark it done. */
    waits_for: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'ChecklistItem' });
export type ChecklistItem = z.infer<typeof ChecklistItemSchema>;

export const CategoryWithItemsSchema = z
  .object({ ...category, items: z.array(ChecklistItemSchema) })
  .register(z.globalRegistry, { id: 'ChecklistCategoryWithItems' });
export type CategoryWithItems = z.infer<typeof CategoryWithItemsSchema>;

export const ItemStatusAnswerSchema = z
  .object({ item_id: z.string(), ...status })
  .register(z.globalRegistry, { id: 'ChecklistItemStatus' });

const part = {
  totalItems: z.int(),
  completedItems: z.int(),
  /** A whole number from 0 to 100. */
  completionPercentage: z.int(),
};

/** Items that don’t apply are excluded. Money is an estimate, in dollars per week. */
export const ChecklistProgressSchema = z
  .object({
    /** Absent if only the other part was requested. */
    foundational: z.optional(
      z.object({
        ...part,
        criticalItems: z.int(),
        completedCriticalItems: z.int(),
        criticalCompletionPercentage: z.int(),
      }),
    ),
    ongoing: z.optional(z.object(part)),
    /** 0 to 100. */
    marketingScore: z.int(),
    /** Of open items. */
    weeklyRevenuePotential: z.int(),
    completedRevenue: z.int(),
    totalPotential: z.int(),
  })
  .register(z.globalRegistry, { id: 'ChecklistProgress' });
