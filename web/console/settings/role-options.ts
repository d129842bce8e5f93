import { ADMIN_ROLES, type AdminRole } from '#shared/contract/admin-role.ts';

export const ROLE_LABELS: Readonly<Record<AdminRole, string>> = {
  support: 'Support',
  billing: 'Billing',
  admin: 'Admin',
};
export const ROLE_OPTIONS = ADMIN_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
