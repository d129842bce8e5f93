import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const about = {
  restaurant_id: z.string(),
  /** UUID version 7: sorts by time. */
  note_id: z.string(),
  at: z.iso.datetime(),
  /** The administrator's email address. */
  author: z.string(),
  text: z.string(),
};

const CustomerNoteSchema = z.discriminatedUnion('kind', [
  z.object({
    ...about,
    kind: z.literal('note'),
    edited: z.optional(z.object({ at: z.iso.datetime(), author: z.string() })),
  }),
  /** A copy of an email to the owner. */
  z.object({ ...about, kind: z.literal('letter'), subject: z.string() }),
]);
export type CustomerNote = z.output<typeof CustomerNoteSchema>;

export type CustomerNotesRepository = {
  find: (restaurantId: string, noteId: string) => Promise<CustomerNote | undefined>;
  add: (note: CustomerNote) => Promise<void>;
  /** False if the note is gone, or is a copy of an email, which can't be changed. */
  edit: (
    key: { restaurantId: string; noteId: string },
    change: { text: string; edited: { at: string; author: string } },
  ) => Promise<boolean>;
  /** False if the note is gone, or is a copy of an email. */
  delete: (restaurantId: string, noteId: string) => Promise<boolean>;
  /** Newest first, older than `before`. */
  list: (
    restaurantId: string,
    page: { limit: number; before?: string | undefined },
  ) => Promise<CustomerNote[]>;
};

const IS_NOTE = { expression: 'kind = :note', values: { ':note': 'note' } };

/** Notes of administrators about a restaurant, and copies of their emails to its owner. */
export function createCustomerNotesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): CustomerNotesRepository {
  const table = openTable({ ...settings, schema: CustomerNoteSchema });
  return {
    find: (restaurant_id, note_id) => table.find({ restaurant_id, note_id }),
    add: async (note) => void (await table.put(note)),
    edit: async ({ restaurantId: restaurant_id, noteId: note_id }, { text, edited }) => {
      const change = {
        expression: 'SET #text = :text, edited = :edited',
        names: { '#text': 'text' },
        values: { ':text': text, ':edited': edited },
      };
      return (await table.update({ restaurant_id, note_id }, change, IS_NOTE)) !== undefined;
    },
    delete: (restaurant_id, note_id) => table.delete({ restaurant_id, note_id }, IS_NOTE),
    list: async (restaurantId, { limit, before }) => {
      const { items } = await table.query({
        expression: 'restaurant_id = :id',
        values: { ':id': restaurantId },
        isDescending: true,
        limit,
        startAfter: before === undefined ? undefined : { restaurant_id: restaurantId, note_id: before },
      });
      return items;
    },
  };
}
