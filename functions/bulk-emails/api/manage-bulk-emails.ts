import type { StoredBulkEmail } from '#functions/bulk-emails/bulk-emails-store.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { BulkEmail } from '#shared/bulk-emails/contract/bulk-email.ts';
import type { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import { EXAMPLE_NAME, fillPlaceholders } from '#shared/bulk-emails/fill-placeholders.ts';
import type { BulkEmailsDependencies } from './dependencies.ts';

const PAGE = 25;
const NO_RESULTS = { recipients: 0, left_out: 0, sent: 0, bounced: 0, opted_out: 0, sent_at: null };

/** Writes, tests, and sends emails to many restaurants. */
export function createManageBulkEmails({
  bulkEmails,
  users,
  settings,
  emails,
  messages,
  clock,
  ids,
}: BulkEmailsDependencies): Omit<Operations<typeof bulkEmailRoutes>, 'setEmailOptOut' | 'optOutInOneClick'> {
  const find = async (id: string) => {
    const found = await bulkEmails.find(id);
    if (found === undefined) throw new AppError('not_found');
    return found;
  };
  const hasPostalAddress = async () => (await settings.get()).postalAddress !== null;
  const requirePostalAddress = async () => {
    if (!(await hasPostalAddress())) throw new AppError('postal_address_missing');
  };
  return {
    listBulkEmails: async ({ query: { cursor } }) => {
      const after = readCursor(cursor, ['id'])?.id;
      const { bulkEmails: listed, lastId } = await bulkEmails.list({ limit: PAGE, after });
      const next_cursor = writeCursor(lastId === undefined ? undefined : { id: lastId });
      const has_postal_address = await hasPostalAddress();
      return { data: { bulk_emails: listed.map(describeEmail), next_cursor, has_postal_address } };
    },
    createBulkEmail: async ({ body }, { userId, audit }) => {
      await requirePostalAddress();
      const bulk_email_id = ids.next();
      const author = (await users.find(userId))?.email ?? userId;
      const created_at = clock.now().toISOString();
      const created = {
        ...body,
        ...NO_RESULTS,
        bulk_email_id,
        author,
        created_at,
        state: 'counting' as const,
      };
      await bulkEmails.create(created);
      await messages.send({ bulk_email_id });
      // A search may name an owner, and audit records outlive accounts.
      const { search: _typed, ...filters } = body.audience;
      audit.after = { bulk_email_id, subject: body.subject, audience: filters };
      return { data: created };
    },
    getBulkEmail: async ({ params: { id } }) => ({ data: describeEmail(await find(id)) }),
    testBulkEmail: async ({ params: { id } }, { userId, audit }) => {
      const { bulk_email_id, subject, text } = await find(id);
      const administrator = await users.find(userId);
      if (administrator === undefined) throw new AppError('not_found');
      const filled = {
        subject: fillPlaceholders(subject, EXAMPLE_NAME),
        text: fillPlaceholders(text, EXAMPLE_NAME),
      };
      await emails.send({
        kind: 'marketing',
        user_id: userId,
        request_id: ids.next(),
        letter: { ...filled, bulk_email_id },
      });
      audit.after = { bulk_email_id, subject };
      return { message: `We sent a test to ${administrator.email}.` };
    },
    sendBulkEmail: async ({ params: { id } }, { audit }) => {
      const before = await find(id);
      if (before.state === 'counting') throw new AppError('bulk_email_not_ready');
      await requirePostalAddress();
      const sending = await bulkEmails.change(id, (present) =>
        present.state === 'ready' ? { ...present, state: 'sending' } : undefined,
      );
      // Even if it is already sending: an earlier call may have crashed before this.
      await messages.send({ bulk_email_id: id });
      audit.before = { state: before.state };
      audit.after = { bulk_email_id: id, subject: before.subject, recipients: before.recipients };
      return { data: describeEmail(sending ?? before) };
    },
  };
}

function describeEmail({ version: _version, after: _after, ...bulkEmail }: StoredBulkEmail): BulkEmail {
  return bulkEmail;
}
