import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Impersonation } from '#functions/platform/auth/token.ts';
import { type Expression, type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { changeWithEvent } from '#functions/platform/events/with-event.ts';
import { ADMIN_ROLES, type AdminRole } from '#shared/contract/admin-role.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { SuspensionSchema } from '#shared/restaurants/contract/suspension.ts';
import { type SessionRow, SessionRowSchema } from './session.ts';

const UserSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'restaurant']),
  /** The role of an administrator. Rows without one were created before there were roles, and may do everything. */
  admin_role: z.optional(z.enum(ADMIN_ROLES)),
  email_verified: z.boolean(),
  /** The new address, until it is confirmed. */
  pending_email: z.optional(z.string()),
  /** The previous address, which is notified of the change. */
  previous_email: z.optional(z.string()),
  /** Rises with each password change. Tokens with an older version are refused. */
  token_version: z.int().check(z.nonnegative()),
  /** The impersonation whose token is accepted. Each administrator has at most one. */
  impersonation_id: z.optional(z.string()),
  /** The impersonated restaurant. Absent in older rows. */
  impersonated_restaurant_id: z.optional(z.string()),
  /** While present, the owner can read, but can't send, publish, or generate content. */
  suspended: z.optional(SuspensionSchema),
  /** An administrator's sessions by ID. Tokens of other sessions are refused. */
  sessions: z.optional(z.record(z.string(), SessionRowSchema)),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof UserSchema>;

export type UsersRepository = {
  /** Looks up the user's row in one read with rows of other tables. */
  lookup: (userId: string) => Lookup<User>;
  find: (userId: string) => Promise<User | undefined>;
  /** False, with no change, if the user exists. */
  create: (user: User) => Promise<boolean>;
  /** Undefined if the user is gone or the address has changed. */
  markEmailVerified: (
    userId: string,
    email: string,
    at: Date,
  ) => Promise<'marked' | 'marked_before' | undefined>;
  /** Notes that an administrator has chosen a password. */
  markJoined: (userId: string) => Promise<void>;
  /** Stores a pending address. False if the user is gone or the address has changed. */
  awaitEmail: (user: User, pendingEmail: string) => Promise<boolean>;
  /** Makes the pending address the user's. False if it, the address, or the password has changed. */
  changeEmail: (user: User, change: { to: string; at: Date }) => Promise<boolean>;
  /** Deletes the user, which ends all tokens. Repeating it is safe. */
  delete: (userId: string) => Promise<void>;
  /** Changes an administrator's role and ends every session. Changes nothing if the role is the same. */
  setAdminRole: (userId: string, role: AdminRole) => Promise<void>;
  /** Ends all sessions. False if the user is gone. */
  endSessions: (userId: string) => Promise<boolean>;
  /** Ends all tokens older than this version. Changes nothing if the user has that version or is gone. */
  raiseTokenVersion: (userId: string, version: number) => Promise<void>;
  /** False if the user is gone or already suspended. */
  suspend: (userId: string, suspended: { at: string; reason: string }) => Promise<boolean>;
  /** False if the user isn't suspended. */
  resume: (userId: string) => Promise<boolean>;
  /** Starts this impersonation in place of the one in `user`. False if it has changed. */
  startImpersonation: (user: User, impersonation: Impersonation) => Promise<boolean>;
  /** Begins a session and ends the given ones. False if the user is gone or the token version has changed. */
  openSession: (
    user: User,
    session: SessionRow & { id: string },
    ended: readonly string[],
  ) => Promise<boolean>;
  /** Notes that a session was used. Changes nothing if it has ended. */
  seeSession: (userId: string, sessionId: string, at: Date) => Promise<void>;
  /** False if it has ended. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>;
  /** False if this impersonation has ended. */
  endImpersonation: (userId: string, impersonationId: string) => Promise<boolean>;
};

/** Keeps users by `user_id`. Password hashes are in the logins. */
export function createUsersRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): UsersRepository {
  const table = openTable({ ...settings, schema: UserSchema });
  return {
    lookup: (user_id) => table.lookup({ user_id }),
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
      if (updated !== undefined) return 'marked';
      const user = await table.find({ user_id: userId });
      return user?.email === email && user.email_verified ? 'marked_before' : undefined;
    },
    markJoined: async (user_id) => {
      const change = { expression: 'SET email_verified = :true', values: { ':true': true } };
      await table.update({ user_id }, change, EXISTS);
    },
    awaitEmail: async ({ user_id, email }, pendingEmail) => {
      const updated = await table.update(
        { user_id },
        { expression: 'SET pending_email = :pending', values: { ':pending': pendingEmail } },
        { expression: 'email = :email', values: { ':email': email } },
      );
      return updated !== undefined;
    },
    changeEmail: async ({ user_id, email, email_verified, token_version }, { to, at }) => {
      const change = {
        expression: 'SET email = :to, email_verified = :true, previous_email = :from REMOVE pending_email',
        values: { ':to': to, ':true': true, ':from': email },
      };
      const updated = await table.update(
        { user_id },
        changeWithEvent(change, email_verified ? undefined : emailVerified(user_id, at)),
        {
          expression: 'email = :from AND pending_email = :to AND token_version = :version',
          values: { ':version': token_version },
        },
      );
      return updated !== undefined;
    },
    delete: async (userId) => {
      await table.delete({ user_id: userId });
    },
    setAdminRole: async (userId, role) => {
      await table.update(
        { user_id: userId },
        {
          expression: 'SET admin_role = :role ADD token_version :one REMOVE sessions',
          values: { ':role': role, ':one': 1 },
        },
        {
          expression: '#role = :admin AND (attribute_not_exists(admin_role) OR admin_role <> :role)',
          names: { '#role': 'role' },
          values: { ':admin': 'admin' },
        },
      );
    },
    endSessions: async (userId) => {
      const updated = await table.update(
        { user_id: userId },
        { expression: 'ADD token_version :one REMOVE sessions', values: { ':one': 1 } },
        { expression: 'attribute_exists(user_id)' },
      );
      return updated !== undefined;
    },
    raiseTokenVersion: async (userId, version) => {
      await table.update(
        { user_id: userId },
        { expression: 'SET token_version = :version REMOVE sessions', values: { ':version': version } },
        { expression: 'token_version < :version' },
      );
    },
    suspend: async (user_id, suspended) => {
      const change = { expression: 'SET suspended = :suspended', values: { ':suspended': suspended } };
      const condition = 'attribute_exists(user_id) AND attribute_not_exists(suspended)';
      return (await table.update({ user_id }, change, { expression: condition })) !== undefined;
    },
    resume: async (user_id) => {
      const change = { expression: 'REMOVE suspended' };
      const condition = { expression: 'attribute_exists(suspended)' };
      return (await table.update({ user_id }, change, condition)) !== undefined;
    },
    startImpersonation: async ({ user_id, impersonation_id: before }, { id, restaurantId }) => {
      const change = {
        expression: 'SET impersonation_id = :id, impersonated_restaurant_id = :restaurant',
        values: { ':id': id, ':restaurant': restaurantId },
      };
      const condition =
        before === undefined
          ? { expression: 'attribute_exists(user_id) AND attribute_not_exists(impersonation_id)' }
          : { expression: 'impersonation_id = :before', values: { ':before': before } };
      return (await table.update({ user_id }, change, condition)) !== undefined;
    },
    openSession: async ({ user_id, token_version }, { id, ...session }, ended) => {
      const gone = ended.map((_, at) => `sessions.#ended${at}`).join(', ');
      const write = async (change: Expression, condition: string) =>
        (await table.update({ user_id }, change, {
          expression: `token_version = :version AND ${condition}`,
          values: { ':version': token_version },
        })) !== undefined;
      const add = () =>
        write(
          {
            expression: `SET sessions.#id = :session${gone === '' ? '' : ` REMOVE ${gone}`}`,
            names: { '#id': id, ...Object.fromEntries(ended.map((each, at) => [`#ended${at}`, each])) },
            values: { ':session': session },
          },
          'attribute_exists(sessions)',
        );
      const begin = () =>
        write(
          { expression: 'SET sessions = :sessions', values: { ':sessions': { [id]: session } } },
          'attribute_not_exists(sessions)',
        );
      // Another sign-in may have added the list in between.
      return (await add()) || (await begin()) || add();
    },
    seeSession: async (user_id, sessionId, at) => {
      await table.update(
        { user_id },
        { expression: 'SET sessions.#id.seen_at = :at', values: { ':at': at.toISOString() } },
        { expression: 'attribute_exists(sessions.#id)', names: { '#id': sessionId } },
      );
    },
    endSession: async (user_id, sessionId) => {
      const updated = await table.update(
        { user_id },
        { expression: 'REMOVE sessions.#id' },
        { expression: 'attribute_exists(sessions.#id)', names: { '#id': sessionId } },
      );
      return updated !== undefined;
    },
    endImpersonation: async (userId, impersonationId) => {
      const updated = await table.update(
        { user_id: userId },
        { expression: 'REMOVE impersonation_id, impersonated_restaurant_id' },
        { expression: 'impersonation_id = :id', values: { ':id': impersonationId } },
      );
      return updated !== undefined;
    },
  };
}

const EXISTS = { expression: 'attribute_exists(user_id)' };

/** Marks the owner's address as verified. */
export function emailVerified(userId: string, at: Date): BusinessEvent {
  return {
    event_id: `email_verified/${userId}`,
    kind: 'email_verified',
    at: at.toISOString(),
    restaurant_id: userId,
    data: {},
  };
}
