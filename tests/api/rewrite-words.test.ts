import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenByModel } from '#tests/builders/a-writing-model.ts';
import {
  aStream,
  type OpenAiReply,
  partsOf,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { type Answer, createApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner } from './owner.ts';

const TEXT = 'We cook in a wood oven.';
const REWRITTEN = `Sit down with us. ${TEXT}`;

const closing: (() => Promise<unknown>)[] = [];
let setup: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  setup = await start();
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/**
 * Starts local mode with a text model, and one owner with a website and one without. Answers aren't streamed, as on
 * AWS.
 */
async function start() {
  let reply: OpenAiReply = aStream({ text: REWRITTEN });
  const server = await startOpenAiServer((call) =>
    call.name === 'write_rewrite' ? reply : writtenByModel(call),
  );
  closing.push(server.close);
  const platform = await startRunningPlatform({
    TEXT_PROVIDER: 'openai-compatible',
    TEXT_BASE_URL: server.baseUrl,
    TEXT_MODEL: 'a-local-model',
  });
  closing.push(
    () => removeData(platform),
    () => platform.stop(),
  );
  const api = createApiClient(platform.webOrigin);
  const [owner, neighbor] = await Promise.all([anOwner(api), anOwner(api, 'Neighbor Cafe')]);
  const { websiteId } = await aGeneratedWebsite(api, owner, {
    website_name: 'Osteria Lupo',
    custom_requirements: TEXT,
  });
  return {
    calls: server.calls,
    abandoned: server.abandoned,
    rewrite: (rewrite_id: string, answer: OpenAiReply): Promise<Answer> => {
      reply = answer;
      const body = { path: 'pages[0].sections.about.content', text: TEXT, action: 'rewrite', rewrite_id };
      return api('rewriteText', { token: owner.token, params: { id: websiteId }, body });
    },
    words: async (id: string, { token } = owner) =>
      (await api('getRewrite', { token, params: { id } })).body.text,
    cancel: (id: string, { token } = owner) => api('cancelRewrite', { token, params: { id } }),
    neighbor,
  };
}

test('a caller polls for a rewrite while a model writes it, and another restaurant can’t read it', async () => {
  const id = 'the-rewrite-that-is-read';
  const { promise: rest, resolve: goOn } = Promise.withResolvers<string>();
  const [first = '', ...others] = partsOf({ text: REWRITTEN });
  expect(await setup.words(id)).toBe('');
  const writing = setup.rewrite(id, { events: [first, ...others.slice(0, 3), rest, ...others.slice(4)] });
  await expect.poll(() => setup.words(id)).toMatch(/^Sit down/);
  expect(await setup.words(id, setup.neighbor)).toBe('');
  goOn(others[3] ?? '');
  expect(await writing).toMatchObject({ status: 200, body: { changed: true, text: REWRITTEN } });
});

test.each<[string, OpenAiReply, RegExp]>([
  ['after its first words', { events: partsOf({ text: REWRITTEN }).slice(0, 4), ending: 'silence' }, /^Sit/],
  ['before its first words', 'silence', /^$/],
])('a rewrite that its caller cancels %s ends the request to the model', async (title, reply, words) => {
  const id = title.replaceAll(' ', '-');
  const [asked, abandoned] = [setup.calls.length, setup.abandoned()];
  const writing = setup.rewrite(id, reply);
  await expect.poll(() => setup.calls.length).toBe(asked + 1);
  await expect.poll(() => setup.words(id)).toMatch(words);
  await setup.cancel(id, setup.neighbor);
  expect(setup.abandoned()).toBe(abandoned);
  await setup.cancel(id);
  expect(await writing).toMatchObject({ status: 499, body: { code: 'canceled' } });
  await expect.poll(setup.abandoned).toBe(abandoned + 1);
});

test('a rewrite that was canceled before its call arrives writes nothing', async () => {
  const id = 'a-rewrite-canceled-early';
  await setup.cancel(id);
  expect(await setup.rewrite(id, 'silence')).toMatchObject({ status: 499, body: { code: 'canceled' } });
});

test('a malformed rewrite id is refused', async () => {
  expect(await setup.rewrite('short', 'silence')).toMatchObject({
    status: 422,
    body: { fields: { rewrite_id: 'Use 16 to 64 letters, numbers, hyphens, or underscores.' } },
  });
});
