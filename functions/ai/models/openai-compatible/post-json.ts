import { isNetworkError } from '../is-network-error.ts';
import { MOST_ANSWER_BYTES } from '../language-model.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { type Deadline, RETRIED_STATUSES, waitToRetry } from '../wait-to-retry.ts';
import { readStream } from './read-stream.ts';

export type Posted = { status: number; text: string; requests: number };
type Post = Deadline & {
  url: string;
  headers: Record<string, string>;
  body: object;
  /** Where a stream was asked for. */
  onPart: ((part: string) => void) | undefined;
  mayRetry: boolean;
};

/**
 * Sends a request, and once more where the server is busy or has an error and there is time for it. Throws
 * `ModelFailure` where there is no answer in time, or one that is too large.
 */
export async function postJson(post: Post): Promise<Posted> {
  try {
    const { retryAfter, ...first } = await send(post);
    const isRetried = post.mayRetry && RETRIED_STATUSES.has(first.status);
    if (!isRetried || !(await waitToRetry(retryAfter, post))) return { ...first, requests: 1 };
    const { status, text } = await send(post);
    return { status, text, requests: 2 };
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (post.signal.aborted) throw serviceFailure(SERVICE_FAILURES.timeout);
    throw serviceFailure(isNetworkError(error) ? SERVICE_FAILURES.unreachable : SERVICE_FAILURES.notCalled);
  }
}

/** `redirect`: a key goes to no other server. */
async function send({ url, headers, body, signal, onPart }: Post) {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  const chunks = boundedChunks(response);
  const isStream = /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
  const text = await (isStream && onPart !== undefined ? readStream(chunks, onPart) : joined(chunks));
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
}

async function joined(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

async function* boundedChunks(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw new ModelFailure(ANSWER_FAILURES.tooLarge);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
