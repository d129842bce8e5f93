import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type AuditRecordsRepository, createAuditRecordsRepository } from './audit-records-repository.ts';

export type AuditRecords = Pick<AuditRecordsRepository, 'record'>;

/** Creates the client with the first audit record, so that it doesn't slow down the start. */
export function openAuditRecords(tableName: string): AuditRecords {
  let auditRecords: AuditRecords | undefined;
  return {
    record: (auditRecord) => {
      auditRecords ??= createAuditRecordsRepository({ client: createDynamoClient(), tableName });
      return auditRecords.record(auditRecord);
    },
  };
}
