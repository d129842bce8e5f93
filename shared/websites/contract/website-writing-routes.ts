import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { RewriteIdSchema, RewriteTextSchema, RewrittenTextSchema } from './text-rewrite.ts';

const RewriteParams = z.object({ id: RewriteIdSchema });

/** Copy for the texts of a website while its owner edits them. */
export const websiteWritingRoutes = defineRoutes({
  rewriteText: {
    summary: 'Rewrite one piece of website copy, or write FAQs from the profile. Doesn’t save anything.',
    ...forOwner('POST', '/website-builder/websites/{id}/rewrite'),
    isRefusedWhileSuspended: true,
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: RewriteTextSchema,
    status: 200,
    response: z.object(RewrittenTextSchema.shape),
    errors: [
      'not_found',
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'too_many_requests',
    ],
    defaultError: 'We couldn’t rewrite the text. Try again.',
    audit: false,
    limit: 'saves',
  },
  getRewrite: {
    summary:
      'Get a rewrite’s unchecked text so far, for clients that don’t support server-sent events. Empty until the first words arrive.',
    ...forOwner('GET', '/website-builder/rewrites/{id}'),
    params: RewriteParams,
    status: 200,
    response: z.object({ text: z.string() }),
    errors: [],
    defaultError: 'We couldn’t load the text',
    throttle: { rate: 100, burst: 200 },
  },
  cancelRewrite: {
    summary: 'Cancel a rewrite in progress. Has no effect if the rewrite has finished.',
    ...forOwner('POST', '/website-builder/rewrites/{id}/cancel'),
    params: RewriteParams,
    status: 200,
    response: z.object({ canceled: z.literal(true) }),
    errors: [],
    defaultError: 'We couldn’t cancel the rewrite. Try again.',
    audit: false,
  },
});
