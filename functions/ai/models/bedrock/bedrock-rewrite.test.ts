import { afterEach, expect, test } from 'vitest';
import type { RewriteFacts } from '#functions/ai/rewrite/rewrite-facts.ts';
import { rewriteTask } from '#functions/ai/rewrite/rewrite-task.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import {
  aToolAnswer,
  type ConverseReply,
  startConverseServer,
} from '#tests/builders/models/converse-server.ts';
import { someRewriteFacts } from '#tests/builders/some-rewrite-facts.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const TEXT = 'Nonna Rosa opened Osteria Lupo in 1962. Call 503-555-0134.';
const MASKED = 'Nonna Rosa opened {fact_1} in {fact_2}. Call {fact_3}.';
const answered = (text: string) => aToolAnswer('write_rewrite', { text });

async function write(changes: Partial<RewriteFacts>, ...replies: ConverseReply[]) {
  const server = await startConverseServer(replies);
  closing.push(server.close);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const { endpoint } = server;
  const bedrock = { modelId: 'vendor.model-v1:0', region: 'eu-west-1', endpoint, credentials };
  const writer = createWriter(
    { provider: 'bedrock', bedrock },
    { meter: anOpenMeter(), inspect: aNoopInspector },
  );
  const facts = someRewriteFacts({ text: TEXT, ...changes });
  const { result, model, fallbackReason } = await writer.write(rewriteTask, facts, {
    restaurantId: 'rest_1',
  });
  return { ...result, model, fallbackReason, asked: JSON.stringify(server.calls) };
}

test('a model rewrites around facts that are printed unchanged', async () => {
  const { text, changed, asked, model } = await write(
    {},
    answered('In {fact_2}, Nonna Rosa opened {fact_1}. Just call {fact_3}.'),
  );
  expect(model).toBe('vendor.model-v1:0');
  expect([text, changed]).toEqual(['In 1962, Nonna Rosa opened Osteria Lupo. Just call 503-555-0134.', true]);
  expect(asked).toContain(MASKED);
});

test('a model never sees a suggestion, which stays after its text', async () => {
  const story = 'Regulars come back for ____.';
  const { text, asked } = await write(
    { text: `${TEXT}\n\n${story}`, suggestions: [`\n\n${story}`] },
    answered('Nonna Rosa opened {fact_1} back in {fact_2}. Call {fact_3}.'),
  );
  expect(text).toBe(`Nonna Rosa opened Osteria Lupo back in 1962. Call 503-555-0134.\n\n${story}`);
  expect(asked).not.toContain('Regulars');
});

test.each([
  ['leaves out a fact', {}, 'Nonna Rosa opened {fact_1}. Call {fact_3}.'],
  ['leaves out a name', {}, 'Nonna opened {fact_1} in {fact_2}. Call {fact_3}.'],
  ['states a figure of its own', {}, 'For 60 years: Nonna Rosa opened {fact_1} in {fact_2}. Call {fact_3}.'],
  ['names someone else', {}, 'Nonna Rosa and Luigi opened {fact_1} in {fact_2}. Call {fact_3}.'],
  ['claims an award', {}, 'Award-winning: Nonna Rosa opened {fact_1} in {fact_2}. Call {fact_3}.'],
  ['is no shorter', { action: 'shorter' }, `${MASKED} Nonna Rosa, again.`],
] as const)('the built-in writer steps in for an answer that %s', async (_title, changes, answer) => {
  const { model, fallbackReason, text } = await write(changes, answered(answer));
  expect([model, fallbackReason === undefined]).toEqual(['built-in', false]);
  expect(text).toMatch(/^Nonna Rosa opened Osteria Lupo in 1962\./);
});

test('the built-in writer steps in where a model fails', async () => {
  const failed = { status: 500, body: {}, errorType: 'InternalServerException' };
  const { model, text } = await write({ action: 'longer' }, failed);
  expect(model).toBe('built-in');
  expect(text.startsWith(TEXT)).toBe(true);
});
