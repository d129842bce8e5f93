import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { changeWithEvent } from '#functions/modules/events/with-event.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

export const UserSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'restaurant']),
  email_verified: z.boolean(),
  /** Rises when the password changes; tokens that carry an older one are refused. */
  token_version: z.int().check(z.nonnegative()),
  /** The one impersonation whose token is accepted, while an administrator acts for a restaurant. */
  impersonation_id: z.optional(z.string()),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof UserSchema>;

export type UsersRepository = {
  find: (userId: string) => Promise<User | undefined>;
  /** False when the user is already there; then nothing changes. */
  create: (user: User) => Promise<boolean>;
  /** False when the user is gone or has another address by now. Repeating it is no failure. */
  markEmailVerified: (userId: string, email: string, at: Date) => Promise<boolean>;
  /** Ends every token given out so far. False when the user is gone. */
  endSessions: (userId: string) => Promise<boolean>;
  /** Ends every token older than this version. Changes nothing when the user has that version already, or is gone. */
  raiseTokenVersion: (userId: string, version: number) => Promise<void>;
  /** Begins this impersonation, which ends the one before. False when the user is gone. */
  startImpersonation: (userId: string, impersonationId: string) => Promise<boolean>;
  /** False when this impersonation has ended already. */
  endImpersonation: (userId: string, impersonationId: string) => Promise<boolean>;
};

/** The people who can sign in, by `user_id`. Their password hashes are with the logins. */
export function createUsersRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): UsersRepository {
  const table = openTable({ ...settings, schema: UserSchema });
  return {
    find: (userId) => table.find({ user_id: userId }),
    create: (user) => table.put(user, { expression: 'attribute_not_exists(user_id)' }),
    markEmailVerified: async (userId, email, at) => {
      const updated = await table.update(
        { user_id: userId },
        changeWithEvent(
          { expression: 'SET email_verified = :true', values: { ':true': true } },
          emailVerified(userId, at),
        ),
        {
          expression: 'email = :email AND email_verified = :false',
          values: { ':email': email, ':false': false },
        },
      );
      const user = updated ?? (await table.find({ user_id: userId }));
      return user?.email === email && user.email_verified;
    },
    endSessions: async (userId) => {
      const updated = await table.update(
        { user_id: userId },
        { expression: 'ADD token_version :one', values: { ':one': 1 } },
        { expression: 'attribute_exists(user_id)' },
      );
      return updated !== undefined;
    },
    raiseTokenVersion: async (userId, version) => {
      await table.update(
        { user_id: userId },
        { expression: 'SET token_version = :version', values: { ':version': version } },
        { expression: 'token_version < :version' },
      );
    },
    startImpersonation: async (userId, impersonationId) => {
      const updated = await table.update(
        { user_id: userId },
        { expression: 'SET impersonation_id = :id', values: { ':id': impersonationId } },
        { expression: 'attribute_exists(user_id)' },
      );
      return updated !== undefined;
    },
    endImpersonation: async (userId, impersonationId) => {
      const updated = await table.update(
        { user_id: userId },
        { expression: 'REMOVE impersonation_id' },
        { expression: 'impersonation_id = :id', values: { ':id': impersonationId } },
      );
      return updated !== undefined;
    },
  };
}

function emailVerified(userId: string, at: Date): BusinessEvent {
  return {
    event_id: `email_verified/${userId}`,
    kind: 'email_verified',
    at: at.toISOString(),
    restaurant_id: userId,
    data: {},
  };
}
