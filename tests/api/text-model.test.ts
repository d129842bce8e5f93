import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { aPhotoOfText } from '#tests/builders/hostile-images.ts';
import {
  aCompletion,
  anError,
  type OpenAiReply,
  type SeenCall,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { createApiClient, routeOf, urlOf } from './api-client.ts';
import { aGeneratedWebsite, anOwner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

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
const BRIEF = { website_name: 'Osteria Lupo', custom_requirements: SENTENCE };

/** A model that reads the brief's sentence and writes the story. */
function answerTo({ name }: SeenCall): OpenAiReply {
  if (name === 'check') return aCompletion({ ok: true });
  if (name === 'write_read_profile') return aCompletion(READ);
  if (name === 'write_read_menu_photo') return aCompletion({ lines: ['Pasta', 'Carbonara 14.50'] });
  if (name === 'write_story') return aCompletion(STORY);
  return aCompletion({ answer: 'Hello from the kitchen.' });
}

/** Starts local mode with a text model that gives these replies. */
async function setup(reply: (call: SeenCall) => OpenAiReply | 'gone') {
  const server = await startOpenAiServer((call) => {
    const answer = reply(call);
    if (answer !== 'gone') return answer;
    void server.close();
    return 'silence';
  });
  closing.push(server.close);
  const platform = await startRunningPlatform({
    DEMO_ADMIN_EMAIL: TEST_ADMIN.email,
    DEMO_ADMIN_PASSWORD: TEST_ADMIN.password,
    TEXT_PROVIDER: 'openai-compatible',
    TEXT_BASE_URL: server.baseUrl,
    TEXT_MODEL: 'a-local-model',
    TEXT_VISION: 'true',
    TEXT_API_KEY: 'sk-test',
  });
  closing.push(() => removeData(platform));
  closing.push(platform.stop);
  const api = createApiClient(platform.webOrigin);
  const admin = async () => String((await api('login', { body: TEST_ADMIN })).body.token);
  return {
    api,
    origin: platform.webOrigin,
    admin,
    log: () => readFile(platform.logFile, 'utf8'),
    calls: server.calls,
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

test('local mode generates a website with an OpenAI-compatible model', async () => {
  const started = await setup(answerTo);
  const { api, admin, calls, generate, textModel } = started;
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
    last_failure: null,
    last_unusable: null,
    price: { input: 0, output: 0 },
    month: { cost_micros: 0, unpriced_calls: 0 },
    reads_photos: true,
  });
  await expectMenuPhotoRead(started);
});

/** The items read from a menu photo are the model’s. */
async function expectMenuPhotoRead({ api, origin, calls }: Awaited<ReturnType<typeof setup>>): Promise<void> {
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

test('the built-in writer finishes a website when the model server stops, and the console shows the failure', async () => {
  const { generate, textModel, calls } = await setup((call) =>
    call.name === 'write_story' ? 'gone' : answerTo(call),
  );
  const website = await generate();
  expect(calls.map(({ name }) => name)).toContain('write_story');
  expect(website.generation_details.ai_model).toBe('built-in');
  expect(JSON.stringify(website.pages)).toContain('We cook in a wood oven.');
  expect(await textModel()).toMatchObject({
    state: 'failing',
    last_failure: { message: expect.stringMatching(/^The model couldn’t be reached\. Check TEXT_BASE_URL/) },
  });
});

test('local mode starts with a wrong key, says so in one line and in the console, and still generates', async () => {
  const message = 'Access to the model was denied. Check TEXT_API_KEY.';
  const { api, admin, generate, textModel, log } = await setup(() => anError(401));
  const warnings = async () =>
    (await log()).match(/^Warning: .*$/gm)?.map((line) => line.replace(/http\S+/, 'URL'));
  const end = 'The built-in writer is used until it responds.';
  await expect.poll(warnings).toEqual([`Warning: a-local-model at URL can’t be used. ${message} ${end}`]);
  expect(await textModel()).toMatchObject({ state: 'failing', last_failure: { message } });
  const tried = await api('tryModel', { token: await admin(), body: { prompt: 'Say hello.' } });
  expect(tried.body.data).toMatchObject({ answer: null, failure: message });
  expect((await generate()).generation_details.ai_model).toBe('built-in');
});
