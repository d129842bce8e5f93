import type { AuditRecord } from '#functions/platform/audit/audit-record.ts';
import { auditRecordItem } from '#functions/platform/audit/audit-records-repository.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { RecordedOperation } from '#shared/contract/routes.ts';
import type { DemoBook } from './demo-book.ts';
import { createDemoRandom } from './demo-random.ts';

const KEPT_MS = 400 * 86_400_000;
/** The ID of the administrator of the demo's restaurants. */
const ADMINISTRATOR = 'demo';

type Done = {
  operation: RecordedOperation;
  isByAdministrator?: true;
  target?: AuditRecord['target'];
  before?: object;
  after?: object;
};

/**
 * Adds audit records for the demo's events within retention: actions of owners and administrators, not their
 * consequences.
 */
export function putDemoAuditRecords(book: DemoBook, now: Date): void {
  const random = createDemoRandom('receipts');
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  const written = new Set(
    book.events.flatMap((event) => (event.kind === 'site_generated' ? [event.data.website_id] : [])),
  );
  for (const event of book.events) {
    const { at, restaurant_id } = event;
    const done = doneBy(event, written);
    if (done === undefined || at < since) continue;
    const request_id = random.id(at);
    const auditRecord: AuditRecord = {
      restaurant_id,
      receipt_key: `${at}#${request_id}`,
      request_id,
      at,
      operation: done.operation,
      actor_id: done.isByAdministrator ? ADMINISTRATOR : restaurant_id,
      target: done.target ?? {},
      ...(done.before !== undefined && { before: JSON.stringify(done.before) }),
      ...(done.after !== undefined && { after: JSON.stringify(done.after) }),
    };
    book.put('receipts', auditRecordItem(auditRecord));
  }
}

/** The operation behind an event; undefined if a worker, a guest, or a schedule caused it. */
function doneBy(event: BusinessEvent, written: ReadonlySet<string>): Done | undefined {
  const { kind, data } = event;
  switch (kind) {
    case 'signed_up':
      return { operation: 'register' };
    case 'email_verified':
      return { operation: 'verifyEmail' };
    case 'site_created': {
      const operation = written.has(data.website_id) ? 'generateWebsite' : 'createFromTemplate';
      return { operation, after: { website_id: data.website_id } };
    }
    case 'site_published':
      return {
        operation: 'publishWebsite',
        target: { id: data.website_id },
        after: { version: data.version },
      };
    case 'ad_launched':
      return { operation: 'createFacebookAd', after: { campaign_id: data.campaign_id } };
    case 'sms_launched':
      return { operation: 'createSmsCampaign', after: { campaign_id: data.campaign_id } };
    case 'subscription_started':
      return { operation: 'subscribe', after: { plan: data.plan_id, state: 'active' } };
    case 'subscription_changed':
      return {
        operation: 'changeOwnSubscription',
        before: { plan: data.from_plan },
        after: { plan: data.plan_id },
      };
    case 'credit_purchased':
      return { operation: 'buyCredits', after: { dollars: data.cents / 100 } };
    case 'content_approved':
    case 'content_rejected': {
      const after = { status: kind === 'content_approved' ? 'approved' : 'rejected' };
      const before = { moderation_id: data.moderation_id, status: 'flagged' };
      return { operation: 'moderateContent', isByAdministrator: true, before, after };
    }
    case 'features_switched':
      return {
        operation: 'updateFeatureToggle',
        isByAdministrator: true,
        after: { feature: Object.keys(data)[0], enabled: Object.values(data)[0] === -1 },
      };
    default:
      return undefined;
  }
}
