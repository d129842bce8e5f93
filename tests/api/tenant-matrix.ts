import type { OperationName } from '#shared/contract/routes.ts';

/**
 * How each route keeps tenants apart, and so what its test must show:
 * - `public`: needs no token and knows no tenant.
 * - `own data`: takes no id; what it answers belongs to the caller alone.
 * - `foreign id`: another tenant's id is answered exactly as an id that does not exist.
 * - `admin only`: an owner is refused.
 */
export type TenantRow =
  | { proof: 'public' }
  | { proof: 'own data'; body?: Record<string, unknown> }
  | { proof: 'foreign id'; id: 'website' | 'generation' }
  | { proof: 'admin only'; hasId: boolean };

/** One row a route. A route without its row does not compile. */
export const TENANT_MATRIX: Record<OperationName, TenantRow> = {
  login: { proof: 'public' },
  register: { proof: 'public' },
  verifyEmail: { proof: 'public' },
  getHealth: { proof: 'public' },
  getPublicConfig: { proof: 'public' },
  getCurrentUser: { proof: 'own data' },
  resendVerification: { proof: 'own data' },
  getRestaurantDashboard: { proof: 'own data' },
  getWebsiteBuilderDashboard: { proof: 'own data' },
  listWebsites: { proof: 'own data' },
  generateWebsite: { proof: 'own data', body: { website_name: 'Second site' } },
  getWebsite: { proof: 'foreign id', id: 'website' },
  publishWebsite: { proof: 'foreign id', id: 'website' },
  unpublishWebsite: { proof: 'foreign id', id: 'website' },
  deleteWebsite: { proof: 'foreign id', id: 'website' },
  getGenerationProgress: { proof: 'foreign id', id: 'generation' },
  impersonate: { proof: 'admin only', hasId: true },
  endImpersonation: { proof: 'admin only', hasId: false },
};
