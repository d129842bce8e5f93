import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { RewriteTextSchema, RewrittenTextSchema } from './text-rewrite.ts';

/** What is written for the texts of a website while its owner edits them. */
export const websiteWritingRoutes = defineRoutes({
  rewriteText: {
    summary:
      'Rewrites one text of a website, or writes FAQs from known facts. Saves nothing: the caller puts the answer into the draft.',
    method: 'POST',
    path: '/website-builder/websites/{id}/rewrite',
    access: 'owner',
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
    defaultError: 'Failed to rewrite the text',
    receipt: false,
    limit: 'saves',
    throttle: { rate: 20, burst: 40 },
  },
});
