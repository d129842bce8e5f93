import { createEmailTokensRepository } from '#functions/accounts/email-tokens-repository.ts';
import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createAdAccountsRepository } from '#functions/ads/ad-accounts-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import { createCustomerNotesRepository } from '#functions/console/customers/customer-notes-repository.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { createFailedMailsRepository } from '#functions/email/failed-mails-repository.ts';
import { createAiUsageRepository } from '#functions/features/ai-usage-repository.ts';
import { createFeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import { createGradesRepository } from '#functions/grader/grades-repository.ts';
import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { createLeadsRepository } from '#functions/leads/leads-repository.ts';
import { createMenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { createEnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import { createDynamoClient, type DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createEventsRepository } from '#functions/platform/events/events-repository.ts';
import { createFailuresRepository } from '#functions/platform/failures/failures-repository.ts';
import { createIdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import { createPlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { createBudgetReservationsRepository } from '#functions/platform-settings/budget-reservations-repository.ts';
import { createEnteredAmountsStore } from '#functions/platform-settings/entered-amounts-store.ts';
import { createMonthCostsRepository } from '#functions/platform-settings/month-costs-repository.ts';
import { createContentPlansRepository } from '#functions/posts/content-plans-repository.ts';
import { createRewritesRepository } from '#functions/posts/rewrites-repository.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createRedemptionsRepository } from '#functions/redemptions/redemptions-repository.ts';
import { createTillLinksRepository } from '#functions/redemptions/till-links-repository.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { tableName } from '#infra/local/emulators.ts';

/** All repositories on the tables of the emulators, behind one client. */
export function openRepositories(client: DynamoClient = createDynamoClient()) {
  const on = (table: Parameters<typeof tableName>[0]) => ({ client, tableName: tableName(table) });
  return {
    leads: createLeadsRepository(on('leads')),
    logins: createLoginsRepository(on('logins')),
    users: createUsersRepository(on('users')),
    restaurants: createRestaurantsRepository(on('restaurants')),
    notes: createCustomerNotesRepository(on('customerNotes')),
    customers: createCustomersRepository(on('customers')),
    monthCosts: createMonthCostsRepository(on('monthCosts')),
    restaurantNames: createRestaurantNamesRepository(on('restaurantNames')),
    profiles: createProfilesRepository(on('profiles')),
    emailTokens: createEmailTokensRepository(on('emailTokens')),
    failedMails: createFailedMailsRepository(on('failedMails')),
    websites: createWebsitesRepository(on('websites')),
    jobs: createGenerationJobsRepository(on('generationJobs')),
    images: createImagesRepository(on('images')),
    enhancements: createEnhancementsRepository(on('enhancements')),
    campaigns: createCampaignsRepository(on('campaigns')),
    promoCodes: createPromoCodesRepository(on('promoCodes')),
    idempotencyKeys: createIdempotencyKeysRepository(on('campaignRequests')),
    sends: createSendsRepository(on('sends')),
    textingSettings: createTextingSettingsRepository(on('textingSettings')),
    senderNumbers: createSenderNumbersRepository(on('senderNumbers')),
    findTogether: createFindTogether(client),
    aiUsage: createAiUsageRepository(on('aiUsage')),
    menuSales: createMenuSalesRepository(on('menuSales')),
    contentPlans: createContentPlansRepository(on('contentPlans')),
    rewrites: createRewritesRepository({ ...on('rewrites'), clock: systemClock }),
    featureJobs: createFeatureJobsRepository(on('featureJobs')),
    toggles: createFeatureTogglesRepository(on('featureToggles')),
    moderation: createModerationRepository(on('moderation')),
    grades: createGradesRepository(on('grades')),
    checklists: createChecklistsRepository(on('checklists')),
    guests: createGuestsRepository(on('guests')),
    redemptions: createRedemptionsRepository(on('redemptions')),
    redemptionCounters: createRedemptionCountsRepository(on('redemptionCounts')),
    adAccounts: createAdAccountsRepository(on('adAccounts')),
    tillLinks: createTillLinksRepository(on('tillLinks')),
    slugs: createSlugsRepository(on('slugs')),
    subscriptions: createSubscriptionsRepository(on('subscriptions')),
    invoices: createListedInvoices(
      createInvoicesRepository(on('invoices')),
      createInvoiceEntriesRepository(on('invoiceEntries')),
    ),
    invoiceEntries: createInvoiceEntriesRepository(on('invoiceEntries')),
    planUsage: createPlanUsageRepository(on('planUsage')),
    events: createEventsRepository(on('events')),
    figures: createFiguresRepository(on('figures')),
    budgetReservations: createBudgetReservationsRepository(on('platformRecords')),
    failures: createFailuresRepository(on('failures')),
    platformRecords: createPlatformRecordsRepository(on('platformRecords')),
    enteredAmounts: createEnteredAmountsStore(createPlatformRecordsRepository(on('platformRecords'))),
  };
}
