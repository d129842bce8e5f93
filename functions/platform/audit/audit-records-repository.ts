import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { ACTIVITY_KINDS } from '#shared/audit/contract/platform-activity.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { actorOf } from './audit-actor.ts';
import type { AuditRecord } from './audit-record.ts';
import { kindOf } from './audit-record-kinds.ts';

const KEPT_SECONDS = FIXED_RETENTION.auditRecords.days * 86_400;

const AuditRecordSchema = z.object({
  restaurant_id: z.string(),
  receipt_key: z.string(),
  request_id: z.string(),
  at: z.iso.datetime(),
  operation: z.string(),
  actor_id: z.string(),
  impersonation_id: z.optional(z.string()),
  proposed_by: z.optional(z.literal('assistant')),
  /** Early rows contain numbers, too. */
  target: z.record(z.string(), z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  outcome: z.optional(z.enum(['unfinished', 'late', 'refused'])),
  expires_at: z.int(),
  /** Keys of the list of all audit records. Absent in rows that are older than the list. */
  list_kind: z.optional(z.string()),
  list_key: z.optional(z.string()),
});
type AuditRecordPage = { auditRecords: AuditRecord[]; next: string | undefined };

/**
 * The list of all audit records is split by actor and kind, so that no single key takes all writes. Merging the
 * parts gives the full list.
 */
export const AUDIT_RECORD_LISTS = ['administrators', ...ACTIVITY_KINDS] as const;
export type AuditRecordList = (typeof AUDIT_RECORD_LISTS)[number];

/**
 * Newest first, from `from` (inclusive) to `before` (exclusive). Both are list keys or days, which sort before all
 * keys of the day.
 */
export type AuditRecordSpan = { from: string; before: string; limit: number };

export type AuditRecordsRepository = {
  /** Stores an audit record for 400 days. An existing one stays unchanged. */
  record: (auditRecord: AuditRecord) => Promise<void>;
  /** Lists the audit records of a restaurant, or of the platform, newest first. */
  list: (
    restaurantId: string,
    page: { limit: number; after?: string | undefined },
  ) => Promise<AuditRecordPage>;
  /** The same within a span. `next` is the list key at the end of the page. */
  listSpan: (restaurantId: string, span: AuditRecordSpan) => Promise<AuditRecordPage>;
  /** Lists one part of all audit records. Records of the last second may be missing. */
  listAllEventually: (list: AuditRecordList, span: AuditRecordSpan) => Promise<AuditRecordPage>;
};

/** Keeps audit records by restaurant and time. Rows are only added. */
export function createAuditRecordsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): AuditRecordsRepository {
  const table = openTable({ ...settings, schema: AuditRecordSchema });
  return {
    record: async (auditRecord) => {
      await table.put(auditRecordItem(auditRecord), { expression: 'attribute_not_exists(receipt_key)' });
    },
    list: async (restaurant_id, { limit, after }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant',
        values: { ':restaurant': restaurant_id },
        isDescending: true,
        limit,
        startAfter: after === undefined ? undefined : { restaurant_id, receipt_key: after },
      });
      return { auditRecords: items, next: lastKey?.receipt_key };
    },
    listSpan: async (restaurant_id, { from, before, limit }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant AND receipt_key BETWEEN :from AND :before',
        values: { ':restaurant': restaurant_id, ':from': from, ':before': before },
        isDescending: true,
        limit: limit + 1,
      });
      const next = lastKey?.receipt_key === undefined ? undefined : `${lastKey.receipt_key}#${restaurant_id}`;
      return { auditRecords: items.filter((auditRecord) => listKeyOf(auditRecord) < before), next };
    },
    listAllEventually: async (list, { from, before, limit }) => {
      const { items, lastKey } = await table.queryIndex('byTime', {
        expression: 'list_kind = :list AND list_key BETWEEN :from AND :before',
        values: { ':list': list, ':from': from, ':before': before },
        isDescending: true,
        // One more, because the last item of the previous page is repeated.
        limit: limit + 1,
      });
      return {
        auditRecords: items.filter((auditRecord) => listKeyOf(auditRecord) < before),
        next: lastKey?.list_key,
      };
    },
  };
}

/** Returns the stored item with its keys in the list of all. */
export function auditRecordItem(auditRecord: AuditRecord) {
  const expires_at = Math.floor(Date.parse(auditRecord.at) / 1000) + KEPT_SECONDS;
  return { ...auditRecord, list_kind: listOf(auditRecord), list_key: listKeyOf(auditRecord), expires_at };
}

/** Returns a unique key in the list of all. */
export function listKeyOf({
  receipt_key,
  restaurant_id,
}: Pick<AuditRecord, 'receipt_key' | 'restaurant_id'>): string {
  return `${receipt_key}#${restaurant_id}`;
}

function listOf(auditRecord: AuditRecord): AuditRecordList {
  return actorOf(auditRecord) === 'administrator' ? 'administrators' : kindOf(auditRecord.operation);
}
