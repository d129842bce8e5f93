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
  /** Rows of the first days have numbers too. */
  target: z.record(z.string(), z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  outcome: z.optional(z.enum(['unfinished', 'late', 'refused'])),
  expires_at: z.int(),
  /** Where it stands in the list of all audit records. Rows from before that list have neither. */
  list_kind: z.optional(z.string()),
  list_key: z.optional(z.string()),
});
type AuditRecordPage = { auditRecords: AuditRecord[]; next: string | undefined };

/**
 * The list of all audit records is kept in parts, so that no single key takes all writes of the platform: what
 * administrators did, and what everybody else did, by its kind. Read together they are the whole list.
 */
export const AUDIT_RECORD_LISTS = ['administrators', ...ACTIVITY_KINDS] as const;
export type AuditRecordList = (typeof AUDIT_RECORD_LISTS)[number];

/** From `from` on, without `before`, newest first: list keys, or days, which stand before all keys of the day. */
export type AuditRecordSpan = { from: string; before: string; limit: number };

export type AuditRecordsRepository = {
  /** Keeps an audit record for 400 days. One that is there already stays as it is. */
  record: (auditRecord: AuditRecord) => Promise<void>;
  /** A restaurant's audit records (or the platform's), newest first. */
  list: (
    restaurantId: string,
    page: { limit: number; after?: string | undefined },
  ) => Promise<AuditRecordPage>;
  /** The same within a span; `next` is the list key at which the page ends. */
  listSpan: (restaurantId: string, span: AuditRecordSpan) => Promise<AuditRecordPage>;
  /** One part of the list of all audit records. What was written in the last second may be missing. */
  listAllEventually: (list: AuditRecordList, span: AuditRecordSpan) => Promise<AuditRecordPage>;
};

/** Who did what, by restaurant and time. Rows are only ever added. */
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
        // The place where the page before ended comes once more.
        limit: limit + 1,
      });
      return {
        auditRecords: items.filter((auditRecord) => listKeyOf(auditRecord) < before),
        next: lastKey?.list_key,
      };
    },
  };
}

/** An audit record as it is stored, at its place in the list of all. */
export function auditRecordItem(auditRecord: AuditRecord) {
  const expires_at = Math.floor(Date.parse(auditRecord.at) / 1000) + KEPT_SECONDS;
  return { ...auditRecord, list_kind: listOf(auditRecord), list_key: listKeyOf(auditRecord), expires_at };
}

/** An audit record's place in the list of all: no other has the same. */
export function listKeyOf({
  receipt_key,
  restaurant_id,
}: Pick<AuditRecord, 'receipt_key' | 'restaurant_id'>): string {
  return `${receipt_key}#${restaurant_id}`;
}

function listOf(auditRecord: AuditRecord): AuditRecordList {
  return actorOf(auditRecord) === 'administrator' ? 'administrators' : kindOf(auditRecord.operation);
}
