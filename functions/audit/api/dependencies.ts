import type { ChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import type { AuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RedemptionsRepository } from '#functions/redemptions/redemptions-repository.ts';

/** Everything that showing audit records needs from the outside. */
export type ActivityDependencies = {
  auditRecords: Pick<AuditRecordsRepository, 'list'>;
  /** What stands there now: what was changed since cannot be undone. */
  profiles: Pick<ProfilesRepository, 'find'>;
  checklists: Pick<ChecklistsRepository, 'get'>;
  redemptions: Pick<RedemptionsRepository, 'find'>;
  clock: Clock;
};
