import { expect, test } from 'vitest';
import { followRewrite } from './follow-rewrite.ts';

const BODY = { path: 'pages[0].sections.about.content', text: 'A', action: 'rewrite' as const };
const ANSWER = { success: true as const, text: 'A table is set.', changed: true, items: [] };

/** A running rewrite; the test answers its calls. */
function setup(polled: () => Promise<string>) {
  const { promise, resolve } = Promise.withResolvers<typeof ANSWER>();
  const [ids, words]: [{ asked: string[]; polled: string[]; canceled: string[] }, string[]] = [
    { asked: [], polled: [], canceled: [] },
    [],
  ];
  const sending: { words: (text: string) => void } = { words: () => undefined };
  const canceling = new AbortController();
  const rewriting = followRewrite(
    {
      rewriteText: ({ body, signal, onWords }) => {
        ids.asked.push(body.rewrite_id ?? '');
        sending.words = (text) => onWords?.(text);
        return new Promise((done, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          void promise.then(done);
        });
      },
      getRewrite: async ({ params }) => {
        ids.polled.push(params.id);
        return { success: true, text: await polled() };
      },
      cancelRewrite: async ({ params }) => {
        ids.canceled.push(params.id);
        return { success: true, canceled: true };
      },
    },
    { params: { id: 'w1' }, body: BODY },
    { signal: canceling.signal, onWords: (text) => words.push(text) },
  );
  return { rewriting, ids, words, canceling, answer: () => resolve(ANSWER), send: sending };
}

test('text is polled under the id of the rewrite until the answer arrives', async () => {
  const texts = ['', 'A table', 'A table is'];
  const { rewriting, ids, words, answer } = setup(async () => texts.shift() ?? 'A table is set');
  await expect.poll(() => words.length).toBe(2);
  expect(words).toEqual(['A table', 'A table is']);
  expect(new Set(ids.polled)).toEqual(new Set(ids.asked));
  answer();
  expect(await rewriting).toEqual(ANSWER);
  expect(ids.canceled).toEqual([]);
});

test('an answer that streams its text isn’t polled, and closing the stream cancels it', async () => {
  const { rewriting, ids, words, canceling, send } = setup(async () => 'never asked');
  send.words('A table');
  canceling.abort();
  await expect(rewriting).rejects.toThrow();
  expect([words, ids.polled, ids.canceled]).toEqual([['A table'], [], []]);
});

test('canceling before the answer streams calls the API', async () => {
  const { rewriting, ids, canceling } = setup(async () => '');
  canceling.abort();
  await expect(rewriting).rejects.toThrow();
  expect(ids.canceled).toEqual(ids.asked);
});

test('a failed poll doesn’t affect the rewrite', async () => {
  const { rewriting, ids, answer } = setup(() => Promise.reject(new Error('Offline.')));
  await expect.poll(() => ids.polled.length).toBe(1);
  answer();
  expect(await rewriting).toEqual(ANSWER);
});
