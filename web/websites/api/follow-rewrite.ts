import type * as z from 'zod/mini';
import type { RewriteTextSchema, RewrittenTextSchema } from '#shared/websites/contract/text-rewrite.ts';
import type { websiteWritingRoutes } from '#shared/websites/contract/website-writing-routes.ts';
import type { ApiClient } from '#web/client/client.ts';

export type TextRequest = z.input<typeof RewriteTextSchema>;
export type RewrittenText = z.infer<typeof RewrittenTextSchema>;

/** Ends the wait, and gets the text so far. */
export type Waiting = { signal: AbortSignal; onWords: (text: string) => void };

const INTERVAL_MILLISECONDS = 800;

type WritingApi = ApiClient<{ websites: typeof websiteWritingRoutes }>['websites'];
type Request = { params: { id: string }; body: TextRequest };

/**
 * Requests a rewrite and shows its text as it arrives: streamed with the answer, or else polled for. Without streaming,
 * canceling needs a separate call.
 */
export async function followRewrite(
  api: WritingApi,
  { params, body }: Request,
  { signal, onWords }: Waiting,
): Promise<RewrittenText> {
  const rewrite = { params: { id: crypto.randomUUID() } };
  const polling = new AbortController();
  const poll = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MILLISECONDS));
      if (polling.signal.aborted) return;
      const { text } = await api.getRewrite(rewrite);
      if (!polling.signal.aborted && text !== '') onWords(text);
    }
  };
  const cancel = () => void api.cancelRewrite(rewrite).catch(() => undefined);
  signal.addEventListener('abort', cancel, { signal: polling.signal });
  // A failed poll only loses the preview.
  poll().catch(() => undefined);
  try {
    return await api.rewriteText({
      params,
      body: { ...body, rewrite_id: rewrite.params.id },
      signal,
      onWords: (words) => {
        polling.abort();
        onWords(words);
      },
    });
  } finally {
    polling.abort();
  }
}
