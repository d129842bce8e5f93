import type { BusinessEvent } from '#shared/contract/events.ts';
import type { ModerationRow } from './moderation-row.ts';

type Kind = 'content_flagged' | 'content_approved' | 'content_rejected' | 'content_dropped';

/** The event of a decision. Each happens once per item. */
export function contentEvent(
  kind: Kind,
  { restaurant_id, moderation_id, content_type }: ModerationRow,
  at: string,
): BusinessEvent {
  return {
    event_id: `${kind}/${moderation_id}`,
    kind,
    at,
    restaurant_id,
    data: { moderation_id, content_type },
  };
}
