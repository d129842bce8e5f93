import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { ChurnRecords } from '#functions/console/churn-records.ts';
import type { CustomerNotesRepository } from '#functions/console/customers/customer-notes-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

/** The dependencies of business intelligence. */
export type BusinessIntelligenceDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  churn: Pick<ChurnRecords, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find' | 'findMany'>;
  users: Pick<UsersRepository, 'find'>;
  notes: Pick<CustomerNotesRepository, 'add'>;
  emails: MessageQueue<EmailMessage>;
  clock: Clock;
  ids: IdSource;
};
