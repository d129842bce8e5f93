import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { GUEST_LIST_ENCODINGS, GUEST_LIST_MESSAGES } from '#shared/lists/contract/guest-list-file.ts';
import {
  ListMappingSchema,
  ListShapeSchema,
  StoredListMappingSchema,
} from '#shared/lists/contract/list-mapping.ts';
import {
  EXPORT_COLUMNS,
  GuestSchema,
  GuestSummarySchema,
  MAX_IMPORT_BYTES,
  ROWS_OF_AN_IMPORT,
} from './guest.ts';

const PhoneParams = z.object({ phone: z.string().check(z.minLength(1), z.maxLength(100)) });
const cursor = z.optional(z.string().check(z.maxLength(100)));

const MISSING_FILE = 'Please upload a CSV file';

/** A restaurant’s guests and their consent to texts. */
export const guestRoutes = defineRoutes({
  listGuests: {
    summary:
      'List the restaurant’s guests, sorted by phone number. Search by all or part of a name or phone number.',
    ...forOwner('GET', '/guests'),
    query: z.strictObject({
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor,
    }),
    status: 200,
    response: z.object({
      data: z.object({ guests: z.array(GuestSummarySchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load your guests',
    throttle: { rate: 200, burst: 400 },
  },
  exportGuests: {
    summary:
      'Export all guest data as a file that `importGuests` can read. Returns up to 20,000 guests. Use `after` to get more.',
    ...forOwner('GET', '/guests/export'),
    query: z.strictObject({ after: cursor }),
    status: 200,
    file: { contentType: 'text/csv; charset=utf-8' },
    errors: [],
    defaultError: 'We couldn’t export your guests. Try again.',
    audit: true,
    throttle: { rate: 10, burst: 20 },
  },
  importGuests: {
    summary:
      'Import guests from a file of up to 500 rows, as text in JSON or as a multipart file. We keep existing data and opt-outs.',
    ...forOwner('POST', '/guests/import'),
    body: z.strictObject({ csv: z.optional(z.string(MISSING_FILE)) }),
    multipart: {
      fileField: 'file',
      maxBytes: MAX_IMPORT_BYTES,
      rule: {
        types: ['text/csv'],
        description: `Up to ${ROWS_OF_AN_IMPORT} rows in ${GUEST_LIST_ENCODINGS}. The header row must have customer_name and phone_number. Supported columns: ${EXPORT_COLUMNS.join(', ')}. We also read opt-out columns from other systems, such as opted_out, unsubscribed, or sms_opt_in.`,
      },
      messages: { missing: MISSING_FILE, tooLarge: GUEST_LIST_MESSAGES.tooLarge },
    },
    status: 200,
    response: z.object({
      message: z.string(),
      data: z.object({
        /** All rows: guests, duplicates, and errors. */
        rows: z.int(),
        guests: z.int(),
        duplicates: z.int(),
        /** Guests who opted out according to the file. */
        opted_out: z.int(),
        errors: z.array(z.string()),
        /**
         * Headings of the columns that were read as opt-in or opt-out, and of yes/no columns that were read as
         * something else.
         */
        answers: z.object({ read: z.array(z.string()), passed_over: z.array(z.string()) }),
      }),
    }),
    errors: ['payload_too_large'],
    defaultError: 'We couldn’t import your guests. Try again.',
    limit: 'saves',
  },
  getListMappings: {
    summary: 'List the saved column mappings for guest lists and sales files.',
    ...forOwner('GET', '/settings/list-mappings'),
    status: 200,
    response: z.object({ data: z.object({ mappings: z.array(StoredListMappingSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load your saved columns',
    throttle: { rate: 200, burst: 400 },
  },
  saveListMapping: {
    summary: 'Save the column mapping for a file layout. We keep the mappings for the last 20 layouts.',
    ...forOwner('PUT', '/settings/list-mappings/{shape}'),
    params: z.object({ shape: ListShapeSchema }),
    body: ListMappingSchema,
    status: 200,
    response: z.object({ message: z.string(), data: z.object({ mapping: StoredListMappingSchema }) }),
    errors: [],
    defaultError: 'We couldn’t save your column mapping. Try again.',
    limit: 'saves',
  },
  getGuest: {
    summary: 'Get one guest with orders, consent, and opt-out status.',
    ...forOwner('GET', '/guests/{phone}'),
    params: PhoneParams,
    status: 200,
    response: z.object({ data: GuestSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the guest',
    throttle: { rate: 200, burst: 400 },
  },
  exportGuest: {
    summary: 'Export all of a guest’s data to share with them: orders, consent, opt-outs, and texts.',
    ...forOwner('GET', '/guests/{phone}/export'),
    params: PhoneParams,
    status: 200,
    file: { contentType: 'application/json; charset=utf-8' },
    errors: ['not_found'],
    defaultError: 'We couldn’t export the guest’s data. Try again.',
    audit: true,
    throttle: { rate: 10, burst: 20 },
  },
  optOutGuest: {
    summary: 'Opt a guest out of texts. Only the guest can undo it.',
    ...forOwner('POST', '/guests/{phone}/opt-out'),
    params: PhoneParams,
    status: 200,
    response: z.object({ message: z.string(), data: GuestSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t opt this guest out. Try again.',
    limit: 'saves',
    throttle: { rate: 100, burst: 200 },
  },
  deleteGuest: {
    summary:
      'Delete a guest’s data. We keep only a hash of the phone number, to honor opt-outs, and for five years the proof of consent with another hash.',
    ...forOwner('DELETE', '/guests/{phone}'),
    params: PhoneParams,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t delete the guest. Try again.',
    limit: 'saves',
    throttle: { rate: 100, burst: 200 },
  },
});
