import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import type { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { contentOfNamed, isOfNamed } from './content-of-named.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { describeContent } from './describe-content.ts';

/**
 * Reads one index page, the search results, and their restaurants, independent of the table's size. Content of
 * restaurants whose names contain the search is on the first page only.
 */
export function createListFlaggedContent(
  dependencies: Pick<ModerationDependencies, 'moderation' | 'restaurants' | 'names' | 'figures'>,
): Operation<typeof moderationRoutes.listFlaggedContent> {
  const { moderation, restaurants, figures } = dependencies;
  return async ({ query: { status, limit, cursor, search = '' } }) => {
    const asked = { status, limit, after: readCursor(cursor, PLACES[search === '' ? 'list' : 'search']) };
    const isFirst = search !== '' && cursor === undefined;
    const [page, ofNamed, counts] = await Promise.all([
      search === '' ? moderation.listEventually(asked) : moderation.searchEventually(search, asked),
      isFirst ? contentOfNamed(dependencies, search, { status, limit }) : [],
      figures.total('platform'),
    ]);
    const known = await restaurants.findMany([
      ...new Set([...page.rows, ...ofNamed].map(({ restaurant_id }) => restaurant_id)),
    ]);
    const restaurant_names = Object.fromEntries(
      known.map(({ restaurant_id, name }) => [restaurant_id, name]),
    );
    const others = page.rows.filter((row) => search === '' || !isOfNamed(row, search, restaurant_names));
    return {
      data: {
        content: [...ofNamed, ...others]
          .sort((one, other) => (search === '' ? 0 : other.flagged_at.localeCompare(one.flagged_at)))
          .map(describeContent),
        restaurant_names,
        counts: countsOf(counts),
        next_cursor: writeCursor(page.next),
      },
    };
  };
}

function countsOf(counts: Counts) {
  const { count_content_flagged = 0, count_content_approved = 0, count_content_rejected = 0 } = counts;
  const { count_content_dropped = 0 } = counts;
  const ended = count_content_approved + count_content_rejected + count_content_dropped;
  return {
    flagged: Math.max(0, count_content_flagged - ended),
    approved: count_content_approved,
    rejected: count_content_rejected,
  };
}

/** The keys of each index and its table, which make up a cursor. */
const PLACES = {
  list: ['status', 'listed_at', 'restaurant_id', 'record_id'],
  search: ['word_start', 'word_key', 'restaurant_id', 'record_id'],
} as const;
