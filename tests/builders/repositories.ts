import { createAdAccountsRepository } from '#functions/modules/ad-accounts/ad-accounts-repository.ts';
import { createAiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import { createFeatureJobsRepository } from '#functions/modules/ai-features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createContentPlansRepository } from '#functions/modules/content-plans/content-plans-repository.ts';
import { createEmailTokensRepository } from '#functions/modules/email-tokens/email-tokens-repository.ts';
import { createEnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import { createEventsRepository } from '#functions/modules/events/events-repository.ts';
import { createFailedMailsRepository } from '#functions/modules/failed-mails/failed-mails-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createGradesRepository } from '#functions/modules/grades/grades-repository.ts';
import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createIdempotencyKeysRepository } from '#functions/modules/idempotency/idempotency-keys-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createLeadsRepository } from '#functions/modules/leads/leads-repository.ts';
import { createLoginsRepository } from '#functions/modules/logins/logins-repository.ts';
import { createMenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { createPlatformRecordsRepository } from '#functions/modules/platform-records/platform-records-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRedemptionsRepository } from '#functions/modules/redemptions/redemptions-repository.ts';
import { createTillLinksRepository } from '#functions/modules/redemptions/till-links-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createSenderNumbersRepository } from '#functions/modules/texting-settings/sender-numbers-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createSlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createDynamoClient, type DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { tableName } from '#infra/local/emulators.ts';

/** The repositories on the tables of the emulators and what reads across them, all behind one client. */
export function openRepositories(client: DynamoClient = createDynamoClient()) {
  const on = (table: Parameters<typeof tableName>[0]) => ({ client, tableName: tableName(table) });
  return {
    leads: createLeadsRepository(on('leads')),
    logins: createLoginsRepository(on('logins')),
    users: createUsersRepository(on('users')),
    restaurants: createRestaurantsRepository(on('restaurants')),
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
    invoices: createInvoicesRepository(on('invoices')),
    planUsage: createPlanUsageRepository(on('planUsage')),
    events: createEventsRepository(on('events')),
    figures: createFiguresRepository(on('figures')),
    platformRecords: createPlatformRecordsRepository(on('platformRecords')),
  };
}
