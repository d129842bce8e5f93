import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '../aws/dynamo-table.ts';

const EmailTokenSchema = z.object({
  /** SHA-256 of the token: who reads the table cannot verify an address with it. */
  token_hash: z.string(),
  user_id: z.string(),
  /** The address that the link was sent to. */
  email: z.string(),
  /** Epoch second; also the table's time to live. */
  expires_at: z.int(),
});
export type EmailToken = z.infer<typeof EmailTokenSchema>;

export type EmailTokensRepository = {
  create: (token: string, details: Omit<EmailToken, 'token_hash'>) => Promise<void>;
  find: (token: string) => Promise<EmailToken | undefined>;
  /** True for exactly one of all who use the token. */
  use: (token: string) => Promise<boolean>;
};

/** The secrets in verification links, stored as their hashes. */
export function createEmailTokensRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): EmailTokensRepository {
  const table = openTable({ ...settings, schema: EmailTokenSchema });
  return {
    create: async (token, details) => {
      await table.put({ token_hash: hashToken(token), ...details });
    },
    find: (token) => table.find({ token_hash: hashToken(token) }),
    use: (token) =>
      table.delete({ token_hash: hashToken(token) }, { expression: 'attribute_exists(token_hash)' }),
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
