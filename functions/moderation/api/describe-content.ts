import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import type { ModerationItem } from '#shared/moderation/contract/moderation-routes.ts';
import { MODERATION_RULES } from '#shared/moderation/moderation-rules.ts';

/** Content in the console's format. Flags of rules that no longer exist are left out. */
export function describeContent(row: ModerationRow): ModerationItem {
  const { moderation_id, restaurant_id, status, content_type, content_data, flags, flagged_at } = row;
  return {
    moderation_id,
    restaurant_id,
    status,
    content_type,
    content_data,
    flags,
    flag_details: row.passages.flatMap(({ rule: flag, passage }) => {
      const rule = MODERATION_RULES.find(({ id }) => id === flag);
      return rule === undefined ? [] : [{ flag, kind: rule.kind, passage, sentence: rule.sentence }];
    }),
    flagged_at,
    reviewed_at: row.reviewed_at ?? null,
    reviewed_by: row.reviewed_by ?? null,
    reason: row.reason ?? null,
    withdrawn_at: row.withdrawn_at ?? null,
  };
}
