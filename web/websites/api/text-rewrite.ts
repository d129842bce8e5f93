import { websiteWritingRoutes } from '#shared/websites/contract/website-writing-routes.ts';
import { createApi } from '#web/client/api.ts';
import { followRewrite, type RewrittenText, type TextRequest, type Waiting } from './follow-rewrite.ts';

const api = createApi({ websites: websiteWritingRoutes });

/** Rewrites a text of a website, or writes new questions. Saves nothing. */
export function rewriteText(id: string, body: TextRequest, waiting: Waiting): Promise<RewrittenText> {
  return followRewrite(api.websites, { params: { id }, body }, waiting);
}
