import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { EmailMessageSchema, LetterSchema, NoticeSchema } from '#shared/contract/queue-messages.ts';

const DAY_SECONDS = 86_400;

const FailedMailSchema = z.object({
  /** The recipient's restaurant. */
  restaurant_id: z.string(),
  /** The message that requested it. */
  request_id: z.string(),
  kind: EmailMessageSchema.shape.kind,
  letter: z.optional(LetterSchema),
  notice: z.optional(NoticeSchema),
  failed_at: z.iso.datetime(),
  /** The mail service's error. */
  error: z.string(),
  expires_at: z.int(),
});
export type FailedMail = Omit<z.infer<typeof FailedMailSchema>, 'expires_at'>;

export type FailedMailsRepository = {
  /** Records an email that wasn’t sent. A later failure of the same email replaces it. */
  record: (mail: FailedMail, keptDays: number) => Promise<void>;
  /** Forgets the failure after the email was sent. Safe to repeat. */
  clear: (restaurantId: string, requestId: string) => Promise<void>;
  find: (restaurantId: string, requestId: string) => Promise<FailedMail | undefined>;
  list: (restaurantId: string, limit: number) => Promise<FailedMail[]>;
};

/** Emails that the mail service rejected, by restaurant. */
export function createFailedMailsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FailedMailsRepository {
  const table = openTable({ ...settings, schema: FailedMailSchema });
  return {
    record: async (mail, keptDays) => {
      const expires_at = Math.floor(Date.parse(mail.failed_at) / 1000) + keptDays * DAY_SECONDS;
      await table.put({ ...mail, expires_at });
    },
    clear: async (restaurant_id, request_id) => {
      await table.delete({ restaurant_id, request_id });
    },
    find: (restaurant_id, request_id) => table.find({ restaurant_id, request_id }),
    list: async (restaurantId, limit) => {
      const ofRestaurant = { expression: 'restaurant_id = :id', values: { ':id': restaurantId } };
      return (await table.query({ ...ofRestaurant, limit })).items;
    },
  };
}
