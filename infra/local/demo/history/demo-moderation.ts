import { contentEvent } from '#functions/moderation/moderation-events.ts';
import { moderationItem, wordRow } from '#functions/moderation/moderation-repository.ts';
import { type ModerationRow, newModerationRow } from '#functions/moderation/moderation-row.ts';
import { searchTerms } from '#functions/moderation/search-terms.ts';
import { findFlags } from '#shared/moderation/find-flags.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom } from '../demo-random.ts';
import { DEMO_CONTENT, type DemoContent } from '../restaurants/demo-content.ts';
import { type DemoRestaurant, noonOf } from '../restaurants/demo-restaurant.ts';

/** Hours within which administrators review flagged content. */
const LOOK_HOURS = { from: 1, to: 20 };
const HOUR_MS = 3_600_000;

/** Adds a restaurant's flagged content, recorded as usual. */
export function demoModeration(book: DemoBook, { id, signedUpDaysAgo }: DemoRestaurant, now: Date): void {
  const random = createDemoRandom(`${id} moderation`);
  for (const content of DEMO_CONTENT) {
    if (content.restaurantId !== id || content.daysAgo > signedUpDaysAgo) continue;
    const { contentType, field, text, usedFor } = content;
    const inspected = { contentType, field, text, about: { used_for: usedFor }, flags: findFlags(text) };
    const at = new Date(noonOf(now, content.daysAgo).getTime() + random.whole(0, 600) * 60_000);
    const row = newModerationRow(id, inspected, at);
    for (const word of searchTerms(row)) book.put('moderation', wordRow(row, word));
    book.events.push(contentEvent('content_flagged', row, row.flagged_at));
    const reviewedAt = new Date(at.getTime() + random.between(LOOK_HOURS.from, LOOK_HOURS.to) * HOUR_MS);
    putContent(book, row, { decision: content.decision, reviewed_at: reviewedAt.toISOString() });
  }
}

function putContent(
  book: DemoBook,
  row: ModerationRow,
  { decision, reviewed_at }: Pick<DemoContent, 'decision'> & { reviewed_at: string },
): void {
  if (decision === undefined) {
    book.put('moderation', moderationItem(row));
    return;
  }
  const { status, reason } = decision;
  const decided: ModerationRow = {
    ...row,
    status,
    reviewed_at,
    reviewed_by: 'demo',
    decision_id: `demo ${row.moderation_id}`,
    ...(reason !== undefined && { reason }),
    ...(status === 'rejected' && { withdrawn_at: reviewed_at, withdrawn_from: [] }),
  };
  const kind = status === 'approved' ? 'content_approved' : 'content_rejected';
  book.put('moderation', moderationItem(decided), contentEvent(kind, row, reviewed_at));
}
