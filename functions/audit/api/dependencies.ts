import type { ChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import type { AuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RedemptionsRepository } from '#functions/redemptions/redemptions-repository.ts';

export type ActivityDependencies = {
  auditRecords: Pick<AuditRecordsRepository, 'list'>;
  /** The current values: a change can’t be undone if something has changed since. */
  profiles: Pick<ProfilesRepository, 'find'>;
  checklists: Pick<ChecklistsRepository, 'get'>;
  redemptions: Pick<RedemptionsRepository, 'find'>;
  clock: Clock;
};
