import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRedemptionsRepository } from '#functions/redemptions/redemptions-repository.ts';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { activityNeeds } from './needs.ts';
import * as activityOperations from './operations.ts';

export const handler = httpFunction(activityRoutes, activityNeeds, ({ client, table, clock }) => {
  return openOperations(activityOperations, {
    auditRecords: createAuditRecordsRepository(table('receipts')),
    ...openProfileReader(table),
    checklists: createChecklistsRepository(table('checklists')),
    redemptions: createRedemptionsRepository(table('redemptions')),
    users: createUsersRepository(table('users')),
    findTogether: createFindTogether(client),
    clock,
  });
});
