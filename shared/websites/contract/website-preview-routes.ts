import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { PageSourceSchema, SourceFindingSchema, SourceInputSchema } from './website.ts';

/** The page of custom HTML and CSS. Separate from the other changes, so that the page's own screen loads less. */
export const websitePreviewRoutes = defineRoutes({
  previewWebsite: {
    summary: 'Preview the page with custom HTML and CSS, and see what we’d remove. Doesn’t save anything.',
    ...forOwner('POST', '/website-builder/websites/{id}/preview'),
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: z.strictObject({ generated_content: SourceInputSchema }),
    status: 200,
    response: z.object({
      data: z.object({
        /** The whole document, for a sandboxed frame. */
        page_html: z.string(),
        generated_content: PageSourceSchema,
        findings: z.array(SourceFindingSchema),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t preview your website. Try again.',
    audit: false,
    limit: 'saves',
    throttle: { rate: 100, burst: 200 },
  },
});
