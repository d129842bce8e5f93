import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import {
  CONTENT_TYPES,
  MODERATION_ACTIONS,
  MODERATION_STATUSES,
} from '#shared/moderation/moderated-content.ts';
import { RULE_KINDS } from '#shared/moderation/moderation-rule.ts';

/** Most items per call. */
const MOST_AT_ONCE = 100;
const contentId = z.string().check(z.minLength(1, 'Include the content’s ID.'), z.maxLength(200));
const action = z.enum(MODERATION_ACTIONS, 'Choose “approve” or “reject”.');
const reason = z.optional(z.string().check(z.trim(), z.maxLength(500, 'Use at most 500 characters.')));

/** Content to review (spec, console §3). Dates are null until they happen. */
const ModerationItemSchema = z
  .object({
    moderation_id: z.string(),
    restaurant_id: z.string(),
    status: z.enum(MODERATION_STATUSES),
    content_type: z.enum(CONTENT_TYPES),
    content_data: z.record(z.string(), z.string()),
    /** Rule IDs. */
    flags: z.array(z.string()),
    /** Each flagged sentence with its problem. */
    flag_details: z.array(
      z.object({ flag: z.string(), kind: z.enum(RULE_KINDS), passage: z.string(), sentence: z.string() }),
    ),
    flagged_at: z.iso.datetime(),
    reviewed_at: z.nullable(z.iso.datetime()),
    reviewed_by: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    /** When rejected content had been removed everywhere. */
    withdrawn_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'ModerationItem' });
export type ModerationItem = z.output<typeof ModerationItemSchema>;

export const moderationRoutes = defineRoutes({
  listFlaggedContent: {
    summary:
      'List content with a given status, newest first. Search by text, type, restaurant ID, or restaurant name.',
    ...forAdmin('GET', '/admin/moderation/flagged-content'),
    admins: ['support'],
    query: z.strictObject({
      status: z._default(z.enum(MODERATION_STATUSES, 'Choose a valid status.'), 'flagged'),
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        content: z.array(ModerationItemSchema),
        /** Names of the restaurants by ID, from their profiles. Deleted ones have none. */
        restaurant_names: z.record(z.string(), z.string()),
        /** The number of items per status, ignoring the search. */
        counts: z.object({ flagged: z.int(), approved: z.int(), rejected: z.int() }),
        next_cursor: z.optional(z.string()),
      }),
    }),
    errors: [],
    defaultError: 'Failed to fetch flagged content',
  },
  moderateContent: {
    summary: 'Approve or reject flagged content. Rejected content is removed everywhere.',
    ...forAdmin('POST', '/admin/moderation/moderate-content'),
    admins: ['support'],
    query: z.strictObject({ moderation_id: contentId, action, reason }),
    status: 200,
    response: z.object({ data: ModerationItemSchema }),
    errors: ['not_found', 'already_moderated'],
    defaultError: 'Failed to moderate content',
  },
  bulkModerate: {
    summary: 'Approve or reject up to 100 items. The response lists items that couldn’t be reviewed.',
    ...forAdmin('POST', '/admin/moderation/bulk-moderate'),
    admins: ['support'],
    body: z.strictObject({
      content_ids: z.array(contentId).check(z.maxLength(MOST_AT_ONCE, 'Choose up to 100 items at a time.')),
      action,
      reason,
    }),
    status: 200,
    response: z.object({
      data: z.object({
        moderated: z.array(ModerationItemSchema),
        refused: z.array(z.object({ moderation_id: z.string(), code: z.string(), error: z.string() })),
      }),
    }),
    errors: [],
    defaultError: 'Failed to bulk moderate content',
    throttle: { rate: 5, burst: 10 },
  },
});
