import type * as z from 'zod/mini';
import type { RewriteTextSchema, RewrittenTextSchema } from '#shared/contract/ai/text-rewrite.ts';
import { websiteWritingRoutes } from '#shared/contract/routes/websites/website-writing-routes.ts';
import { createApi } from '../api.ts';

const api = createApi({ websites: websiteWritingRoutes });

export type TextRequest = z.input<typeof RewriteTextSchema>;
export type RewrittenText = z.infer<typeof RewrittenTextSchema>;

/** Other words for a text of a website, or new questions. Saves nothing. */
export function rewriteText(id: string, body: TextRequest, signal: AbortSignal): Promise<RewrittenText> {
  return api.websites.rewriteText({ params: { id }, body, signal });
}
