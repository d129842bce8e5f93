import { setTimeout as wait } from 'node:timers/promises';
import { isNetworkError } from '../is-network-error.ts';
import { MOST_ANSWER_BYTES } from '../language-model.ts';
import { ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { readStream } from './read-stream.ts';

const SENT_AGAIN = new Set([429, 500, 503]);
/** Before the second attempt, where the server doesn’t say how long. */
const WAIT_MILLISECONDS = 500;
/** A second attempt is not begun with less time than this. */
const SHORTEST_ATTEMPT_MILLISECONDS = 1_000;

export type Posted = { status: number; text: string; requests: number };
type Post = {
  url: string;
  headers: Record<string, string>;
  body: object;
  deadline: number;
  signal: AbortSignal;
  /** Where a stream was asked for. */
  onPart: ((part: string) => void) | undefined;
};

/**
 * Sends a request, and once more where the server is busy or has an error and there is time for it. `deadline`: on the
 * clock of `performance.now`; `signal`: aborted then, or earlier. Throws `ModelFailure` where there is no answer in time,
 * or one that is too large.
 */
export async function postJson(post: Post): Promise<Posted> {
  try {
    const first = await send(post);
    if (!SENT_AGAIN.has(first.status)) return { ...first, requests: 1 };
    const waiting = first.retryAfter ?? WAIT_MILLISECONDS;
    const timeLeft = post.deadline - performance.now();
    if (waiting + SHORTEST_ATTEMPT_MILLISECONDS > timeLeft) return { ...first, requests: 1 };
    await wait(waiting, undefined, { signal: post.signal });
    return { ...(await send(post)), requests: 2 };
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
  const retryAfter = retryAfterOf(response.headers.get('retry-after'));
  const chunks = boundedChunks(response);
  const isStream = /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
  const text = await (isStream && onPart !== undefined ? readStream(chunks, onPart) : joined(chunks));
  return { status: response.status, text, retryAfter };
}

/** In milliseconds; undefined where the server doesn’t say it. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
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
    if (bytes > MOST_ANSWER_BYTES) throw serviceFailure(SERVICE_FAILURES.tooLarge);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
