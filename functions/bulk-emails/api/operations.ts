import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import type { BulkEmailsDependencies } from './dependencies.ts';
import { createManageBulkEmails } from './manage-bulk-emails.ts';
import { createOptOutInOneClick, createSetEmailOptOut } from './set-email-opt-out.ts';

/** Emails of the platform to many owners, and how owners opt out of them. */
export function createBulkEmailOperations(
  dependencies: BulkEmailsDependencies,
): Operations<typeof bulkEmailRoutes> {
  return {
    ...createManageBulkEmails(dependencies),
    setEmailOptOut: createSetEmailOptOut(dependencies),
    optOutInOneClick: createOptOutInOneClick(dependencies),
  };
}
