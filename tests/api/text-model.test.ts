import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPhotoOfText } from '#tests/builders/hostile-images.ts';
import {
  aCompletion,
  anError,
  type OpenAiReply,
  partsOf,
  type SeenCall,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { createApiClient, routeOf, urlOf } from './api-client.ts';
import { openWebsites } from './opened-website.ts';
import { aGeneratedWebsite, anOwner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const SENTENCE = 'We cook in a wood oven.';
const READ = {
  language: 'en',
  proposals: [{ field: 'story', value: { text: SENTENCE }, words: SENTENCE, confidence: 'certain' }],
  wishes: [],
  not_for_guests: [],
};
const STORY = {
  tagline: 'Sit down, a long lunch',
  hero_description: 'A table is set at {website_name}.',
  meta_description: '{website_name}: a table is set.',
  about_content: '{sentence_1}',
  contact_description: 'Come and see us.',
};
const REWRITTEN = `Sit down with us. ${SENTENCE}`;
const BRIEF = { website_name: 'Osteria Lupo', custom_requirements: SENTENCE };

/** A model that reads the brief's sentence and writes the story. */
function answerTo({ name }: SeenCall): OpenAiReply {
  if (name === 'check') return aCompletion({ ok: true });
  if (name === 'write_read_profile') return aCompletion(READ);
  if (name === 'write_read_menu_photo') return aCompletion({ lines: ['Pasta', 'Carbonara 14.50'] });
  if (name === 'write_story') return aCompletion(STORY);
  return aCompletion({ answer: 'Hello from the kitchen.' });
}

/** What the model replies. At first, the key is wrong. */
let reply: (call: SeenCall) => OpenAiReply = () => anError(401);
let platform: Awaited<ReturnType<typeof start>>;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  platform = await start();
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** Starts local mode with a text model that gives these replies. */
async function start() {
  const server = await startOpenAiServer((call) => reply(call));
  closing.push(server.close);
  const running = await startRunningPlatform({
    DEMO_ADMIN_EMAIL: TEST_ADMIN.email,
    DEMO_ADMIN_PASSWORD: TEST_ADMIN.password,
    TEXT_PROVIDER: 'openai-compatible',
    TEXT_BASE_URL: server.baseUrl,
    TEXT_MODEL: 'a-local-model',
    TEXT_VISION: 'true',
    TEXT_API_KEY: 'sk-test',
  });
  closing.push(() => removeData(running));
  closing.push(running.stop);
  const api = createApiClient(running.webOrigin);
  const admin = async () => String((await api('login', { body: TEST_ADMIN })).body.token);
  return {
    api,
    origin: running.webOrigin,
    admin,
    log: () => readFile(running.logFile, 'utf8'),
    calls: server.calls,
    abandoned: server.abandoned,
    generate: async () => {
      const owner = await anOwner(api);
      const { websiteId } = await aGeneratedWebsite(api, owner, BRIEF);
      const answer = await api('getWebsite', { token: owner.token, params: { id: websiteId } });
      return answer.body.data as { generation_details: { ai_model: string }; pages: unknown };
    },
    textModel: async () =>
      ((await api('getPlatformSettings', { token: await admin() })).body.data as { text_model: object })
        .text_model,
  };
}

test('local mode starts with a wrong key, says so in one line and in the console, and still generates', async () => {
  const message = 'The model service denied access. Check TEXT_API_KEY.';
  const { api, admin, generate, textModel, log } = platform;
  const warnings = async () =>
    (await log()).match(/^Warning: .*$/gm)?.map((line) => line.replace(/http\S+/, 'URL'));
  const end = 'We’ll use the built-in writer until it responds.';
  await expect.poll(warnings).toEqual([`Warning: a-local-model at URL isn’t working. ${message} ${end}`]);
  expect(await textModel()).toMatchObject({ state: 'failing', last_failure: { message } });
  const tried = await api('tryModel', { token: await admin(), body: { prompt: 'Say hello.' } });
  expect(tried.body.data).toMatchObject({ answer: null, failure: message });
  expect((await generate()).generation_details.ai_model).toBe('built-in');
});

test('local mode generates a website with an OpenAI-compatible model', async () => {
  reply = answerTo;
  const { api, admin, calls, generate, textModel } = platform;
  const website = await generate();
  expect(website.generation_details.ai_model).toContain('a-local-model');
  expect(JSON.stringify(website.pages)).toContain('A table is set at Osteria Lupo.');
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer sk-test']));

  const token = await admin();
  const tried = await api('tryModel', { token, body: { prompt: 'Say hello.' } });
  expect(tried.body.data).toMatchObject({ answer: 'Hello from the kitchen.', cost_micros: 0 });
  expect(await textModel()).toMatchObject({
    provider: 'openai-compatible',
    model: 'a-local-model',
    state: 'working',
    price: { input: 0, output: 0 },
    month: { cost_micros: 0, unpriced_calls: 0 },
    reads_photos: true,
  });
  await expectMenuPhotoRead(platform);
});

/** The items read from a menu photo are the model’s. */
async function expectMenuPhotoRead({ api, origin, calls }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const { token } = await anOwner(api);
  const photo = await aPhotoOfText();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(photo)], 'menu.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${origin}${urlOf(routeOf('readMenuPhoto'))}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(await answer.json()).toEqual({ success: true, data: { lines: ['Pasta', 'Carbonara 14.50'] } });
  expect(JSON.stringify(calls.at(-1)?.body)).toContain(photo.toString('base64'));
}

/** An owner with a website, and one without, who follow a rewrite. Answers aren’t streamed, as on AWS. */
async function openRewrites() {
  const { api, calls, abandoned } = platform;
  const [opened, neighbor] = await Promise.all([
    openWebsites(() => ({ api, addressOf: (url) => url })).aWebsite(),
    anOwner(api, 'Neighbor Cafe'),
  ]);
  const { owner, call } = opened;
  return {
    calls,
    abandoned,
    rewrite: (rewrite_id: string, answer: OpenAiReply) => {
      reply = () => answer;
      const body = { path: 'pages[0].sections.about.content', text: SENTENCE, action: 'rewrite', rewrite_id };
      return call('rewriteText', { body });
    },
    words: async (id: string, { token } = owner) =>
      (await api('getRewrite', { token, params: { id } })).body.text,
    cancel: (id: string, { token } = owner) => api('cancelRewrite', { token, params: { id } }),
    neighbor,
  };
}

test('a caller polls for a rewrite’s text while a model writes it, and another restaurant reads none', async () => {
  const setup = await openRewrites();
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
])('a rewrite that its caller cancels %s ends the request to the model', async (title, answer, words) => {
  const setup = await openRewrites();
  const id = title.replaceAll(' ', '-');
  const [asked, abandoned] = [setup.calls.length, setup.abandoned()];
  const writing = setup.rewrite(id, answer);
  await expect.poll(() => setup.calls.length).toBe(asked + 1);
  await expect.poll(() => setup.words(id)).toMatch(words);
  await setup.cancel(id, setup.neighbor);
  expect(setup.abandoned()).toBe(abandoned);
  await setup.cancel(id);
  expect(await writing).toMatchObject({ status: 499, body: { code: 'canceled' } });
  await expect.poll(setup.abandoned).toBe(abandoned + 1);
});

test('a rewrite that was canceled before its call arrives writes nothing, and its id has a form', async () => {
  const setup = await openRewrites();
  const id = 'a-rewrite-canceled-early';
  await setup.cancel(id);
  expect(await setup.rewrite(id, 'silence')).toMatchObject({ status: 499, body: { code: 'canceled' } });
  expect(await setup.rewrite('short', 'silence')).toMatchObject({
    status: 422,
    body: { fields: { rewrite_id: 'Use 16 to 64 letters, numbers, hyphens, or underscores.' } },
  });
});
