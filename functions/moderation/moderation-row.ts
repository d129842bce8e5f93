import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { InspectedText } from '#functions/ai/inspection.ts';
import type { Flag } from '#shared/moderation/find-flags.ts';
import { CONTENT_TYPES, contentKey, MODERATION_STATUSES } from '#shared/moderation/moderated-content.ts';

const DecisionSchema = z.object({
  status: z.enum(['approved', 'rejected']),
  decisionId: z.string(),
  administratorId: z.string(),
  reason: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type Decision = z.output<typeof DecisionSchema>;

/** Content to review, or reviewed. */
export const ModerationRowSchema = z.object({
  restaurant_id: z.string(),
  /** `<restaurant>.<hash of type and words>`: equal content has an equal ID. */
  moderation_id: z.string(),
  content_type: z.enum(CONTENT_TYPES),
  /** The text under its field's name, and fields that locate it. */
  content_data: z.record(z.string(), z.string()),
  text: z.string(),
  /** Rule IDs without duplicates. */
  flags: z.array(z.string()),
  /** The flagged sentences, each with its rule. */
  passages: z.array(z.object({ rule: z.string(), passage: z.string() })),
  status: z.enum(MODERATION_STATUSES),
  flagged_at: z.iso.datetime(),
  reviewed_at: z.optional(z.iso.datetime()),
  /** The administrator's ID. */
  reviewed_by: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The ID of the deciding call, which makes a retry safe. */
  decision_id: z.optional(z.string()),
  /** The last announced decision. */
  announced: z.optional(DecisionSchema),
  /** The restaurant is being deleted, so no more decisions. */
  is_dropped: z.optional(z.literal(true)),
  /** When a rejected text was removed everywhere, and from which places. */
  withdrawn_at: z.optional(z.iso.datetime()),
  withdrawn_from: z.optional(z.array(z.string())),
});
export type ModerationRow = z.output<typeof ModerationRowSchema>;

const HASH_LENGTH = 24;

/** The row of a text that isn't reviewed yet. */
export function newModerationRow(
  restaurantId: string,
  inspected: InspectedText & { flags: readonly Flag[] },
  at: Date,
): ModerationRow {
  const { contentType, field, text, about, flags } = inspected;
  const hash = createHash('sha256')
    .update(`${contentType}\n${contentKey(text)}`)
    .digest('hex');
  return {
    restaurant_id: restaurantId,
    moderation_id: `${restaurantId}.${hash.slice(0, HASH_LENGTH)}`,
    content_type: contentType,
    content_data: { [field]: text, ...about },
    text,
    flags: [...new Set(flags.map(({ ruleId }) => ruleId))],
    passages: flags.map(({ ruleId, passage }) => ({ rule: ruleId, passage })),
    status: 'flagged',
    flagged_at: at.toISOString(),
  };
}

export type ModerationKey = { restaurant_id: string; record_id: string };

/** The row's key for an ID; undefined if the ID is invalid. */
export function keyOfModeration(moderationId: string): ModerationKey | undefined {
  const [, restaurant_id, hash] = /^(.{1,100})\.([0-9a-f]{24})$/.exec(moderationId) ?? [];
  if (restaurant_id === undefined || hash === undefined) return undefined;
  return { restaurant_id, record_id: `item#${hash}` };
}
