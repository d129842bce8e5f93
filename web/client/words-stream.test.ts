import { expect, test } from 'vitest';
import { websiteWritingRoutes } from '#shared/websites/contract/website-writing-routes.ts';
import { createClient } from './client.ts';

const TEXT = 'Crème brûlée, every day.';
const ANSWER = { success: true, text: TEXT, changed: true, items: [] };
const REFUSAL = { success: false, error: 'Not now.', code: 'unavailable', request_id: 'r-1' };
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The result and the streamed text of a call whose answer arrives in these chunks. */
async function rewritten(pieces: readonly Uint8Array[], contentType = 'text/event-stream; charset=utf-8') {
  const accepted: (string | null)[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const client = createClient(
    { websites: websiteWritingRoutes },
    {
      fetch: async (_input, init) => {
        accepted.push(new Headers(init?.headers).get('accept'));
        return new Response(body, { headers: { 'content-type': contentType } });
      },
      baseUrl: '/api',
      readToken: () => null,
      onUnauthorized: async () => false,
    },
  );
  const words: string[] = [];
  const answer = await client.websites
    .rewriteText({
      params: { id: 'w1' },
      body: { path: 'pages[0].sections.about.content', text: 'A', action: 'rewrite' },
      onWords: (text) => words.push(text),
    })
    .catch((error: unknown) => error);
  return { answer, words, accepted };
}

const bytes = (text: string) => new TextEncoder().encode(text);
/** One byte at a time, which splits characters and events. */
const byteByByte = (text: string) => [...bytes(text)].map((byte) => Uint8Array.of(byte));

test('text streams in, and the answer ends the stream', async () => {
  const stream =
    event('words', { text: 'Crème' }) + event('words', { text: 'Crème brûlée' }) + event('done', ANSWER);
  const { answer, words, accepted } = await rewritten(byteByByte(stream));
  expect(words).toEqual(['Crème', 'Crème brûlée']);
  expect(answer).toEqual(ANSWER);
  expect(accepted).toEqual(['text/event-stream, application/json']);
});

test('an answer that isn’t streamed is read like any other', async () => {
  const { answer, words } = await rewritten([bytes(JSON.stringify(ANSWER))], 'application/json');
  expect([answer, words]).toEqual([ANSWER, []]);
});

test('an error after streamed text is reported like any other', async () => {
  const stream = event('words', { text: 'Crème' }) + event('error', REFUSAL);
  const { answer } = await rewritten([bytes(stream)]);
  expect(answer).toMatchObject({ message: 'Not now.', code: 'unavailable', requestId: 'r-1' });
});

test.each([
  ['is cut off', event('words', { text: 'Crème' })],
  ['is broken', 'event: words\ndata: {"tex\n\n'],
])('a stream that %s is a network failure', async (_title, stream) => {
  const { answer } = await rewritten([bytes(stream)]);
  expect(answer).toMatchObject({ code: 'network_failure' });
});
