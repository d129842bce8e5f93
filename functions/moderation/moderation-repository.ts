import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { changeWithEvent, itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { ModerationStatus } from '#shared/moderation/moderated-content.ts';
import { contentEvent } from './moderation-events.ts';
import { type Decision, keyOfModeration, type ModerationRow, ModerationRowSchema } from './moderation-row.ts';
import { isFound, lookupTerm, searchTerms, wordStart } from './search-terms.ts';

const WordRowSchema = z.object({
  restaurant_id: z.string(),
  record_id: z.string(),
  word_start: z.string(),
  /** `<word>#<id>`. */
  word_key: z.string(),
  moderation_id: z.string(),
});

/** `next`: the opaque start of the next page. */
export type ModerationPage = { rows: ModerationRow[]; next: Record<string, string> | undefined };
type Asked = { status: ModerationStatus; limit: number; after?: Record<string, string> | undefined };

export type ModerationRepository = {
  /** Undefined, too, for an invalid ID. */
  find: (moderationId: string) => Promise<ModerationRow | undefined>;
  /** Records flagged content once and returns the stored row. An existing row stays as it is. */
  flag: (row: ModerationRow) => Promise<ModerationRow>;
  /** Records an upcoming decision. False if the content is already decided. */
  announce: (row: ModerationRow, decision: Decision) => Promise<boolean>;
  /** Decides on flagged content once. Undefined if it is already decided or missing. */
  decide: (row: ModerationRow, decision: Decision) => Promise<ModerationRow | undefined>;
  /** Records that a rejected text is removed everywhere. Safe to repeat. */
  noteWithdrawal: (row: ModerationRow, places: readonly string[], at: string) => Promise<void>;
  /** Counts the undecided content of a restaurant being deleted as dropped. Safe to repeat. */
  dropUndecided: (restaurantId: string, at: string) => Promise<void>;
  /** All content ever flagged of a restaurant, with all decisions, in no particular order. */
  listOfRestaurant: (restaurantId: string, most: number) => Promise<ModerationRow[]>;
  /** Newest first, eventually consistent: changes of the last second may be missing. */
  listEventually: (asked: Asked) => Promise<ModerationPage>;
  /** The same, filtered by a search. A page may be short and still have a next one. */
  searchEventually: (search: string, asked: Asked) => Promise<ModerationPage>;
};

const IS_FLAGGED = {
  expression: '#status = :flagged AND attribute_not_exists(is_dropped)',
  names: { '#status': 'status' },
  values: { ':flagged': 'flagged' },
};
const READ_AT_ONCE = 100;
const IS_NEW = { expression: 'attribute_not_exists(record_id)' };

/** Flagged content by restaurant, searchable by status and terms. */
export function createModerationRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ModerationRepository {
  const items = openTable({ ...settings, schema: ModerationRowSchema });
  const words = openTable({ ...settings, schema: WordRowSchema });
  const find = async (moderationId: string) => {
    const key = keyOfModeration(moderationId);
    return key === undefined ? undefined : items.find(key);
  };
  async function* itemsOf(restaurantId: string): AsyncGenerator<ModerationRow> {
    let startAfter: Record<string, string> | undefined;
    do {
      const page = await items.query({
        expression: 'restaurant_id = :restaurant AND begins_with(record_id, :item)',
        values: { ':restaurant': restaurantId, ':item': 'item#' },
        limit: READ_AT_ONCE,
        startAfter,
      });
      yield* page.items;
      startAfter = page.lastKey;
    } while (startAfter !== undefined);
  }
  return {
    find,
    flag: async (row) => {
      const before = await find(row.moderation_id);
      if (before !== undefined) return before;
      // Terms first: a term without content does no harm, but content without terms can't be found.
      await Promise.all(searchTerms(row).map((word) => words.put(wordRow(row, word))));
      const item = moderationItem(row);
      const isNew = await items.put(
        itemWithEvent(item, contentEvent('content_flagged', row, row.flagged_at)),
        IS_NEW,
      );
      return isNew ? row : ((await find(row.moderation_id)) ?? row);
    },
    announce: async (row, announced) => {
      const change = { expression: 'SET announced = :announced', values: { ':announced': announced } };
      return (await items.update(keyOf(row), change, IS_FLAGGED)) !== undefined;
    },
    decide: (row, { status, decisionId, administratorId, reason, at }) => {
      const change = {
        expression: `SET #status = :status, listed_at = :at, reviewed_at = :at, reviewed_by = :by, decision_id = :decision${reason === undefined ? '' : ', reason = :reason'}`,
        names: { '#status': 'status' },
        values: {
          ':status': status,
          ':at': at,
          ':by': administratorId,
          ':decision': decisionId,
          ...(reason !== undefined && { ':reason': reason }),
        },
      };
      const event = contentEvent(status === 'approved' ? 'content_approved' : 'content_rejected', row, at);
      return items.update(keyOf(row), changeWithEvent(change, event), IS_FLAGGED);
    },
    noteWithdrawal: async (row, places, at) => {
      await items.update(
        keyOf(row),
        {
          expression: 'SET withdrawn_at = if_not_exists(withdrawn_at, :at), withdrawn_from = :places',
          values: { ':at': at, ':places': places },
        },
        { expression: 'attribute_exists(record_id)' },
      );
    },
    dropUndecided: async (restaurantId, at) => {
      for await (const row of itemsOf(restaurantId)) {
        if (row.status !== 'flagged') continue;
        const change = { expression: 'SET is_dropped = :yes', values: { ':yes': true } };
        const event = contentEvent('content_dropped', row, at);
        await items.update(keyOf(row), changeWithEvent(change, event), IS_FLAGGED);
      }
    },
    listOfRestaurant: async (restaurantId, most) => {
      const rows: ModerationRow[] = [];
      for await (const row of itemsOf(restaurantId)) {
        rows.push(row);
        if (rows.length === most) break;
      }
      return rows;
    },
    listEventually: async ({ status, limit, after }) => {
      const { items: rows, lastKey } = await items.queryIndex('byStatus', {
        expression: '#status = :status',
        names: { '#status': 'status' },
        values: { ':status': status },
        isDescending: true,
        limit,
        startAfter: after,
      });
      return { rows, next: lastKey };
    },
    searchEventually: async (search, { status, limit, after }) => {
      const word = lookupTerm(search);
      if (word === undefined) return { rows: [], next: undefined };
      const { items: found, lastKey } = await words.queryIndex('byWord', {
        expression: 'word_start = :start AND begins_with(word_key, :word)',
        values: { ':start': wordStart(word), ':word': word },
        limit,
        startAfter: after,
      });
      const ids = [...new Set(found.map(({ moderation_id }) => moderation_id))];
      const keys = ids.map(keyOfModeration).filter((key) => key !== undefined);
      const rows = await items.findMany(keys);
      const wanted = rows.filter((row) => row.status === status && isFound(search, row));
      return { rows: wanted.sort((a, b) => b.flagged_at.localeCompare(a.flagged_at)), next: lastKey };
    },
  };
}

/** Stored content, with its keys in the list of its status. */
export function moderationItem(row: ModerationRow) {
  return { ...row, ...keyOf(row), listed_at: row.reviewed_at ?? row.flagged_at };
}

function keyOf({ moderation_id }: ModerationRow) {
  const key = keyOfModeration(moderation_id);
  if (key === undefined) throw new Error('A row has an id.');
  return key;
}

/** A stored search term. */
export function wordRow(row: ModerationRow, word: string) {
  const { restaurant_id, record_id } = keyOf(row);
  return {
    restaurant_id,
    record_id: `${record_id.replace('item#', 'word#')}#${word}`,
    word_start: wordStart(word),
    word_key: `${word}#${row.moderation_id}`,
    moderation_id: row.moderation_id,
  };
}
