import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { FEATURES, parseBusinessEvent } from '#shared/contract/events.ts';
import { ABUSE_LIMIT_PER_HOUR, type FeatureToggle } from '#shared/features/ai-features.ts';
import { figuresOf } from '#shared/metrics/event-figures.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { interfere } from '#tests/builders/interference.ts';
import { planPeriod, usedOfPlan } from '#tests/builders/plan-use.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { LONGEST_CALL_SECONDS } from './ai-usage-repository.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-03-05T12:40:00.000Z';
let restaurants = 0;

async function setup({
  enabled = true,
  rate_limits = {},
}: {
  enabled?: boolean;
  rate_limits?: Partial<FeatureToggle['rate_limits']>;
} = {}) {
  const client = createDynamoClient();
  let callCount = 0;
  let isDown = false;
  let isSentTwice = false;
  interfere({ dynamo: client }, async ({ name }, proceed) => {
    callCount += 1;
    if (isDown) throw new Error('down');
    await proceed();
    // The write succeeded, but its response was lost, so the client sends it again.
    if (isSentTwice && name === 'UpdateItemCommand') await proceed();
  });
  const repositories = openRepositories(client);
  const clock = aClock(NOW);
  const restaurantId = `owner-${++restaurants}`;
  const limits = { daily_limit: null, hourly_limit: null, ...rate_limits };
  const toggle = { enabled, rate_limits: limits, updated_at: NOW };
  await repositories.toggles.save({
    restaurant_id: restaurantId,
    version: 1,
    toggles: { digital_grader: toggle },
  });
  const meter = aMeter(repositories, clock);
  const use = { feature: 'digital_grader', restaurantId } as const;
  callCount = 0;
  const setLimits = (version: number, changed: Partial<FeatureToggle['rate_limits']>) =>
    openRepositories().toggles.save({
      restaurant_id: restaurantId,
      version,
      toggles: { digital_grader: { ...toggle, rate_limits: { ...limits, ...changed } } },
    });
  return {
    clock,
    meter,
    use,
    setLimits,
    calls: () => callCount,
    stores: openRepositories(),
    goDown: () => {
      isDown = true;
    },
    comeBack: () => {
      isDown = false;
    },
    loseAnswers: () => {
      isSentTwice = true;
    },
    grade: (costMicros = 0, hasFailed = false, rejectedTexts = 0) =>
      meter.measure(use, async () => ({ result: 'graded', costMicros, hasFailed, rejectedTexts })),
    usage: () => openRepositories().aiUsage.get({ ...use, at: clock.now() }),
  };
}

test.each([{ daily_limit: 0 }, { hourly_limit: 0 }])(
  'a limit of 0 allows no use: %j',
  async (rate_limits) => {
    const { grade, meter, use, usage } = await setup({ rate_limits });
    const refusal = {
      code: 'feature_off',
      message:
        'The digital presence grader isn’t available for your restaurant. Contact support to change that.',
    };
    await expect(grade()).rejects.toMatchObject(refusal);
    await expect(meter.check(use)).rejects.toMatchObject(refusal);
    expect(await usage()).toMatchObject({ usesOfDay: 0, usesOfHour: 0 });
  },
);

test('a use and its event show in the next read', async () => {
  const { grade, usage, calls } = await setup();
  expect(await grade(120)).toBe('graded');
  await grade(80, true, 2);
  // Platform settings are read once, and a trial's first use takes five more calls to start its count.
  expect(calls()).toBe(2 * 6 + 1 + 5);
  expect(await usage()).toMatchObject({
    usesOfDay: 2,
    usesOfHour: 2,
    requests: 2,
    errors: 1,
    costMicros: 200,
    rejectedTexts: 2,
  });
});

test('a feature that is off is rejected with a sentence and not counted', async () => {
  const { grade, usage, meter, use } = await setup({ enabled: false });
  const message =
    'The digital presence grader is turned off for your restaurant. Contact support to turn it on.';
  await expect(grade()).rejects.toMatchObject({ code: 'feature_off', message });
  await expect(meter.check(use)).rejects.toMatchObject({ code: 'feature_off' });
  expect(await usage()).toMatchObject({ usesOfDay: 0, requests: 0 });
});

test.each([
  [
    'hourly_limit',
    {
      retryAfterSeconds: 1_200,
      message: expect.stringMatching(/3 uses an hour for the digital presence grader\. .* in 20 minutes\.$/),
    },
  ],
  [
    'daily_limit',
    { retryAfterSeconds: 40_800, message: expect.stringMatching(/3 uses a day .* in 12 hours\.$/) },
  ],
] as const)('eight parallel calls can’t exceed the %s', async (limit, refusal) => {
  const { grade, usage, meter, use } = await setup({ rate_limits: { [limit]: 3 } });
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => grade()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  for (const error of refused) expect(error).toMatchObject({ code: 'too_many_requests', ...refusal });
  await expect(meter.check(use)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await usage()).toMatchObject({ usesOfDay: 3, requests: 3 });
});

test('an assistant’s reads count against its limits and not against a plan', async () => {
  const { meter, use, stores, clock } = await setup();
  const assistant = { ...use, feature: 'marketing_assistant' } as const;
  await meter.measure(assistant, async () => ({ result: 'read', costMicros: 3, hasFailed: false }));
  expect(await stores.aiUsage.get({ ...assistant, at: clock.now() })).toMatchObject({
    usesOfDay: 1,
    costMicros: 3,
  });
  expect((await usedOfPlan(stores, use.restaurantId, clock)).ai_content).toBe(0);
});

test('the hourly limit resets each hour', async () => {
  const { grade, clock, meter, use } = await setup({ rate_limits: { hourly_limit: 1 } });
  await grade();
  const message = expect.stringContaining('your limit of 1 use an hour');
  await expect(meter.check(use)).rejects.toMatchObject({ code: 'too_many_requests', message });
  clock.advance(20 * 60);
  expect(await grade()).toBe('graded');
});

test.each([
  ['raised', 1, 2],
  ['lowered', 2, 1],
])('a limit %s during a call applies from the next call', async (_how, before, after) => {
  const { meter, use, grade, usage, setLimits } = await setup({ rate_limits: { hourly_limit: before } });
  const running = await meter.measure(use, async () => {
    expect(await setLimits(2, { hourly_limit: after })).toBe(true);
    return { result: 'graded meanwhile', costMicros: 7, hasFailed: false };
  });
  expect(running).toBe('graded meanwhile');
  if (after > 1) expect(await grade()).toBe('graded');
  await expect(grade()).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await usage()).toMatchObject({ usesOfHour: after, requests: after });
});

async function useTimes(
  times: number,
  { use, clock }: Pick<Awaited<ReturnType<typeof setup>>, 'use' | 'clock'>,
) {
  const { aiUsage } = openRepositories();
  for (let index = 0; index < times; index += 1)
    await aiUsage.reserve({ ...use, at: clock.now() }, `call-${index}`, { day: 1e9, hour: 1e9 });
}

test('without a limit the abuse limit allows two hundred uses an hour', async () => {
  const metered = await setup();
  const { meter, use, grade } = metered;
  expect(ABUSE_LIMIT_PER_HOUR).toBeGreaterThanOrEqual(200);
  await useTimes(ABUSE_LIMIT_PER_HOUR - 1, metered);
  expect(await grade()).toBe('graded');
  await expect(meter.check(use)).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('an administrator may allow more', async () => {
  const metered = await setup({ rate_limits: { hourly_limit: ABUSE_LIMIT_PER_HOUR + 2 } });
  await useTimes(ABUSE_LIMIT_PER_HOUR + 1, metered);
  expect(await metered.grade()).toBe('graded');
  await expect(metered.grade()).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('a rejected call is free, and a failed one counts as an error', async () => {
  const { meter, use, usage } = await setup();
  const refusal = new AppError('invalid_input');
  await expect(meter.measure(use, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await usage()).toMatchObject({ usesOfDay: 0, usesOfHour: 0, requests: 0 });
  const failure = new Error('broken');
  await expect(meter.measure(use, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await usage()).toMatchObject({ usesOfDay: 1, requests: 1, errors: 1 });
});

/** Makes a call whose record can't be written. */
async function callUnrecorded({ meter, use, goDown }: Awaited<ReturnType<typeof setup>>) {
  return meter.measure(use, async () => {
    goDown();
    return { result: 'graded', costMicros: 5, hasFailed: false };
  });
}

test('a call that dies before its record is metered once, as a use and as unfinished', async () => {
  const metered = await setup();
  const { usage, clock, stores } = metered;
  await callUnrecorded(metered);
  expect(await stores.aiUsage.countActiveEventually(clock.now())).toBeGreaterThanOrEqual(1);
  const once = { usesOfDay: 1, usesOfHour: 1, requests: 0, costMicros: 0 };
  expect(await usage()).toMatchObject({ ...once, unfinished: 0 });
  clock.advance(LONGEST_CALL_SECONDS);
  expect(await usage()).toMatchObject({ ...once, unfinished: 1 });
});

test('a result whose record can’t be written is kept and recorded once with the next', async () => {
  const metered = await setup();
  const { grade, usage, clock, comeBack, loseAnswers } = metered;
  expect(await callUnrecorded(metered)).toBe('graded');
  comeBack();
  loseAnswers();
  await grade(7);
  await grade(7);
  clock.advance(LONGEST_CALL_SECONDS);
  expect(await usage()).toMatchObject({ usesOfDay: 3, requests: 3, costMicros: 19, unfinished: 0 });
});

test('a use whose answer is lost is counted once, even the last one left', async () => {
  const { grade, usage, use, stores, clock, loseAnswers } = await setup({ rate_limits: { daily_limit: 1 } });
  const { restaurantId } = use;
  await stores.subscriptions.save(aSubscription({ restaurant_id: restaurantId, plan_id: 'basic' }));
  const period = await planPeriod(stores, restaurantId, clock);
  const month = { restaurantId, feature: 'ai_content', at: clock.now(), period } as const;
  await stores.planUsage.reserve(month, { amount: 199, limit: 200 });
  loseAnswers();
  expect(await grade()).toBe('graded');
  expect(await usage()).toMatchObject({ usesOfDay: 1, usesOfHour: 1, requests: 1 });
  expect((await usedOfPlan(stores, restaurantId, clock)).ai_content).toBe(200);
});

test('a refund whose answer is lost returns one use', async () => {
  const { meter, grade, usage, use, stores, clock, loseAnswers } = await setup();
  await grade();
  await grade();
  const refusal = new AppError('invalid_input');
  const refusing = meter.measure(use, async () => {
    loseAnswers();
    throw refusal;
  });
  await expect(refusing).rejects.toBe(refusal);
  expect(await usage()).toMatchObject({ usesOfDay: 2, usesOfHour: 2, requests: 2 });
  expect((await usedOfPlan(stores, use.restaurantId, clock)).ai_content).toBe(2);
});

test('a record sent twice counts once, whatever was recorded in between', async () => {
  const { use, usage, clock } = await setup();
  const { aiUsage } = openRepositories();
  const place = { ...use, at: clock.now() };
  const record = async (callId: string) => {
    const data = { feature: use.feature, milliseconds: 40, cost_micros: 7, errors: 0 };
    const event = {
      event_id: `ai_used/${callId}`,
      kind: 'ai_used',
      at: NOW,
      restaurant_id: use.restaurantId,
      data,
    } as const;
    await aiUsage.record(place, { callId, milliseconds: 40, costMicros: 7, hasFailed: false }, event);
  };
  await aiUsage.reserve(place, 'one', { day: 10, hour: 10 });
  await aiUsage.reserve(place, 'two', { day: 10, hour: 10 });
  await record('one');
  await record('two');
  await record('one');
  expect(await usage()).toMatchObject({ requests: 2, costMicros: 14 });
});

test('a use counts for the platform, the restaurant, and the feature', () => {
  const data = { feature: 'menu_optimizer', milliseconds: 40, cost_micros: 7, errors: 1 };
  const event = parseBusinessEvent({
    event_id: 'ai_used/1',
    kind: 'ai_used',
    at: NOW,
    restaurant_id: 'r',
    data,
  });
  const { scopes, counts } = figuresOf(event);
  expect(scopes).toEqual(['platform', 'restaurant#r', 'feature#menu_optimizer']);
  expect(counts).toMatchObject({ count_ai_used: 1, sum_ai_used_cost_micros: 7, sum_ai_used_errors: 1 });
  expect(FEATURES).toContain('menu_optimizer');
});

test('a used-up plan rejects before any work and takes no daily use', async () => {
  const { meter, use, grade, stores, clock } = await setup();
  const { restaurantId } = use;
  const started = aSubscription({ restaurant_id: restaurantId, plan_id: 'basic' });
  expect(await stores.subscriptions.save(started)).toBe(true);
  const period = await planPeriod(stores, restaurantId, clock);
  const month = { restaurantId, feature: 'ai_content', at: clock.now(), period } as const;
  expect(await stores.planUsage.reserve(month, { amount: 199, limit: 200 })).toBe(true);
  await grade();
  const refused = {
    code: 'plan_used_up',
    message: expect.stringContaining('200 AI writing and grading requests your plan includes until April 1'),
  };
  await expect(grade()).rejects.toMatchObject(refused);
  await expect(meter.check(use)).rejects.toMatchObject(refused);
  expect((await stores.aiUsage.get({ ...use, at: clock.now() })).usesOfDay).toBe(1);
  clock.advance(31 * 86_400);
  await expect(grade()).rejects.toMatchObject(refused);
  const april = { period_start: '2026-04-01T12:00:00.000Z', period_end: '2026-05-01T12:00:00.000Z' };
  expect(await stores.subscriptions.save({ ...started, version: 2, ...april })).toBe(true);
  await expect(grade()).resolves.toBe('graded');
});

test('a use rejected by an hourly limit, or a free one, takes no plan use', async () => {
  const { meter, use, grade, stores, clock } = await setup({ rate_limits: { hourly_limit: 1 } });
  const refusal = new AppError('invalid_input');
  await expect(meter.measure(use, () => Promise.reject(refusal))).rejects.toBe(refusal);
  await grade();
  await expect(grade()).rejects.toMatchObject({ code: 'too_many_requests' });
  expect((await usedOfPlan(stores, use.restaurantId, clock)).ai_content).toBe(1);
});

test('without a plan nothing is generated after the trial', async () => {
  const { use, grade, stores, clock } = await setup();
  const { restaurantId: restaurant_id } = use;
  const created_at = clock.now().toISOString();
  await stores.restaurants.create({ restaurant_id, name: 'Lupo', owner_email: 'a@example.com', created_at });
  await grade();
  clock.advance(14 * 86_400);
  await expect(grade()).rejects.toMatchObject({
    code: 'plan_needed',
    message: 'Your trial has ended. Choose a plan to continue.',
  });
});

test('a restaurant without its own limits gets the platform’s within a minute', async () => {
  const { use, grade, meter, clock, stores } = await setup();
  const settings = createPlatformSettingsStore(stores.platformRecords);
  const present = await settings.get();
  const change = (daily_limit: number | null, version: number) => {
    const digital_grader = { daily_limit, hourly_limit: null };
    return settings.save({
      ...present,
      version,
      defaultLimits: { ...present.defaultLimits, digital_grader },
    });
  };
  expect(await change(1, present.version + 1)).toBe(true);
  await grade();
  await expect(grade()).rejects.toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('1 use a day'),
  });
  await expect(meter.check(use)).rejects.toMatchObject({ code: 'too_many_requests' });
  const digital_grader = {
    enabled: true,
    rate_limits: { daily_limit: 2, hourly_limit: null },
    updated_at: NOW,
  };
  await stores.toggles.save({ restaurant_id: use.restaurantId, version: 2, toggles: { digital_grader } });
  await grade();
  await expect(grade()).rejects.toThrow('2 uses a day');
  await stores.toggles.save({ restaurant_id: use.restaurantId, version: 3, toggles: {} });
  expect(await change(null, present.version + 2)).toBe(true);
  clock.advance(60);
  await expect(grade()).resolves.toBe('graded');
});

test('a canceled call is recorded with its cost and not counted', async () => {
  const { meter, use, stores, clock, usage } = await setup();
  const canceled = { result: undefined, costMicros: 40, hasFailed: false, isNoUse: true };
  const writing = { ...use, feature: 'content_generation' } as const;
  const present = () => stores.aiUsage.get({ ...writing, at: clock.now() });
  await meter.measure(writing, async () => canceled);
  expect(await present()).toMatchObject({ usesOfDay: 0, usesOfHour: 1, requests: 1, costMicros: 40 });
  expect(await usedOfPlan(stores, writing.restaurantId, clock)).toMatchObject({ ai_content: 0 });
  expect(await usage()).toMatchObject({ usesOfDay: 0 });
});

test('an undelivered use is returned once', async () => {
  const { meter, use, stores, clock } = await setup();
  const writing = { ...use, feature: 'content_generation' } as const;
  const counted = { at: clock.now(), id: 'generation-1' };
  for (let call = 1; call <= 2; call++) {
    await meter.measure(writing, async () => ({ result: 'written', costMicros: 5, hasFailed: false }));
  }
  clock.advance(3_600);
  await meter.giveBack(writing, counted);
  await meter.giveBack(writing, counted);
  const { usesOfDay, costMicros } = await stores.aiUsage.get({ ...writing, at: clock.now() });
  expect({ usesOfDay, costMicros }).toEqual({ usesOfDay: 1, costMicros: 10 });
  expect(await usedOfPlan(stores, writing.restaurantId, clock)).toMatchObject({ ai_content: 1 });
});
