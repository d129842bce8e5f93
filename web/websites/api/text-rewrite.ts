import type * as z from 'zod/mini';
import type { RewriteTextSchema, RewrittenTextSchema } from '#shared/websites/contract/text-rewrite.ts';
import { websiteWritingRoutes } from '#shared/websites/contract/website-writing-routes.ts';
import { createApi } from '#web/client/api.ts';
import { followRewrite } from './follow-rewrite.ts';

const api = createApi({ websites: websiteWritingRoutes });

export type TextRequest = z.input<typeof RewriteTextSchema>;
export type RewrittenText = z.infer<typeof RewrittenTextSchema>;

/** How it is waited for: until when, and who reads along. */
export type Waiting = { signal: AbortSignal; onWords: (text: string) => void };

/** Other words for a text of a website, or new questions. Saves nothing. */
export function rewriteText(id: string, body: TextRequest, waiting: Waiting): Promise<RewrittenText> {
  return followRewrite(api.websites, { params: { id }, body }, waiting);
}
