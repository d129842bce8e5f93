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
  /**
   * Tokens of an older version ended when this password was set. The user's own version follows in a second write;
   * anyone who finds that missing makes up for it.
   */
  token_version_floor: z._default(z.int().check(z.nonnegative()), 0),
  /** Address groups that this account has signed in from, as keyed hashes, the latest last. */
  known_networks: z._default(z.array(z.string()), []),
  created_at: z.iso.datetime(),
  /** Failed sign-ins of before are forgotten. */
  lock_lifted_at: z.optional(z.iso.datetime()),
  /** The account is moving here from another address; it signs in with the one that its user's row names. */
  moved: z.optional(z.object({ id: z.string(), from: z.string() })),
});
export type Login = z.infer<typeof LoginSchema>;

export type LoginsRepository = {
  find: (email: string) => Promise<Login | undefined>;
  /** False when the address belongs to somebody already: one address, one winner. */
  claim: (login: Login) => Promise<boolean>;
  /** Claims the address again for a move of the same account that broke off, unless the password there is newer. */
  reclaim: (login: Login) => Promise<boolean>;
  /** Gives up the claim of a move that did not happen. */
  releaseClaim: (email: string, moveId: string) => Promise<void>;
  /** The account has moved: nothing of the move is left to do. */
  endMove: (email: string, moveId: string) => Promise<void>;
  /** False when the password has been changed since `login` was read. */
  remove: (login: Login) => Promise<boolean>;
  /** Takes the login away if it is this user's. */
  removeOf: (email: string, userId: string) => Promise<void>;
  /** The same password, hashed with today's costs. False when the hash is no longer `currentHash`. */
  replacePasswordHash: (email: string, currentHash: string, newHash: string) => Promise<boolean>;
  /** Another password. False when the password has been changed since `login` was read. */
  replacePassword: (
    login: Login,
    changed: Pick<Login, 'password_hash' | 'token_version_floor'>,
  ) => Promise<boolean>;
  /** Forgets the failed sign-ins of the address. Changes nothing when it is not this user's. */
  liftLock: (email: string, lift: { userId: string; at: Date }) => Promise<void>;
  rememberNetworks: (email: string, networks: readonly string[]) => Promise<void>;
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
    reclaim: (login) =>
      table.put(login, {
        expression:
          'user_id = :user AND attribute_exists(moved) AND (attribute_not_exists(token_version_floor) OR token_version_floor <= :floor)',
        values: { ':user': login.user_id, ':floor': login.token_version_floor },
      }),
    releaseClaim: async (email, moveId) => {
      await table.delete({ email }, { expression: 'moved.id = :move', values: { ':move': moveId } });
    },
    endMove: async (email, moveId) => {
      await table.update(
        { email },
        { expression: 'REMOVE moved' },
        { expression: 'moved.id = :move', values: { ':move': moveId } },
      );
    },
    remove: ({ email, user_id, password_hash }) =>
      table.delete(
        { email },
        {
          expression: 'user_id = :user AND password_hash = :hash',
          values: { ':user': user_id, ':hash': password_hash },
        },
      ),
    removeOf: async (email, userId) => {
      await table.delete({ email }, { expression: 'user_id = :user', values: { ':user': userId } });
    },
    replacePasswordHash: async (email, currentHash, newHash) => {
      const updated = await table.update(
        { email },
        { expression: 'SET password_hash = :new', values: { ':new': newHash } },
        { expression: 'password_hash = :current', values: { ':current': currentHash } },
      );
      return updated !== undefined;
    },
    replacePassword: async ({ email, password_hash: currentHash }, changed) => {
      const values = { ':new': changed.password_hash, ':floor': changed.token_version_floor };
      const updated = await table.update(
        { email },
        { expression: 'SET password_hash = :new, token_version_floor = :floor', values },
        { expression: 'password_hash = :current', values: { ':current': currentHash } },
      );
      return updated !== undefined;
    },
    liftLock: async (email, { userId, at }) => {
      const change = { expression: 'SET lock_lifted_at = :at', values: { ':at': at.toISOString() } };
      const condition = { expression: 'user_id = :user', values: { ':user': userId } };
      await table.update({ email }, change, condition);
    },
    rememberNetworks: async (email, networks) => {
      await table.update(
        { email },
        { expression: 'SET known_networks = :networks', values: { ':networks': networks } },
        { expression: 'attribute_exists(email)' },
      );
    },
  };
}
