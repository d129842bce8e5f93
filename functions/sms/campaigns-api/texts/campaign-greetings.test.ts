import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import {
  aCompletion,
  anError,
  type OpenAiReply,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { LIST_HEADER, SMS_WORDS, setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => emulators.stop());

const ANA = 'Ana Ruiz,(212) 555-0147,2026-01-05';
const greetings = (...texts: string[]) => aCompletion({ greetings: texts });
const GOOD = greetings('{name}: a table is set.', '{first}, a table is set at {name}.');

/** An owner whose greetings come from a model, behind a server with this answer. */
async function setup(reply: OpenAiReply) {
  const server = await startOpenAiServer([reply]);
  closing.push(server.close);
  const openai = { modelId: 'a-local-model', baseUrl: server.baseUrl };
  const whole = setupSms(undefined, undefined, { provider: 'openai-compatible', openai });
  const owner = await whole.anOwner();
  const previewOf = (csv: string) => owner.call('previewSmsCampaign', { json: { ...SMS_WORDS, csv } });
  const preview = async () => {
    const { body } = await previewOf([LIST_HEADER, ANA].join('\n'));
    return body.preview as unknown as { sampleMessage: string; alternatives: string[] };
  };
  const uses = async () => {
    const of = { restaurantId: owner.restaurantId, feature: 'content_generation', at: whole.clock.now() };
    return (await whole.stores.aiUsage.get(of as Parameters<typeof whole.stores.aiUsage.get>[0])) as object;
  };
  const sent = async () => {
    await owner.launch([ANA]);
    await whole.deliver();
    return whole.network.sent.map(({ text }) => text);
  };
  const { lists } = whole.stores;
  const keyOfGreetings = async () => (await lists.list(`${owner.restaurantId}/greetings/`))[0] ?? '';
  return { server, preview, previewOf, uses, sent, lists, keyOfGreetings };
}

test('a launch sends the previewed greeting of the model', async () => {
  const { preview, sent, server, uses } = await setup(GOOD);
  const shown = await preview();
  expect(shown.sampleMessage).toMatch(
    /^Osteria Lupo: a table is set\. .*20% off.*BACK20.* Reply STOP to opt out\.$/,
  );
  expect(shown.alternatives[0]).toMatch(/^Ana, a table is set at Osteria Lupo\. /);
  expect(await uses()).toMatchObject({ requests: 1, errors: 0 });
  expect(await preview()).toEqual(shown);
  expect(await sent()).toEqual([shown.alternatives[0]]);
  expect(server.calls.map(({ name }) => name)).toEqual(['write_greetings']);
});

test('the greetings of a model are kept with the version of its prompt', async () => {
  const { preview, lists, keyOfGreetings } = await setup(GOOD);
  await preview();
  expect(JSON.parse((await lists.find(await keyOfGreetings())) ?? '')).toMatchObject({
    greetings: expect.arrayContaining(['Osteria Lupo: a table is set.']),
    prompt_version: expect.stringMatching(/^[0-9a-f]{8,}$/),
  });
});

test('greetings that an earlier release stored are sent', async () => {
  const { preview, sent, lists, keyOfGreetings, server } = await setup(GOOD);
  await preview();
  const stored = { contentType: 'application/json', cacheControl: 'no-store' };
  const earlier = ['Osteria Lupo: dinner is on.', '{first}, dinner is on at Osteria Lupo.'];
  await lists.put(await keyOfGreetings(), JSON.stringify(earlier), stored);
  expect(await sent()).toEqual([expect.stringMatching(/^Ana, dinner is on at Osteria Lupo\. /)]);
  expect(server.calls).toHaveLength(1);
});

test.each<[string, OpenAiReply]>([
  ['doesn’t respond', anError(401)],
  ['doesn’t name the sender', greetings('A table is set.')],
  ['adds a number', greetings('{name}: 50% off everything!')],
  ['leaves no room for the offer', greetings(`{name}: ${'a table is set, '.repeat(9)}come.`)],
  ['makes a text more expensive', greetings('{name}: a table is set 🍝!')],
])('the library’s greeting is used in preview and launch when a model %s', async (_title, reply) => {
  const { preview, sent } = await setup(reply);
  const { sampleMessage } = await preview();
  for (const text of [sampleMessage, ...(await sent())]) {
    expect(text).toMatch(/^(?=.*Osteria Lupo)(?=.*20% off)(?=.*BACK20).* Reply STOP to opt out\.$/);
    expect(text).not.toMatch(/50%|table is set/);
  }
});

test('a list that can’t be read asks no model and uses nothing up', async () => {
  const { previewOf, server, uses } = await setup(GOOD);
  expect((await previewOf('name,phone\nAna Ruiz,(212) 555-0147')).status).toBe(422);
  expect(server.calls).toEqual([]);
  expect(await uses()).toMatchObject({ usesOfDay: 0 });
});

test('a launch without a preview asks no model', async () => {
  const { sent, server } = await setup(GOOD);
  expect((await sent())[0]).toContain('20% off');
  expect(server.calls).toEqual([]);
});
