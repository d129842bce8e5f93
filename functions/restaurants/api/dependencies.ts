import type { AccountStores } from '#functions/accounts/close-account.ts';
import type { LoginsRepository } from '#functions/accounts/logins-repository.ts';
import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { CustomerNotesRepository } from '#functions/console/customers/customer-notes-repository.ts';
import type { CustomersRepository } from '#functions/console/customers/customers-repository.ts';
import type { FailedMailsRepository } from '#functions/email/failed-mails-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { EventsRepository } from '#functions/platform/events/events-repository.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { Log } from '#functions/platform/log.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { GenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { ReopenDependencies } from '#functions/websites/generation/reopen-generation.ts';
import type {
  AccountDeletionMessage,
  EmailMessage,
  GenerationMessage,
} from '#shared/contract/queue-messages.ts';

export type RestaurantAdministrationDependencies = AccountStores &
  ReopenDependencies & {
    users: Pick<UsersRepository, 'suspend' | 'resume'>;
    restaurants: Pick<RestaurantsRepository, 'findEvenDeleted'>;
    customers: Pick<CustomersRepository, 'find' | 'save' | 'setTags'>;
    notes: CustomerNotesRepository;
    figures: Pick<FiguresRepository, 'listDaysOf'>;
    logins: Pick<LoginsRepository, 'liftLock'>;
    campaigns: Pick<CampaignsRepository, 'list'>;
    events: Pick<EventsRepository, 'listBefore'>;
    jobs: Pick<GenerationJobsRepository, 'listNewest'>;
    failedMails: Pick<FailedMailsRepository, 'find' | 'list'>;
    subscriptions: Pick<SubscriptionsRepository, 'find'>;
    invoices: Pick<InvoicesRepository, 'find'>;
    emails: MessageQueue<EmailMessage>;
    generation: MessageQueue<GenerationMessage>;
    accountDeletions: MessageQueue<AccountDeletionMessage>;
    ids: IdSource;
    log: Pick<Log, 'warning'>;
  };
