import * as z from 'zod/mini';
import { MAY_EMAIL_RESTAURANTS } from '#shared/contract/admin-role.ts';
import { defineRoutes, forAdmin, forAnyone } from '#shared/contract/route.ts';
import { BulkEmailDraftSchema, BulkEmailSchema, EmailOptOutSchema } from './bulk-email.ts';

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const one = z.object({ data: BulkEmailSchema });

/** Emails of the platform to many owners, and how owners opt out of them. */
export const bulkEmailRoutes = defineRoutes({
  listBulkEmails: {
    summary: 'List bulk emails, newest first.',
    ...forAdmin('GET', '/admin/bulk-emails'),
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    status: 200,
    response: z.object({
      data: z.object({
        bulk_emails: z.array(BulkEmailSchema),
        next_cursor: z.optional(z.string()),
        /** Without the sender’s postal address in Platform Settings, no email can be created. */
        has_postal_address: z.boolean(),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the emails',
  },
  createBulkEmail: {
    summary: 'Draft an email to many restaurants and count its recipients. Doesn’t send it yet.',
    method: 'POST',
    path: '/admin/bulk-emails',
    ...MAY_EMAIL_RESTAURANTS,
    body: BulkEmailDraftSchema,
    status: 201,
    response: one,
    errors: ['postal_address_missing'],
    defaultError: 'We couldn’t save the email. Try again.',
    throttle: { rate: 2, burst: 5 },
  },
  getBulkEmail: {
    summary: 'Get a bulk email and its results so far.',
    ...forAdmin('GET', '/admin/bulk-emails/{id}'),
    params,
    status: 200,
    response: one,
    errors: ['not_found'],
    defaultError: 'We couldn’t load the email',
  },
  testBulkEmail: {
    summary: 'Send a test only to the administrator who makes the call.',
    ...forAdmin('POST', '/admin/bulk-emails/{id}/test'),
    params,
    status: 202,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t send the test. Try again.',
    throttle: { rate: 2, burst: 5 },
  },
  sendBulkEmail: {
    summary:
      'Send the email to every restaurant on its list. If you repeat the call, no restaurant gets it twice.',
    ...forAdmin('POST', '/admin/bulk-emails/{id}/send'),
    params,
    status: 202,
    response: one,
    errors: ['not_found', 'bulk_email_not_ready', 'postal_address_missing'],
    defaultError: 'We couldn’t send the email. Try again.',
    throttle: { rate: 2, burst: 5 },
  },
  setEmailOptOut: {
    summary: 'Opt out of the platform’s marketing emails with the link in any of them, or opt back in.',
    ...forAnyone('POST', '/email-opt-out'),
    body: EmailOptOutSchema,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['opt_out_link_invalid', 'too_many_requests'],
    defaultError: 'We couldn’t save your choice. Try again.',
    audit: false,
    throttle: { rate: 20, burst: 40 },
  },
  optOutInOneClick: {
    summary:
      'Opt out of the platform’s marketing emails from a mail program (RFC 8058). Repeating the call changes nothing.',
    ...forAnyone('POST', '/email-opt-out/{token}'),
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    status: 204,
    errors: ['opt_out_link_invalid'],
    defaultError: 'We couldn’t save your choice. Try again.',
    audit: false,
    // Email clients load it for many readers at about the same time.
    throttle: { rate: 100, burst: 200 },
  },
});
