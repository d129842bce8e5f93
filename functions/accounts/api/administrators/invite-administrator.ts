import { randomBytes } from 'node:crypto';
import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { type administratorRoutes, INVITATION_DAYS } from '#shared/accounts/contract/administrator-routes.ts';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import { describeAll, listSelf } from './list-administrators.ts';

/** A password that no one knows. The invitation’s link sets another. */
const PASSWORD_BYTES = 32;

/**
 * Creates an administrator's account with an unknown password, and emails a link to choose one. Someone who was invited
 * but hasn't accepted yet gets another link, and the role of the latest invitation.
 */
export function createInviteAdministrator(
  dependencies: AuthDependencies,
): Operation<typeof administratorRoutes.inviteAdministrator> {
  const { administrators, users, emails, ids, clock } = dependencies;
  return async ({ body: { email, role } }, { userId, audit }) => {
    await listSelf(dependencies, userId);
    const invitedId = await createAccount(dependencies, email, role);
    const added = { user_id: invitedId, email, role, added_at: clock.now().toISOString() };
    await administrators.change((all) => {
      const isListed = all.some(({ user_id }) => user_id === invitedId);
      return isListed
        ? all.map((each) => (each.user_id === invitedId ? { ...each, role } : each))
        : [...all, added];
    });
    await users.setAdminRole(invitedId, role);
    await emails.send({ kind: 'admin_invitation', user_id: invitedId, request_id: ids.next() });
    audit.after = { user_id: invitedId, role };
    return {
      message: `Invitation sent to ${email}. The link works for ${INVITATION_DAYS} days.`,
      data: { administrators: await describeAll(dependencies, userId) },
    };
  };
}

/** Returns the user's id. Throws `email_taken` for an address with an account in use. */
async function createAccount(
  { logins, users, passwords, ids, clock }: AuthDependencies,
  email: string,
  role: AdminRole,
): Promise<string> {
  const login = {
    email,
    user_id: ids.next(),
    role: 'admin' as const,
    password_hash: await passwords.hash(randomBytes(PASSWORD_BYTES).toString('hex')),
    token_version_floor: 0,
    known_networks: [],
    created_at: clock.now().toISOString(),
  };
  const known = (await logins.claim(login)) ? login : await logins.find(email);
  if (known?.role !== 'admin') throw emailTaken();
  const { user_id, created_at } = known;
  const user = { user_id, email, role: 'admin' as const, admin_role: role, created_at };
  if (await users.create({ ...user, email_verified: false, token_version: 0 })) return user_id;
  if ((await users.find(user_id))?.email_verified !== false) throw emailTaken();
  return user_id;
}

function emailTaken(): AppError {
  return new AppError('email_taken', {
    message: 'This email address already has an account. Use another one.',
  });
}
