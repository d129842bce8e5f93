import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { administratorRoutes } from '#shared/accounts/contract/administrator-routes.ts';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ administrators: administratorRoutes });

/** Everyone who runs the platform. */
export function useAdministrators() {
  return useQuery({
    queryKey: queryKeys.administrators,
    queryFn: async ({ signal }) =>
      (await api.administrators.listAdministrators({ signal })).data.administrators,
  });
}

export type AdministratorChange =
  | { kind: 'invite'; email: string; role: AdminRole }
  | { kind: 'role'; id: string; role: AdminRole }
  | { kind: 'remove'; id: string };

/** Invites, changes, or removes an administrator. Throws `ApiError`. */
export function useChangeAdministrators() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: AdministratorChange) => send(change),
    onSuccess: ({ data }) => queries.setQueryData(queryKeys.administrators, data.administrators),
  });
}

function send(change: AdministratorChange) {
  const { administrators } = api;
  if (change.kind === 'invite')
    return administrators.inviteAdministrator({ body: { email: change.email, role: change.role } });
  const params = { id: change.id };
  if (change.kind === 'remove') return administrators.removeAdministrator({ params });
  return administrators.changeAdministratorRole({ params, body: { role: change.role } });
}
