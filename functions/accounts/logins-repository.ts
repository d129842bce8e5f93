import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import {
  type PendingFactor,
  PendingFactorSchema,
  recoveryOf,
  type SecondFactor,
  SecondFactorSchema,
} from './second-factor.ts';

const LoginSchema = z.object({
  /** Lower case, as the contract parses it. */
  email: z.string(),
  user_id: z.string(),
  role: z.enum(['admin', 'restaurant']),
  /** PHC string. */
  password_hash: z.string(),
  /**
   * Tokens with an older version ended when this password was set. The user's own version follows in a second
   * write; sign-in repeats that write if it is missing.
   */
  token_version_floor: z._default(z.int().check(z.nonnegative()), 0),
  /** Keyed hashes of the address groups that signed in to this account, the latest last. */
  known_networks: z._default(z.array(z.string()), []),
  created_at: z.iso.datetime(),
  /** Failed sign-ins before this time don't count. */
  lock_lifted_at: z.optional(z.iso.datetime()),
  /** Present while the account moves here from another address. Sign-in uses the address in the user's row. */
  moved: z.optional(z.object({ id: z.string(), from: z.string() })),
  second_factor: z.optional(SecondFactorSchema),
  pending_second_factor: z.optional(PendingFactorSchema),
});
export type Login = z.infer<typeof LoginSchema>;

export type LoginsRepository = {
  find: (email: string) => Promise<Login | undefined>;
  /** False if the address is taken. */
  claim: (login: Login) => Promise<boolean>;
  /** Claims the address again after an interrupted move of the same account, unless the password there is newer. */
  reclaim: (login: Login) => Promise<boolean>;
  /** Releases the claim of an abandoned move. */
  releaseClaim: (email: string, moveId: string) => Promise<void>;
  /** Marks a move as finished. */
  endMove: (email: string, moveId: string) => Promise<void>;
  /** False when the password has been changed since `login` was read. */
  remove: (login: Login) => Promise<boolean>;
  /** Removes the login if it belongs to this user. */
  removeOf: (email: string, userId: string) => Promise<void>;
  /** Stores the same password, hashed with today's cost. False if the hash is no longer `currentHash`. */
  replacePasswordHash: (email: string, currentHash: string, newHash: string) => Promise<boolean>;
  /** Sets a new password. False if the password changed after `login` was read. */
  replacePassword: (
    login: Login,
    changed: Pick<Login, 'password_hash' | 'token_version_floor'>,
  ) => Promise<boolean>;
  /** Forgets failed sign-ins. Changes nothing if the address isn't this user's. */
  liftLock: (email: string, lift: { userId: string; at: Date }) => Promise<void>;
  rememberNetworks: (email: string, networks: readonly string[]) => Promise<void>;
  /** Stores a new factor until it is confirmed with a code. False if the login's factor has changed. */
  putPendingFactor: (login: Login, pending: PendingFactor) => Promise<boolean>;
  /** Activates the pending factor. False if either factor has changed. */
  confirmFactor: (login: Login, factor: SecondFactor) => Promise<boolean>;
  /** Consumes a code. False if it, or a later one, was used. */
  spendStep: (email: string, factor: SecondFactor, step: number) => Promise<boolean>;
  /** Consumes a recovery code. False if it was used. */
  spendRecoveryCode: (email: string, factor: SecondFactor, hash: string) => Promise<boolean>;
  /** False if the factor has changed. */
  replaceRecoveryCodes: (email: string, factor: SecondFactor, hashes: readonly string[]) => Promise<boolean>;
  /** Removes the factor and a pending one. Changes nothing if the login isn't this user's. */
  removeFactor: (email: string, userId: string) => Promise<void>;
};

/** Keeps one row per email address: its user, and the hash of the password. */
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
    putPendingFactor: async (login, pending) => {
      const change = { expression: 'SET pending_second_factor = :pending', values: { ':pending': pending } };
      return (await table.update({ email: login.email }, change, hasFactorOf(login))) !== undefined;
    },
    confirmFactor: async (login, factor) => {
      const change = {
        expression: 'SET second_factor = :factor REMOVE pending_second_factor',
        values: { ':factor': factor },
      };
      const { expression, values } = hasFactorOf(login);
      const condition = {
        expression: `${expression} AND pending_second_factor.id = :pending`,
        values: { ...values, ':pending': factor.id },
      };
      return (await table.update({ email: login.email }, change, condition)) !== undefined;
    },
    spendStep: async (email, { id }, step) => {
      const change = { expression: 'SET second_factor.last_step = :step', values: { ':step': step } };
      const condition = {
        expression: 'second_factor.id = :id AND second_factor.last_step < :step',
        values: { ':id': id },
      };
      return (await table.update({ email }, change, condition)) !== undefined;
    },
    spendRecoveryCode: async (email, { id }, hash) => {
      const change = { expression: 'REMOVE second_factor.recovery.#hash', names: { '#hash': hash } };
      const condition = {
        expression: 'second_factor.id = :id AND attribute_exists(second_factor.recovery.#hash)',
        values: { ':id': id },
      };
      return (await table.update({ email }, change, condition)) !== undefined;
    },
    replaceRecoveryCodes: async (email, { id }, hashes) => {
      const recovery = recoveryOf(hashes);
      const change = { expression: 'SET second_factor.recovery = :codes', values: { ':codes': recovery } };
      const condition = { expression: 'second_factor.id = :id', values: { ':id': id } };
      return (await table.update({ email }, change, condition)) !== undefined;
    },
    removeFactor: async (email, userId) => {
      await table.update(
        { email },
        { expression: 'REMOVE second_factor, pending_second_factor' },
        { expression: 'user_id = :user', values: { ':user': userId } },
      );
    },
  };
}

/** Whether the login's factor hasn't changed since it was read. */
function hasFactorOf({ user_id, second_factor }: Login) {
  const isSame =
    second_factor === undefined ? 'attribute_not_exists(second_factor)' : 'second_factor.id = :present';
  return {
    expression: `user_id = :user AND ${isSame}`,
    values: { ':user': user_id, ...(second_factor && { ':present': second_factor.id }) },
  };
}
