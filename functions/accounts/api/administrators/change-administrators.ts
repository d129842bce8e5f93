import type { ListedAdministrator } from '#functions/accounts/administrators.ts';
import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { administratorRoutes } from '#shared/accounts/contract/administrator-routes.ts';
import { describeAll, listSelf } from './list-administrators.ts';

type Dependencies = Pick<AuthDependencies, 'administrators' | 'users' | 'logins' | 'savedViews'>;

/** Changes the list in one write, then the user's row, whose new token version ends every session. Safe to repeat. */
export function createChangeAdministratorRole(
  dependencies: Dependencies,
): Operation<typeof administratorRoutes.changeAdministratorRole> {
  const { administrators, users } = dependencies;
  return async ({ params: { id }, body: { role } }, { userId, audit }) => {
    await listSelf(dependencies, userId);
    let before: ListedAdministrator | undefined;
    await administrators.change((all) => {
      before = find(all, id);
      const next = all.map((each) => (each.user_id === id ? { ...each, role } : each));
      assertAllowed(next, { id, userId });
      return next;
    });
    await users.setAdminRole(id, role);
    audit.before = { user_id: id, role: before?.role };
    audit.after = { user_id: id, role };
    return {
      message: 'Role changed. The administrator needs to sign in again.',
      data: { administrators: await describeAll(dependencies, userId) },
    };
  };
}

/** Marks the entry first, so that a repeated call completes the removal of account, sessions, views, and entry. */
export function createRemoveAdministrator(
  dependencies: Dependencies,
): Operation<typeof administratorRoutes.removeAdministrator> {
  const { administrators, users, logins, savedViews } = dependencies;
  return async ({ params: { id } }, { userId, audit }) => {
    await listSelf(dependencies, userId);
    let leaving: ListedAdministrator | undefined;
    await administrators.change((all) => {
      leaving = find(all, id);
      const next = all.map((each) => (each.user_id === id ? { ...each, is_leaving: true as const } : each));
      assertAllowed(next, { id, userId });
      return next;
    });
    const user = await users.find(id);
    for (const email of new Set([leaving?.email, user?.email, user?.pending_email]))
      if (email !== undefined) await logins.removeOf(email, id);
    await users.delete(id);
    await savedViews.delete(id);
    await administrators.change((all) => all.filter(({ user_id }) => user_id !== id));
    audit.before = { user_id: id, role: leaving?.role };
    return {
      message: 'Administrator removed.',
      data: { administrators: await describeAll(dependencies, userId) },
    };
  };
}

function find(all: readonly ListedAdministrator[], id: string): ListedAdministrator {
  const found = all.find(({ user_id }) => user_id === id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Throws `administrator_needed` for a change to the caller's account, and if no full administrator would be left. */
function assertAllowed(next: readonly ListedAdministrator[], { id, userId }: { id: string; userId: string }) {
  const isLed = next.some(({ role, is_leaving }) => role === 'admin' && is_leaving !== true);
  if (id === userId || !isLed) throw new AppError('administrator_needed');
}
