import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const LoginSchema = z.object({
  /** Lower case, as the contract parses it. */
  email: z.string(),
  user_id: z.string(),
  role: z.enum(['admin', 'restaurant']),
  /** PHC string. */
  password_hash: z.string(),
  created_at: z.iso.datetime(),
});
export type Login = z.infer<typeof LoginSchema>;

export type LoginsRepository = {
  find: (email: string) => Promise<Login | undefined>;
  /** False when the address belongs to somebody already: one address, one winner. */
  claim: (login: Login) => Promise<boolean>;
  /** False when the hash is no longer `currentHash`. */
  replacePasswordHash: (email: string, currentHash: string, newHash: string) => Promise<boolean>;
};

/** One row an e-mail address: whose it is, and the hash of the password. */
export function createLoginsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): LoginsRepository {
  const table = openTable({ ...settings, schema: LoginSchema });
  return {
    find: (email) => table.find({ email }),
    claim: (login) => table.put(login, { expression: 'attribute_not_exists(email)' }),
    replacePasswordHash: async (email, currentHash, newHash) => {
      const updated = await table.update(
        { email },
        { expression: 'SET password_hash = :new', values: { ':new': newHash } },
        { expression: 'password_hash = :current', values: { ':current': currentHash } },
      );
      return updated !== undefined;
    },
  };
}
