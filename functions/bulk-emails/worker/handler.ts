import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createBulkEmailsStore } from '#functions/bulk-emails/bulk-emails-store.ts';
import { createEmailOptOuts } from '#functions/bulk-emails/email-opt-outs.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { BulkEmailMessageSchema } from '#shared/contract/queue-messages.ts';
import { bulkEmailWorkerNeeds } from './needs.ts';
import { createWorkOnBulkEmail } from './work-on-bulk-email.ts';

export const handler = queueFunction(
  BulkEmailMessageSchema,
  bulkEmailWorkerNeeds,
  ({ config, records, table, queue, clock }) => {
    return createWorkOnBulkEmail({
      bulkEmails: createBulkEmailsStore(records),
      optOuts: createEmailOptOuts(records),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      customers: createCustomersRepository(table('customers')),
      users: createUsersRepository(table('users')),
      emails: queue('emails'),
      messages: queue('bulkEmails'),
      clock,
      perSecond: config.BULK_EMAILS_PER_SECOND,
    });
  },
);
