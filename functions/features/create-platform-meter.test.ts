import { expect, test } from 'vitest';
import type { ModelUse } from '#functions/ai/meter.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { aClock } from '#tests/builders/clock.ts';
import { createPlatformMeter, PLATFORM_ID } from './create-platform-meter.ts';

const NOW = '2026-03-05T12:40:00.000Z';
const USE = { feature: 'marketing_assistant', restaurantId: PLATFORM_ID } as const;
const PLACE = { ...USE, at: new Date(NOW) };

/** The meter, with its calls of the stores in order. */
function setup({ isDown = false } = {}) {
  const calls: unknown[][] = [];
  let time = 1_000;
  const keep =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      if (isDown && name !== 'reserve') throw new Error('the table is down');
    };
  const meter = createPlatformMeter({
    usage: {
      reserve: async (...given) => {
        await keep('reserve')(...given);
        return true;
      },
      refund: keep('refund'),
      record: keep('record'),
    },
    rules: { reserve: async (micros) => async (cost) => void calls.push(['settle', micros, cost]) },
    health: { note: keep('note') },
    clock: aClock(NOW),
    newId: () => 'call-1',
    now: () => (time += 250),
  });
  return { meter, calls };
}

const RESERVED = [
  'reserve',
  PLACE,
  'call-1',
  { day: Number.POSITIVE_INFINITY, hour: Number.POSITIVE_INFINITY },
];
const spent = (costMicros: number, hasFailed: boolean) => ({
  callId: 'call-1',
  milliseconds: 250,
  costMicros,
  hasFailed,
});

test('a request of an administrator is counted without limits, with its time and cost', async () => {
  const { meter, calls } = setup();
  const model: ModelUse = {
    ...{ inputTokens: 30, outputTokens: 4, costMicros: 70, hasPrice: false },
    outcomes: [{}, { failure: 'Too slow.' }],
  };
  const made = { result: 'answer', costMicros: 80, hasFailed: true, rejectedTexts: 2, model };
  expect(await meter.measure(USE, async () => made)).toBe('answer');
  const data = { feature: 'marketing_assistant', milliseconds: 250, cost_micros: 80, errors: 1 };
  const event = {
    ...{ event_id: 'ai_used/call-1', kind: 'ai_used', at: NOW, restaurant_id: PLATFORM_ID },
    data: { ...data, input_tokens: 30, output_tokens: 4, model_cost_micros: 70, unpriced: 1 },
  };
  expect(calls).toEqual([
    RESERVED,
    ['record', PLACE, { ...spent(80, true), rejectedTexts: 2 }, event],
    ['note', {}],
    ['note', { failure: 'Too slow.' }],
  ]);
});

test.each([
  ['that was refused is refunded', new AppError('not_found'), 'refund', 'call-1'],
  ['that broke is recorded as failed', new Error('broken'), 'record', spent(0, true)],
])('a request %s, and its error is thrown', async (_, error, call, second) => {
  for (const isDown of [false, true]) {
    const { meter, calls } = setup({ isDown });
    await expect(meter.measure(USE, () => Promise.reject(error))).rejects.toBe(error);
    const made = calls.map((given) => given.slice(0, 3));
    expect(made).toMatchObject([RESERVED.slice(0, 3), [call, PLACE, second]]);
  }
});

test('the platform has a budget, and no switch, plan, or refund', async () => {
  const { meter, calls } = setup();
  await meter.check(USE);
  await meter.giveBack(USE, { at: new Date(NOW), id: 'call-1' });
  expect(calls).toEqual([]);
  await (await meter.reserve(900))(400);
  expect(calls).toEqual([['settle', 900, 400]]);
});
