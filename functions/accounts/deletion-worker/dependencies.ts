import type { AccountStores } from '#functions/accounts/close-account.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { AdProvider } from '#functions/ads/provider/ad-provider.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { FeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import type { GuestsRepository } from '#functions/guests/guests-repository.ts';
import type { LeadsRepository } from '#functions/leads/leads-repository.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { openPartition } from '#functions/platform/aws/partition.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type { DeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { SenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import type { TextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import type { SlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { KeptPartitionName, PartitionName } from './partitions.ts';

/** The dependencies of account deletion. */
export type DeleteAccountDependencies = AccountStores & {
  restaurants: Pick<
    RestaurantsRepository,
    'find' | 'findEvenDeleted' | 'markDeleted' | 'uncountWebsite' | 'delete'
  >;
  deletedRestaurants: Pick<DeletedRestaurants, 'note'>;
  restaurantNames: Pick<RestaurantNamesRepository, 'remove'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'find' | 'save'>;
  slugs: SlugsRepository;
  campaigns: Pick<CampaignsRepository, 'list'>;
  subscriptions: Pick<SubscriptionsRepository, 'find' | 'save'>;
  invoices: Pick<InvoicesRepository, 'find' | 'settle'>;
  textingSettings: Pick<TextingSettingsRepository, 'find'>;
  moderation: Pick<ModerationRepository, 'dropUndecided'>;
  senderNumbers: Pick<SenderNumbersRepository, 'forget'>;
  toggles: Pick<FeatureTogglesRepository, 'get' | 'save'>;
  /** Finds a restaurant's items in one table. */
  partition: (
    table: PartitionName | KeptPartitionName,
    restaurantId: string,
  ) => ReturnType<typeof openPartition>;
  sites: ObjectStore;
  siteVersions: ObjectStore;
  guests: Pick<GuestsRepository, 'list' | 'delete'>;
  leads: Pick<LeadsRepository, 'deleteOf'>;
  /** Uploads and downloads in progress, under the restaurant's ID. */
  transfers: Pick<ObjectStore, 'deleteFolder'>;
  /** Lists of text campaigns, in a folder named by the restaurant's ID. */
  campaignLists: Pick<ObjectStore, 'deleteFolder'>;
  provider: Pick<AdProvider, 'switchTo'>;
  /** Undefined with built-in payments. */
  stripe: StripeBilling | undefined;
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  clock: Clock;
  log: Log;
};
