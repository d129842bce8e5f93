import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type Deliveries, DeliverySchema, deliveriesIn } from './deliveries.ts';

const EmailTokenSchema = z.object({
  /** SHA-256 of the token, so that a reader of the table can't use the link. */
  token_hash: z.string(),
  /** What the link is for. It can't be used for another purpose. */
  purpose: z._default(z.enum(['verification', 'password_reset', 'email_change']), 'verification'),
  user_id: z.string(),
  /** The user's token version when the link was created. A password change raises it and invalidates the link. */
  token_version: z.optional(z.int()),
  /** The address that the link was sent to. */
  email: z.string(),
  /** Epoch second; also the table's TTL. */
  expires_at: z.int(),
});
export type EmailToken = z.infer<typeof EmailTokenSchema>;

export type EmailTokensRepository = Deliveries & {
  create: (token: string, details: Omit<EmailToken, 'token_hash'>) => Promise<void>;
  /** Finds an unexpired link with this purpose. */
  find: (
    token: string,
    wanted: { purpose: EmailToken['purpose']; now: number },
  ) => Promise<EmailToken | undefined>;
  /** True for the only call that consumes the token. */
  use: (token: string) => Promise<boolean>;
};

/** Stores hashes of emailed link secrets, and which emails were sent. */
export function createEmailTokensRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): EmailTokensRepository {
  const table = openTable({ ...settings, schema: EmailTokenSchema });
  return {
    ...deliveriesIn(openTable({ ...settings, schema: DeliverySchema })),
    create: async (token, details) => {
      await table.put({ token_hash: hashToken(token), ...details });
    },
    find: async (token, { purpose, now }) => {
      const link = await table.find({ token_hash: hashToken(token) });
      return link?.purpose === purpose && link.expires_at > now ? link : undefined;
    },
    use: (token) =>
      table.delete({ token_hash: hashToken(token) }, { expression: 'attribute_exists(token_hash)' }),
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
