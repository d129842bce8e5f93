import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from './model-failure.ts';

const REQUEST = { name: 'a', system: '', prompt: '', schema: {} as never, withinMilliseconds: 1_000 };
const ANSWER = { answer: {}, usage: { requests: 1, inputTokens: 1, outputTokens: 1 } };
const TIMEOUT = () => serviceFailure(SERVICE_FAILURES.timeout);
const UNREACHABLE = () => serviceFailure(SERVICE_FAILURES.unreachable);
const UNREADABLE = () => new ModelFailure(ANSWER_FAILURES.unreadable);

/** A model that fails in one way, or answers without one, after so many seconds of a clock. */
function setup(failure?: () => Error) {
  let now = 0;
  let calls = 0;
  let outcome = failure;
  let takes = 0;
  const deadlines = { call: 1_000, image: 1_000, job: 1_000 };
  const model = {
    id: 'a-model',
    deadlines,
    ask: async () => {
      calls += 1;
      now += takes * 1_000;
      if (outcome !== undefined) throw outcome();
      return ANSWER;
    },
  };
  const breaker = createCircuitBreaker(model, () => now);
  const ask = (signal?: AbortSignal) =>
    breaker.ask({ ...REQUEST, signal }).then(
      () => 'answered',
      (error: unknown) => (error instanceof ModelFailure ? error.kind : 'broken'),
    );
  return {
    ask,
    askAt: (seconds: number, signal?: AbortSignal) => {
      now = seconds * 1_000;
      return ask(signal);
    },
    calls: () => calls,
    becomes: (next: (() => Error) | undefined, seconds = 0) => {
      outcome = next;
      takes = seconds;
    },
  };
}

test('five failures in a minute pause the model for a minute', async () => {
  const { askAt, calls } = setup(UNREACHABLE);
  for (const second of [0, 10, 20, 30, 40]) expect(await askAt(second)).toBe('unavailable');
  expect(await askAt(41)).toBe('paused');
  expect(await askAt(99)).toBe('paused');
  expect(calls()).toBe(5);
});

test('successes between five failures in a minute don’t hide them', async () => {
  const { askAt, becomes } = setup();
  for (const second of [0, 10, 20, 30, 40]) {
    becomes(UNREACHABLE);
    await askAt(second);
    becomes(undefined);
    if (second < 40) expect(await askAt(second + 5)).toBe('answered');
  }
  expect(await askAt(45)).toBe('paused');
});

test('five failures in more than a minute don’t pause it', async () => {
  const { askAt, calls } = setup(UNREACHABLE);
  for (const second of [0, 20, 40, 60, 80, 100, 120]) expect(await askAt(second)).toBe('unavailable');
  expect(calls()).toBe(7);
});

test.each([12, 25])(
  'five timeouts in a row pause it, even with calls of %i seconds in sequence',
  async (seconds) => {
    const { ask, becomes, calls } = setup();
    becomes(TIMEOUT, seconds);
    for (let call = 0; call < 5; call += 1) expect(await ask()).toBe('timeout');
    expect(await ask()).toBe('paused');
    expect(calls()).toBe(5);
  },
);

test('a success ends a row of timeouts', async () => {
  const { ask, becomes } = setup();
  for (let turn = 0; turn < 3; turn += 1) {
    becomes(TIMEOUT, 25);
    for (let call = 0; call < 4; call += 1) expect(await ask()).toBe('timeout');
    becomes(undefined);
    expect(await ask()).toBe('answered');
  }
});

test('after the pause one call tries the model while the others wait', async () => {
  const { askAt, ask, calls, becomes } = setup(UNREACHABLE);
  for (const second of [0, 10, 20, 30, 40]) await askAt(second);
  const failing = [askAt(100), ask(), ask()];
  expect(await Promise.all(failing)).toEqual(['unavailable', 'paused', 'paused']);
  expect(await askAt(159)).toBe('paused');
  becomes(undefined);
  expect(await Promise.all([askAt(160), ask(), ask()])).toEqual(['answered', 'paused', 'paused']);
  expect(await Promise.all([ask(), ask()])).toEqual(['answered', 'answered']);
  expect(calls()).toBe(9);
});

test('a canceled try passes to the next call', async () => {
  const { askAt, ask, becomes } = setup(UNREACHABLE);
  for (const second of [0, 10, 20, 30, 40]) await askAt(second);
  expect(await askAt(100, AbortSignal.abort())).toBe('unavailable');
  becomes(undefined);
  expect(await ask()).toBe('answered');
});

test.each([
  ['an answer that can’t be read', UNREADABLE, 'answer'],
  ['a wrong key', () => serviceFailure(SERVICE_FAILURES.denied), 'setup'],
  ['an error of ours', () => new TypeError('x is not a function'), 'broken'],
])('%s does not pause it', async (_title, failure, kind) => {
  const { askAt, calls } = setup(failure);
  for (let second = 0; second < 8; second += 1) expect(await askAt(second)).toBe(kind);
  expect(calls()).toBe(8);
});

test('an abandoned call says nothing about the service', async () => {
  const { askAt, calls } = setup(UNREACHABLE);
  for (let second = 0; second < 8; second += 1)
    expect(await askAt(second, AbortSignal.abort())).toBe('unavailable');
  expect(calls()).toBe(8);
});
