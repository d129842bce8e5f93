import { describe, expect, onTestFinished, test } from 'vitest';
import { createModelHealthBook } from '#functions/features/model-health.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { answerOfModel } from '#tests/builders/a-writing-model.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { MODEL_PROTOCOLS, type ModelReply, startModelServer } from '#tests/builders/model-protocols.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { someRewriteFacts } from '#tests/builders/some-rewrite-facts.ts';
import { BUDGET_REACHED } from './ask-model.ts';
import { rewriteTask } from './rewrite/rewrite-task.ts';
import { createWriter } from './writer.ts';

const MODEL = 'canned-answers';
const BUSY: ModelReply = { status: 429, retryAfter: '0' };
const WRONG_KEY: ModelReply = { status: 401 };
const NOT_JSON: ModelReply = { answer: '{"text": "Sit "down""}' };
const WRONG_SCHEMA: ModelReply = { answer: { text: ['Sit down.'] } };
const INVENTED: ModelReply = { answer: { text: 'We cook in a wood oven since 1911.' } };

describe.each(MODEL_PROTOCOLS)('%s', (protocol) => {
  /** A platform whose model gives these replies in order, then good ones, each after so many seconds. */
  async function setup(
    replies: readonly ModelReply[] = [],
    { takesSeconds = 0, price = { input: 0.4, output: 1.6 }, deadlineMilliseconds = 12_000 } = {},
  ) {
    const clock = aClock('2026-03-05T12:40:00.000Z');
    const server = await startModelServer(protocol, (call) => {
      clock.advance(takesSeconds);
      return replies[server.calls.length - 1] ?? { answer: answerOfModel(call) };
    });
    const emulators = await openEmulators();
    onTestFinished(async () => void (await Promise.all([server.close(), emulators.stop()])));
    const stores = openRepositories();
    const writer = createWriter(server.settings({ price, deadlineMilliseconds }), {
      meter: aMeter(stores, clock),
      inspect: aNoopInspector,
      now: () => clock.now().getTime(),
    });
    return {
      calls: server.calls,
      clock,
      stores,
      writer,
      write: (restaurantId = 'lupo') => writer.write(rewriteTask, someRewriteFacts(), { restaurantId }),
    };
  }

  test('a restaurant’s own limit stops its texts, and no one else’s', async () => {
    const { write, stores, calls } = await setup();
    const rate_limits = { daily_limit: null, hourly_limit: 1 };
    const toggle = { enabled: true, rate_limits, updated_at: '2026-03-05T12:00:00.000Z' };
    await stores.toggles.save({ restaurant_id: 'lupo', version: 1, toggles: { content_generation: toggle } });
    expect((await write()).model).toBe(MODEL);
    await expect(write()).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('1 use an hour for AI writing.'),
    });
    expect((await write('kumo')).model).toBe(MODEL);
    expect(calls).toHaveLength(2);
  });

  test.each<readonly [string, readonly ModelReply[]]>([
    ['a busy service', [BUSY, BUSY]],
    ['broken JSON', [NOT_JSON, NOT_JSON]],
    ['a wrong schema', [WRONG_SCHEMA, WRONG_SCHEMA]],
    ['a wrong schema, then broken JSON', [WRONG_SCHEMA, NOT_JSON]],
    ['a wrong schema from a busy service', [BUSY, WRONG_SCHEMA]],
    ['a false text', [INVENTED, INVENTED]],
    ['broken JSON from a busy service', [BUSY, NOT_JSON]],
    ['a false text, then a busy service', [INVENTED, BUSY]],
  ])('a text takes two requests at most: %s', async (_title, replies) => {
    const { write, calls } = await setup(replies);
    expect((await write()).model).toBe('built-in');
    expect(calls).toHaveLength(2);
  });

  test('an answer that breaks the schema is asked for again, with what is wrong, and paid for', async () => {
    const { write, calls } = await setup([WRONG_SCHEMA]);
    expect(await write()).toMatchObject({
      model: MODEL,
      usage: { requests: 2, inputTokens: 200, outputTokens: 100 },
    });
    expect(calls[1]?.prompt).toMatch(/<wrong>.*"field": "text".*"expected": "string".*<\/wrong>$/s);
    expect(calls[1]?.prompt).not.toContain('Sit down.');
  });

  test('five failures in a minute pause the model for a minute', async () => {
    const { write, calls, clock } = await setup(Array<ModelReply>(5).fill({ status: 500, retryAfter: '90' }));
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await write()).fallbackReason).toBe('The model service had an error.');
      clock.advance(10);
    }
    expect((await write()).fallbackReason).toBe('The model failed 5 times, so it’s paused for a minute.');
    expect(calls).toHaveLength(5);
    clock.advance(60);
    expect((await write()).model).toBe(MODEL);
  });

  test('the month’s budget ends the model’s texts, and the built-in writer’s go on', async () => {
    // A text costs 1.2 cents, and at most 66.
    const { write, stores, calls } = await setup([], { price: { input: 40, output: 160 } });
    const settings = createPlatformSettingsStore(stores.platformRecords);
    const present = await settings.get();
    await settings.save({ ...present, version: present.version + 1, monthlyBudgetCents: 67 });
    expect((await write()).model).toBe(MODEL);
    expect(await write()).toMatchObject({ model: 'built-in', fallbackReason: BUDGET_REACHED });
    expect(calls).toHaveLength(1);
  });

  test.each([
    [9, 2, MODEL],
    [11, 1, 'built-in'],
  ])('after %i of 12 seconds a text is written %i times', async (takesSeconds, times, model) => {
    const { write, calls } = await setup([INVENTED], { takesSeconds });
    expect((await write()).model).toBe(model);
    expect(calls).toHaveLength(times);
  });

  test('a silent server is left at the deadline', async () => {
    const { write } = await setup(['silence'], { deadlineMilliseconds: 300 });
    expect((await write()).fallbackReason).toBe('The model didn’t answer in time.');
  });

  test('administrators see a model’s failure, even if the tool then writes nothing', async () => {
    const { writer, stores, clock } = await setup([WRONG_KEY]);
    const use = { feature: 'content_generation', restaurantId: 'lupo' } as const;
    const writing = writer.withinOneUse(use, async (write) => {
      await write(rewriteTask, someRewriteFacts(), use);
      throw new AppError('nothing_to_write');
    });
    await expect(writing).rejects.toMatchObject({ code: 'nothing_to_write' });
    const health = createModelHealthBook({ records: stores.platformRecords, clock });
    expect(await health.get()).toMatchObject({ failure: 'The model service denied access.' });
    expect(await stores.aiUsage.get({ ...use, at: clock.now() })).toMatchObject({ usesOfDay: 0 });
  });

  test('a wrong key is no failure that pauses the model', async () => {
    const { write } = await setup(Array<ModelReply>(6).fill(WRONG_KEY));
    for (let turn = 0; turn < 6; turn += 1)
      expect((await write()).fallbackReason).toBe('The model service denied access.');
    expect((await write()).model).toBe(MODEL);
  });
});
