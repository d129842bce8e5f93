import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import { checklistNeeds } from './needs.ts';
import * as checklistOperations from './operations.ts';

export const handler = httpFunction(checklistRoutes, checklistNeeds, ({ config, table, clock }) =>
  openOperations(checklistOperations, {
    checklists: createChecklistsRepository(table('checklists')),
    ...openProfileReader(table),
    websites: createWebsitesRepository(table('websites')),
    images: createImagesRepository(table('images')),
    redemptions: createRedemptionCountsRepository(table('redemptionCounts')),
    campaigns: createCampaignsRepository(table('campaigns')),
    users: createUsersRepository(table('users')),
    publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
    clock,
  }),
);
