import type { AdministratorList } from '#functions/accounts/administrators.ts';
import type { EmailTokensRepository } from '#functions/accounts/email-tokens-repository.ts';
import type { LoginsRepository } from '#functions/accounts/logins-repository.ts';
import type { SavedViews } from '#functions/accounts/saved-views.ts';
import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { CustomersRepository } from '#functions/console/customers/customers-repository.ts';
import type { FeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import type { FeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import type { PasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import type { Tokens } from '#functions/platform/auth/token.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { Log } from '#functions/platform/log.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { AccountDeletionMessage, EmailMessage } from '#shared/contract/queue-messages.ts';
import type { KnownClients } from './known-clients.ts';
import type { AuthLimits } from './limits.ts';
import type { Challenges } from './second-factor/challenges.ts';

/** The dependencies of the auth operations. */
export type AuthDependencies = {
  administrators: AdministratorList;
  savedViews: SavedViews;
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
  tokens: Tokens;
  knownClients: KnownClients;
  /** Encrypts the secrets of second factors. */
  encryptor: Encryptor;
  challenges: Challenges;
  /** Administrators must sign in with two-step verification, or set it up first. */
  needsSecondFactor: boolean;
  rateLimiter: RateLimiter;
  limits: AuthLimits;
  log: Log;
  clock: Clock;
  ids: IdSource;
};
