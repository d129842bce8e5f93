import { AUDIT_RECORD_LISTS } from '#functions/platform/audit/audit-records-repository.ts';

type Row = Record<string, unknown>;

/** Audit records that fill a page in each of the eight lists. */
const FULL_LISTS = 1_000;

/** The latest records, in all parts of the list: a small platform fills a page like a large one. */
export function auditRecordsOf(restaurants: number, now: string): Row[] {
  return Array.from({ length: Math.max(restaurants, FULL_LISTS) }, (_, at) => {
    const moment = new Date(Date.parse(now) - at * 1000).toISOString();
    const receipt_key = `${moment}#request-${at}`;
    return {
      restaurant_id: `r${at % restaurants}`,
      receipt_key,
      request_id: `request-${at}`,
      at: moment,
      operation: 'updateContent',
      actor_id: `r${at % restaurants}`,
      target: { id: `site-${at}` },
      after: '{"version":8}',
      expires_at: Math.floor(Date.parse(now) / 1000) + 400 * 86_400,
      list_kind: AUDIT_RECORD_LISTS[at % AUDIT_RECORD_LISTS.length],
      list_key: `${receipt_key}#r${at % restaurants}`,
    };
  });
}
