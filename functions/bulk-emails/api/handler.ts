import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createBulkEmailsStore } from '#functions/bulk-emails/bulk-emails-store.ts';
import { createEmailOptOuts } from '#functions/bulk-emails/email-opt-outs.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import { bulkEmailsNeeds } from './needs.ts';
import { createBulkEmailOperations } from './operations.ts';

export const handler = httpFunction(
  bulkEmailRoutes,
  bulkEmailsNeeds,
  ({ records, table, queue, clock, runtime }) => {
    return createBulkEmailOperations({
      bulkEmails: createBulkEmailsStore(records),
      optOuts: createEmailOptOuts(records),
      users: createUsersRepository(table('users')),
      settings: createPlatformSettingsStore(records),
      emails: queue('emails'),
      messages: queue('bulkEmails'),
      rateLimiter: createRateLimiter({ ...table('rateLimits'), clock }),
      ...runtime,
    });
  },
);
