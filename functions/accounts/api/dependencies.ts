import type { EmailTokensRepository } from '#functions/accounts/email-tokens-repository.ts';
import type { LoginsRepository } from '#functions/accounts/logins-repository.ts';
import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { CustomersRepository } from '#functions/console/customers/customers-repository.ts';
import type { FeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import type { FeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import type { PasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { Log } from '#functions/platform/log.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { AccountDeletionMessage, EmailMessage } from '#shared/contract/queue-messages.ts';
import type { AuthParts } from './open-auth-parts.ts';

/** The dependencies of the auth operations. */
export type AuthDependencies = AuthParts & {
  logins: LoginsRepository;
  users: UsersRepository;
  restaurants: RestaurantsRepository;
  restaurantNames: RestaurantNamesRepository;
  featureJobs: Pick<FeatureJobsRepository, 'listLast'>;
  toggles: Pick<FeatureTogglesRepository, 'get' | 'save'>;
  customers: Pick<CustomersRepository, 'see'>;
  emailTokens: EmailTokensRepository;
  emails: MessageQueue<EmailMessage>;
  accountDeletions: MessageQueue<AccountDeletionMessage>;
  /** Public pages are removed with the account. */
  websites: Pick<WebsitesRepository, 'listNewest'>;
  sites: Pick<ObjectStore, 'deleteFolder'>;
  passwords: PasswordHasher;
  /** Encrypts the secrets of second factors. */
  encryptor: Encryptor;
  log: Log;
  clock: Clock;
  ids: IdSource;
};
