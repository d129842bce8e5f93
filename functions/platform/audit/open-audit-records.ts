import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type AuditRecordsRepository, createAuditRecordsRepository } from './audit-records-repository.ts';

export type AuditRecords = Pick<AuditRecordsRepository, 'record'>;

/** Audit records whose client is made with the first one, so that start-up does not pay for it. */
export function openAuditRecords(tableName: string): AuditRecords {
  let auditRecords: AuditRecords | undefined;
  return {
    record: (auditRecord) => {
      auditRecords ??= createAuditRecordsRepository({ client: createDynamoClient(), tableName });
      return auditRecords.record(auditRecord);
    },
  };
}
