import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ModelFailure, SERVICE_FAILURES, serviceFailure } from './model-failure.ts';

const REQUEST = { name: 'a', system: '', prompt: '', schema: {} as never, withinMilliseconds: 1_000 };

/** A model that fails in one way, and a clock. */
function setup(failure: () => Error = () => serviceFailure(SERVICE_FAILURES.unreachable)) {
  let now = 0;
  let calls = 0;
  const model = {
    id: 'a-model',
    deadlineMilliseconds: 1_000,
    imageDeadlineMilliseconds: 1_000,
    ask: () => {
      calls += 1;
      return Promise.reject(failure());
    },
  };
  const breaker = createCircuitBreaker(model, () => now);
  const askAt = async (seconds: number, signal?: AbortSignal) => {
    now = seconds * 1_000;
    return breaker.ask({ ...REQUEST, signal }).then(
      () => 'answered',
      (error: unknown) => (error instanceof ModelFailure ? error.kind : 'broken'),
    );
  };
  return { askAt, calls: () => calls };
}

test('after five failures in a minute the model is not asked for a minute', async () => {
  const { askAt, calls } = setup();
  for (const second of [0, 10, 20, 30, 40]) expect(await askAt(second)).toBe('service');
  expect(await askAt(41)).toBe('paused');
  expect(await askAt(99)).toBe('paused');
  expect(calls()).toBe(5);
  expect(await askAt(100)).toBe('service');
  expect(calls()).toBe(6);
});

test('five failures in more than a minute do not pause it', async () => {
  const { askAt, calls } = setup();
  for (const second of [0, 20, 40, 60, 80, 100, 120]) expect(await askAt(second)).toBe('service');
  expect(calls()).toBe(7);
});

test('a refused text says nothing of the service', async () => {
  const { askAt, calls } = setup(() => new ModelFailure('The model declined to write this page.'));
  for (let second = 0; second < 8; second += 1) expect(await askAt(second)).toBe('answer');
  expect(calls()).toBe(8);
});

test('a call that nobody waits for any longer says nothing of the service', async () => {
  const { askAt, calls } = setup();
  for (let second = 0; second < 8; second += 1)
    expect(await askAt(second, AbortSignal.abort())).toBe('service');
  expect(calls()).toBe(8);
});

test('an unexpected error counts as a failure', async () => {
  const { askAt } = setup(() => new TypeError('x is not a function'));
  for (let second = 0; second < 5; second += 1) expect(await askAt(second)).toBe('broken');
  expect(await askAt(5)).toBe('paused');
});
