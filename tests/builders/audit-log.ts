import type { AuditRecord } from '#functions/platform/audit/audit-record.ts';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';

/** Keeps audit records in memory. `changes`: the changes in each record. */
export function anAuditLog(): AuditRecords & { kept: AuditRecord[]; changes: () => object[] } {
  const kept: AuditRecord[] = [];
  const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
  return {
    kept,
    record: async (auditRecord) => void kept.push(auditRecord),
    changes: () =>
      kept.map(({ operation, before, after }) => ({ operation, before: read(before), after: read(after) })),
  };
}
