import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { InvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { PlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { CustomersRepository } from '#functions/console/customers/customers-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { PaymentProvider } from '#functions/payments/payment-provider.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { Log } from '#functions/platform/log.ts';
import type { IdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import type { PlatformRules } from '#functions/platform-settings/platform-rules.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

/** The dependencies of billing. */
export type BillingOperationDependencies = {
  subscriptions: SubscriptionsRepository;
  invoices: InvoicesRepository;
  invoiceEntries: InvoiceEntriesRepository;
  names: Pick<RestaurantNamesRepository, 'search' | 'list'>;
  customers: Pick<CustomersRepository, 'findMany' | 'listEventually'>;
  planUsage: Pick<PlanUsageRepository, 'get' | 'findMany'>;
  restaurants: Pick<RestaurantsRepository, 'find' | 'get' | 'findMany'>;
  campaigns: Pick<CampaignsRepository, 'list'>;
  figures: Pick<FiguresRepository, 'total'>;
  rules: Pick<PlatformRules, 'planLimits'>;
  /** The schedule for payments that fail from now on. Absent: the product's default. */
  dunning?: PlatformRules['dunning'];
  idempotencyKeys: IdempotencyKeysRepository;
  payments: PaymentProvider;
  /** Undefined with built-in payments. */
  stripe: StripeBilling | undefined;
  records: PlatformRecordsRepository;
  /** The origin that the payment provider returns browsers to. */
  webOrigin: string | undefined;
  emails: MessageQueue<EmailMessage>;
  log: Pick<Log, 'warning'>;
  clock: Clock;
  ids: IdSource;
  /** Reads a font for documents by its path on the sites origin. */
  readFont: (fontPath: string) => Promise<Uint8Array | undefined>;
};
