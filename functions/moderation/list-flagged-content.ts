import type { ModerationPage } from '#functions/modules/moderation/moderation-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { notAPlace } from '#functions/platform/http/not-a-place.ts';
import type { moderationRoutes } from '#shared/contract/routes/ai/moderation-routes.ts';
import type { Counts } from '#shared/domain/event-figures.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { describeContent } from './describe-content.ts';

/** One read of an index, and of what the search has found, whatever there is in the table. */
export function createListFlaggedContent({
  moderation,
  figures,
}: Pick<ModerationDependencies, 'moderation' | 'figures'>): Operation<
  typeof moderationRoutes.listFlaggedContent
> {
  return async ({ query: { status, limit, cursor, search = '' } }) => {
    const asked = { status, limit, after: readCursor(cursor, search) };
    const [page, counts] = await Promise.all([
      search === '' ? moderation.listEventually(asked) : moderation.searchEventually(search, asked),
      figures.total('platform'),
    ]);
    return {
      data: {
        content: page.rows.map(describeContent),
        counts: countsOf(counts),
        next_cursor: cursorOf(page),
      },
    };
  };
}

function countsOf(counts: Counts) {
  const { count_content_flagged = 0, count_content_approved = 0, count_content_rejected = 0 } = counts;
  return {
    flagged: Math.max(0, count_content_flagged - count_content_approved - count_content_rejected),
    approved: count_content_approved,
    rejected: count_content_rejected,
  };
}

/** The keys of an index and of the table below it, which are all that a place is made of. */
const PLACES = {
  list: ['status', 'listed_at', 'restaurant_id', 'record_id'],
  search: ['word_start', 'word_key', 'restaurant_id', 'record_id'],
} as const;

function cursorOf({ next }: ModerationPage): string | undefined {
  return next === undefined ? undefined : Buffer.from(JSON.stringify(next)).toString('base64url');
}

function readCursor(cursor: string | undefined, search: string): Record<string, string> | undefined {
  if (cursor === undefined) return undefined;
  const place = parsed(cursor);
  const names = PLACES[search === '' ? 'list' : 'search'];
  const isPlace = names.every((name) => typeof place[name] === 'string' && place[name] !== '');
  if (!isPlace || Object.keys(place).length !== names.length) throw notAPlace();
  return place as Record<string, string>;
}

function parsed(cursor: string): Record<string, unknown> {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return typeof place === 'object' && place !== null ? { ...place } : {};
  } catch {
    return {};
  }
}
