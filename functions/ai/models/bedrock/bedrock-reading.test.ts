import { afterEach, expect, test } from 'vitest';
import type { Meter } from '#functions/ai/meter.ts';
import { type ReadFacts, readProfileTask } from '#functions/ai/readers/read-profile-task.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aToolAnswer, startConverseServer } from '#tests/builders/models/converse-server.ts';
import type { ModelSettings } from '../model-settings.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const FACTS: ReadFacts = {
  text: 'We are closed on Mondays.',
  context: { region: 'US', language: 'en', currency: 'USD', today: '2026-11-23' },
};
const BY_RULES = readProfileTask.compose(FACTS);
const CLOSED = { field: 'closed_days', value: 'monday', confidence: 'certain', words: FACTS.text };
/** As a model answers: with the words, and not with their place. */
const SAID = { language: 'en', proposals: [CLOSED], wishes: [], not_for_guests: [] };

async function aModel() {
  const server = await startConverseServer([aToolAnswer('write_read_profile', SAID)]);
  closing.push(server.close);
  const settings: ModelSettings = {
    provider: 'bedrock',
    bedrock: {
      modelId: 'vendor.model-v1:0',
      region: 'eu-west-1',
      endpoint: server.endpoint,
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    },
  };
  return { settings, calls: server.calls };
}

const read = (settings: ModelSettings, meter: Meter) =>
  createWriter(settings, { meter, inspect: aNoopInspector }).write(readProfileTask, FACTS, {
    restaurantId: 'rest_1',
  });

const refusing = (code: ErrorCode): Meter => ({
  ...anOpenMeter(),
  measure: () => Promise.reject(new AppError(code)),
});

test('what rules read is no AI use', async () => {
  const meter = anOpenMeter();
  expect((await read({ provider: 'built-in' }, meter)).result).toEqual(BY_RULES);
  expect(meter.uses).toEqual([]);
});

test('a model’s reading is a use of the assistant', async () => {
  const { settings } = await aModel();
  const meter = anOpenMeter();
  const { result, model } = await read(settings, meter);
  const placed = { ...CLOSED, start: 0, end: FACTS.text.length };
  expect([result, model]).toEqual([{ ...SAID, proposals: [placed] }, 'vendor.model-v1:0']);
  expect(meter.uses).toEqual([{ feature: 'marketing_assistant', restaurantId: 'rest_1' }]);
});

test.each(['feature_off', 'plan_needed', 'plan_used_up', 'too_many_requests'] as const)(
  'where the meter refuses the model (%s) rules read, and nobody is refused',
  async (code) => {
    const { settings, calls } = await aModel();
    const { result, model, fallbackReason } = await read(settings, refusing(code));
    expect([result, model, fallbackReason]).toEqual([BY_RULES, 'built-in', new AppError(code).message]);
    expect(calls).toEqual([]);
  },
);

test('an unreachable meter doesn’t block the call', async () => {
  const { settings } = await aModel();
  await expect(read(settings, refusing('unavailable'))).rejects.toMatchObject({ code: 'unavailable' });
});
