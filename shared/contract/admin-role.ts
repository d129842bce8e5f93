/**
 * What an administrator may do. `support` helps owners and reviews content, `billing` sees money, and `admin` may do
 * everything. Each route of the console says which roles may call it (`admins` in its row).
 */
export const ADMIN_ROLES = ['support', 'billing', 'admin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** For routes whose buttons are on screens that don’t load the route. */
export const MAY_IMPERSONATE = { access: 'admin', admins: ['support'] } as const;
export const MAY_DELETE_RESTAURANTS = { access: 'admin' } as const;
export const MAY_EMAIL_RESTAURANTS = { access: 'admin' } as const;
