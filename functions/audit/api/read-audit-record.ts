import type { AuditRecord } from '#functions/platform/audit/audit-record.ts';

export type Values = Readonly<Record<string, unknown>>;

/** An audit record with its JSON parsed. */
export type ReadAuditRecord = Omit<AuditRecord, 'before' | 'after'> & { before: Values; after: Values };

export function readAuditRecord(auditRecord: AuditRecord): ReadAuditRecord {
  return { ...auditRecord, before: valuesOf(auditRecord.before), after: valuesOf(auditRecord.after) };
}

function valuesOf(json: string | undefined): Values {
  return json === undefined ? {} : asValues(JSON.parse(json));
}

/** The fields of an object; none for any other value. */
export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}
