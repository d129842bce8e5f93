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
  /** The role of an administrator. Rows older than roles have none and may do everything. */
  admin_role: z.optional(z.enum(ADMIN_ROLES)),
  email_verified: z.boolean(),
  /** The address that is to follow, until somebody who reads its mail confirms it. */
  pending_email: z.optional(z.string()),
  /** The address before, which is told of the change. */
  previous_email: z.optional(z.string()),
  /** Rises when the password changes; tokens that carry an older one are refused. */
  token_version: z.int().check(z.nonnegative()),
  /** The one impersonation whose token is accepted, while an administrator acts for a restaurant. */
  impersonation_id: z.optional(z.string()),
  /** For which restaurant. Rows from before it was kept have none. */
  impersonated_restaurant_id: z.optional(z.string()),
  /** While it is there, the owner reads, and sends, publishes and has written nothing. */
  suspended: z.optional(SuspensionSchema),
  /** Of administrators, by id: a token of a session that is not here is refused. */
  sessions: z.optional(z.record(z.string(), SessionRowSchema)),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof UserSchema>;

export type UsersRepository = {
  /** The user's row, to be read together with rows of other tables. */
  lookup: (userId: string) => Lookup<User>;
  find: (userId: string) => Promise<User | undefined>;
  /** False when the user is already there; then nothing changes. */
  create: (user: User) => Promise<boolean>;
  /** Undefined when the user is gone or has another address by now. */
  markEmailVerified: (
    userId: string,
    email: string,
    at: Date,
  ) => Promise<'marked' | 'marked_before' | undefined>;
  /** An administrator has chosen the first password. */
  markJoined: (userId: string) => Promise<void>;
  /** Notes which address is to follow. False when the user is gone or has another address by now. */
  awaitEmail: (user: User, pendingEmail: string) => Promise<boolean>;
  /** The awaited address counts. False when the user awaits another, or address or password were changed meanwhile. */
  changeEmail: (user: User, change: { to: string; at: Date }) => Promise<boolean>;
  /** Ends every token, and whatever else asks for the user. Repeating it is safe. */
  delete: (userId: string) => Promise<void>;
  /** Changes an administrator's role and ends every session. Changes nothing if the role is the same. */
  setAdminRole: (userId: string, role: AdminRole) => Promise<void>;
  /** Ends every token given out so far. False when the user is gone. */
  endSessions: (userId: string) => Promise<boolean>;
  /** Ends every token older than this version. Changes nothing when the user has that version already, or is gone. */
  raiseTokenVersion: (userId: string, version: number) => Promise<void>;
  /** False when the user is gone or suspended already. */
  suspend: (userId: string, suspended: { at: string; reason: string }) => Promise<boolean>;
  /** False when the user is not suspended. */
  resume: (userId: string) => Promise<boolean>;
  /** Begins this impersonation in place of the one that the user's row names. False when it is another by now. */
  startImpersonation: (user: User, impersonation: Impersonation) => Promise<boolean>;
  /** Begins a session, and ends those. False when the user is gone, or has another token version by now. */
  openSession: (
    user: User,
    session: SessionRow & { id: string },
    ended: readonly string[],
  ) => Promise<boolean>;
  /** Notes that a session was used. Changes nothing when it has ended. */
  seeSession: (userId: string, sessionId: string, at: Date) => Promise<void>;
  /** False when it has ended already. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>;
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
      // Another sign-in may have been the first in between.
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

/** The owner has shown that the address is theirs. */
export function emailVerified(userId: string, at: Date): BusinessEvent {
  return {
    event_id: `email_verified/${userId}`,
    kind: 'email_verified',
    at: at.toISOString(),
    restaurant_id: userId,
    data: {},
  };
}
