import type { ListedAdministrator } from '#functions/accounts/administrators.ts';
import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { Administrator, administratorRoutes } from '#shared/accounts/contract/administrator-routes.ts';

type Dependencies = Pick<AuthDependencies, 'administrators' | 'users'>;

/** Everyone who runs the platform. */
export function createListAdministrators(
  dependencies: Dependencies,
): Operation<typeof administratorRoutes.listAdministrators> {
  return async (_input, { userId }) => {
    await listSelf(dependencies, userId);
    return { data: { administrators: await describeAll(dependencies, userId) } };
  };
}

/** Adds the caller to the list, because it lacks administrators who were created on the command line. */
export async function listSelf({ administrators, users }: Dependencies, userId: string): Promise<void> {
  const user = await users.find(userId);
  if (user === undefined) throw new AppError('unauthenticated');
  await administrators.change((all) =>
    all.some(({ user_id }) => user_id === userId) ? undefined : [...all, listedUser(user)],
  );
}

function listedUser({ user_id, email, admin_role = 'admin', created_at }: User): ListedAdministrator {
  return { user_id, email, role: admin_role, added_at: created_at };
}

/** Describes administrators for the console, the caller first. */
export async function describeAll(
  { administrators, users }: Dependencies,
  userId: string,
): Promise<Administrator[]> {
  const present = (await administrators.read()).filter(({ is_leaving }) => is_leaving !== true);
  const described = await Promise.all(
    present.map(async ({ user_id, email, role, added_at }) => {
      const user = await users.find(user_id);
      const is_invited = user?.email_verified !== true;
      return {
        user_id,
        email: user?.email ?? email,
        role,
        added_at,
        is_invited,
        is_self: user_id === userId,
      };
    }),
  );
  return described.toSorted((one, other) => Number(other.is_self) - Number(one.is_self));
}
